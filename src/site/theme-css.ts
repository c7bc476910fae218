import { palette } from '#src/rules/theme/palette.ts';
import { STEPS } from '#src/rules/theme/scale.ts';
import type { Theme } from './theme.ts';

/** A site's corners, all grown from one radius. Small radii stay small everywhere: a squared site is squared throughout. */
function radii({ radius, header }: Theme): Readonly<Record<string, string>> {
  const corner = (times: number) => `${Math.min(28, Math.round(radius * times))}px`;
  return {
    control: corner(1),
    button: header === 'pill' ? '999px' : corner(1),
    card: corner(radius > 4 ? 1.4 : 1),
    panel: corner(radius > 4 ? 1.8 : 1.5),
    tag: corner(0.6),
    chip: radius > 4 ? '999px' : corner(1),
  };
}

/**
 * A site's dress as one line of CSS, `:root{--tenant-…}`: the whole difference between two sites' looks. Every value is worked out here
 * from colours and numbers, so nothing a dealer typed can close the style element.
 */
export function themeCss(theme: Theme): { ok: true; css: string } | { ok: false; reason: string } {
  const colours = palette(theme);
  if (!colours.ok) return colours;
  const values: [name: string, value: string][] = [
    ...Object.entries(colours.scales).flatMap(([name, shades]) =>
      STEPS.map((step): [string, string] => [`${name}-${step}`, shades[step]]),
    ),
    ...Object.entries(colours.roles),
    ...Object.entries(radii(theme)).map(([name, value]): [string, string] => [`radius-${name}`, value]),
  ];
  return { ok: true, css: `:root{${values.map(([name, value]) => `--tenant-${name}:${value};`).join('')}}` };
}
