import { australianOutlines } from '#src/adapters/outlines/outlines.ts';
import type { Spot } from '#src/rules/places/clip-ring.ts';
import { PIXELS_PER_KM, type RegionMap, RINGS_KM, regionMap, type TownMark } from '#src/rules/places/region-map.ts';
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

function mapSvg({ width, height, land, borders, towns }: RegionMap, theme: Theme): string {
  const colours = coloursOf(theme);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.sea}"/>`,
    `<path d="${land.map((ring) => `${path(ring)}z`).join('')}" fill="${colours.land}" stroke="${colours.shore}" stroke-linejoin="round"/>`,
    `<path d="${borders.map(path).join('')}" fill="none" stroke="${colours.border}" stroke-dasharray="6 4"/>`,
    `<g fill="none" stroke="${colours.ring}" stroke-dasharray="1 5" stroke-linecap="round" stroke-width="2">`,
    ...RINGS_KM.map((km) => `<circle cx="${width / 2}" cy="${height / 2}" r="${km * PIXELS_PER_KM}"/>`),
    `</g><g font-family="ui-sans-serif,system-ui,sans-serif" font-size="13" fill="${colours.name}" stroke="${colours.sea}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">`,
    ...RINGS_KM.map(
      (km) =>
        `<text x="${width / 2}" y="${height / 2 + km * PIXELS_PER_KM + 4}" font-size="11" text-anchor="middle">${km} km</text>`,
    ),
    ...towns.map(townSvg),
    '</g></svg>',
  ].join('');
}

const path = (line: readonly Spot[]): string => line.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

function townSvg({ name, at: [x, y], side }: TownMark): string {
  const anchor = side === 'right' ? `x="${x + 8}"` : `x="${x - 8}" text-anchor="end"`;
  return `<circle cx="${x}" cy="${y}" r="3"/><text ${anchor} y="${y + 4.5}">${name}</text>`;
}

/** The site's own colours. A theme is checked when its file is applied, so the fallback should never be needed. */
function coloursOf(theme: Theme) {
  const colours = palette(theme);
  if (!colours.ok)
    return { sea: '#e6eaee', land: '#ffffff', shore: '#9aa3ab', border: '#9aa3ab', ring: '#e6eaee', name: '#3a4046' };
  const { roles, scales } = colours;
  return {
    sea: roles.surface,
    land: scales.neutral[100],
    shore: scales.brand[400],
    border: scales.neutral[500],
    ring: scales.brand[400],
    name: roles['ink-2'],
  };
}
