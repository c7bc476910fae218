import { australianOutlines } from '#src/adapters/outlines/outlines.ts';
import type { Spot } from '#src/rules/places/clip-ring.ts';
import { type RegionMap, regionMap, type TownMark } from '#src/rules/places/region-map.ts';
import { palette } from '#src/rules/theme/palette.ts';
import type { Theme } from '#src/site/theme/theme.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { shownLocations } from './find-locations.ts';
import { locationPoint } from './find-point.ts';

/** The map of a location as SVG in the site's colours, from real outlines; null when there is no such location or its coordinates are unknown. */
export async function drawMap(context: Pick<PageContext, 'site' | 'showroom'>, slug: string): Promise<string | null> {
  const location = shownLocations(context).find((one) => one.slug === slug);
  const point = location === undefined ? null : await locationPoint(location);
  if (location === undefined || point === null) return null;
  const towns = australianOutlines.towns.filter(({ name }) => name !== location.city);
  return mapSvg(regionMap({ ...australianOutlines, towns }, point), context.site.theme);
}

/**
 * Fills whatever box it is shown in, with the location in the middle and a kilometre of one length everywhere. A town whose name would be cut
 * off by the box, or lie under its caption, is left out there.
 */
function mapSvg({ width, height, scale, land, borders, towns }: RegionMap, theme: Theme): string {
  const colours = coloursOf(theme);
  const bar = scale.barKm * scale.pixelsPerKm;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">',
    `<style>${towns.map(hiddenWhenCut).join('')}</style>`,
    `<rect width="100%" height="100%" fill="${colours.sea}"/>`,
    `<svg x="50%" y="50%" overflow="visible"><g transform="translate(${-width / 2} ${-height / 2})">`,
    `<path d="${land.map((ring) => `${path(ring)}z`).join('')}" fill="${colours.land}" stroke="${colours.shore}" stroke-linejoin="round"/>`,
    `<path d="${borders.map(path).join('')}" fill="none" stroke="${colours.border}" stroke-dasharray="6 4"/>`,
    `<g font-family="ui-sans-serif,system-ui,sans-serif" font-size="13" fill="${colours.name}" stroke="${colours.sea}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">`,
    ...towns.map(townSvg),
    '</g></g></svg>',
    `<svg x="100%" y="100%" overflow="visible"><g transform="translate(${-bar - 14} -14)">`,
    `<path d="M0 -5V0H${bar}V-5" fill="none" stroke="${colours.name}" stroke-width="1.5"/>`,
    `<text x="${bar / 2}" y="-7" text-anchor="middle" font-family="ui-sans-serif,system-ui,sans-serif" font-size="11" fill="${colours.name}">${scale.barKm} km</text>`,
    '</g></svg></svg>',
  ].join('');
}

const hiddenWhenCut = ({ needs }: TownMark, at: number): string =>
  `@media not all and (min-width:${needs.width}px) and (min-height:${needs.height}px){#t${at}{display:none}}`;

const path = (line: readonly Spot[]): string => line.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

function townSvg({ name, at: [x, y], side }: TownMark, at: number): string {
  const anchor = side === 'right' ? `x="${x + 8}"` : `x="${x - 8}" text-anchor="end"`;
  return `<g id="t${at}"><circle cx="${x}" cy="${y}" r="3"/><text ${anchor} y="${y + 4.5}">${name}</text></g>`;
}

/** The site's own colours. A theme is checked when its file is applied, so the fallback should never be needed. */
function coloursOf(theme: Theme) {
  const colours = palette(theme);
  if (!colours.ok) return { sea: '#e6eaee', land: '#ffffff', shore: '#9aa3ab', border: '#9aa3ab', name: '#3a4046' };
  const { roles, scales } = colours;
  return {
    sea: roles.surface,
    land: scales.neutral[100],
    shore: scales.brand[400],
    border: scales.neutral[500],
    name: roles['ink-2'],
  };
}
