import { markOnDark } from '#src/rules/theme/mark-on-dark.ts';
import { palette } from '#src/rules/theme/palette.ts';
import { STEPS } from '#src/rules/theme/scale.ts';
import { fontFamily, tabularFigures } from './fonts.ts';
import type { Theme } from './theme.ts';

type Values = Readonly<Record<string, string>>;

/** A site's corner radii: derived from one radius unless set. Small radii stay small: a squared site is squared throughout. */
function corners({ radius, radii, header }: Theme): Values {
  const corner = (times: number) => Math.min(28, Math.round(radius * times));
  const grown = {
    control: corner(1),
    button: header === 'pill' ? 999 : corner(1),
    card: corner(radius > 4 ? 1.4 : 1),
    photo: 0,
    panel: corner(radius > 4 ? 1.8 : 1.5),
    tag: corner(0.6),
    chip: radius > 4 ? 999 : corner(1),
  };
  const names = Object.keys(grown) as (keyof typeof grown)[];
  return Object.fromEntries(names.map((name) => [`radius-${name}`, `${radii[name] ?? grown[name]}px`]));
}

function type({ fonts, ...theme }: Theme): Values {
  return {
    'font-head': fontFamily(fonts.head),
    'font-body': fontFamily(fonts.body),
    'text-size': `${theme.textSize / 16}rem`,
    'head-weight': `${theme.headWeight}`,
    'head-tracking': `${theme.headTracking}em`,
    'head-stretch': `${theme.headStretch}%`,
    'head-leading': `${theme.headLeading}`,
    'price-font': fontFamily(fonts[theme.priceFont]),
    'price-weight': `${theme.priceWeight}`,
    figures: tabularFigures([fonts.head, fonts.body]),
  };
}

const SECTIONS: Readonly<Record<Theme['section'], string>> = {
  small: 'clamp(2.75rem,5vw,4.5rem)',
  medium: 'clamp(3.5rem,7vw,6.5rem)',
  large: 'clamp(4.5rem,9vw,9rem)',
};

function shape({ card, photo, ...theme }: Theme): Values {
  return {
    density: `${theme.density}`,
    'control-height': `${theme.controlHeight}px`,
    container: `${theme.container}px`,
    section: SECTIONS[theme.section],
    'card-border': card.border ? '1px' : '0px',
    'card-shadow': card.shadow ? '0 1px 2px rgb(60 40 20/.05),0 10px 30px -12px rgb(60 40 20/.14)' : 'none',
    'card-pad': `${card.padBlock}px ${card.padInline}px`,
    // A card without border and shadow is only its picture and text: it has no background and no hover effect.
    ...(card.border || card.shadow ? {} : { 'card-bg': 'transparent', 'card-hover': 'none' }),
    'photo-ratio': photo.ratio,
    'photo-inset': `${photo.inset}px`,
    ...(photo.background === undefined ? {} : { 'photo-bg': photo.background.toLowerCase() }),
  };
}

/**
 * A site's theme as one line of CSS, `:root{--tenant-…}`: all that differs between two sites' looks. Every value is derived here
 * from colours, numbers and names on our own lists, so nothing a dealer typed can close the style element.
 */
export function themeCss(theme: Theme): { ok: true; css: string } | { ok: false; reason: string } {
  const colours = palette(theme);
  if (!colours.ok) return colours;
  const shades = Object.entries(colours.scales).flatMap(([name, scale]) =>
    STEPS.map((step): [string, string] => [`${name}-${step}`, scale[step]]),
  );
  const mark = markOnDark(colours.roles);
  // Where it is the accent, the platform's own sheet says so.
  const marks: Values = mark.ground === colours.roles.accent ? {} : { 'mark-on-dark': mark.ground, 'on-mark-on-dark': mark.ink };
  const values: Values = {
    ...Object.fromEntries(shades),
    ...colours.roles,
    ...marks,
    ...corners(theme),
    ...type(theme),
    ...shape(theme),
  };
  const lines = Object.entries(values).map(([name, value]) => `--tenant-${name}:${value};`);
  return { ok: true, css: `:root{${lines.join('')}}` };
}
