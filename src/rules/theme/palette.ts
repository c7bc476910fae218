import { CONTRAST_PAIRS } from './contrast-pairs.ts';
import { contrast, hexOf, isHexColour, oklch } from './oklch.ts';
import type { Roles } from './role.ts';
import { brandScale, neutralScale, type Scale } from './scale.ts';

/** The colours a dealer chooses. All others are derived from these. */
export interface Brand {
  readonly brand: string;
  readonly accent: string;
  readonly neutralHue: number;
  readonly neutralChroma: number;
  readonly background: string;
  readonly tint?: string | undefined;
  readonly dark?: string | undefined;
  readonly onPrimary?: string | undefined;
}

export type Palette =
  | {
      readonly ok: true;
      readonly roles: Roles;
      readonly scales: { readonly brand: Scale; readonly accent: Scale; readonly neutral: Scale };
    }
  | { readonly ok: false; readonly reason: string };

const WHITE = '#ffffff';
const BLACK = '#000000';
const STRIDE = 0.005;

const shifted = (hex: string, by: number): string => {
  const { l, c, h } = oklch(hex);
  return hexOf({ l: Math.min(1, Math.max(0, l + by)), c, h });
};

/** The nearest shade of a colour, darker or lighter, with enough contrast to every colour it may meet. */
function solved(seed: string, against: readonly string[], least: number, way: 'darker' | 'lighter' = 'darker'): string {
  const { l, c, h } = oklch(seed);
  const sign = way === 'darker' ? -1 : 1;
  for (let step = 0; step <= 1 / STRIDE; step++) {
    const lightness = l + sign * STRIDE * step;
    if (lightness < 0 || lightness > 1) break;
    const hex = hexOf({ l: lightness, c, h });
    if (against.every((other) => contrast(hex, other) >= least)) return hex;
  }
  return way === 'darker' ? BLACK : WHITE;
}

/** A background colour, moved away from its text only as far as readability needs. */
const carrying = (seed: string, text: string): string =>
  solved(seed, [text], 4.5, oklch(text).l > oklch(seed).l ? 'darker' : 'lighter');

/** A hovered button: darker, unless it is nearly black or its own text is dark and would become unreadable. */
function hovered(primary: string, text: string): string {
  const darker = shifted(primary, -0.06);
  return oklch(primary).l > 0.3 && contrast(darker, text) >= 4.5 ? darker : shifted(primary, 0.07);
}

function rolesOf(input: Brand, brand: Scale, accents: Scale, neutral: Scale): Roles {
  const bg = input.background.toLowerCase();
  const sunk = bg === WHITE ? neutral[50] : shifted(bg, -0.028);
  const grounds = [bg, WHITE, sunk];
  const onColour = (colour: string) => (contrast(colour, WHITE) >= contrast(colour, neutral[950]) ? WHITE : neutral[950]);
  const onPrimary = (input.onPrimary ?? onColour(input.brand)).toLowerCase();
  const primary = carrying(input.brand, onPrimary);
  const onAccent = onColour(input.accent);
  const tint = (input.tint ?? brand[50]).toLowerCase();
  const tint2 = input.tint === undefined ? brand[100] : shifted(tint, -0.028);
  const dark = (input.dark ?? neutral[900]).toLowerCase();
  const dark2 = shifted(dark, 0.07);
  const darkTone = oklch(dark);
  return {
    bg,
    surface: WHITE,
    sunk,
    ink: neutral[950],
    'ink-2': solved(neutral[600], grounds, 5.2),
    line: neutral[200],
    'line-strong': solved(neutral[400], grounds, 3),
    primary,
    'on-primary': onPrimary,
    'primary-hover': hovered(primary, onPrimary),
    link: solved(input.brand, [...grounds, tint], 4.5),
    tint,
    'tint-2': tint2,
    'tint-3': input.tint === undefined ? brand[300] : shifted(tint, -0.17),
    'on-tint': solved(brand[800], [tint, tint2], 7),
    accent: carrying(input.accent, onAccent),
    'on-accent': onAccent,
    'accent-text': solved(input.accent, grounds, 4.5),
    'accent-tint': accents[100],
    'on-accent-tint': solved(accents[800], [accents[100]], 7),
    focus: solved(input.brand, grounds, 4.5),
    dark,
    'dark-2': dark2,
    'on-dark': WHITE,
    'on-dark-2': solved(hexOf({ l: 0.78, c: Math.min(0.03, darkTone.c), h: darkTone.h }), [dark, dark2], 5.2, 'lighter'),
  };
}

/** A dealer's colours as a whole palette in which everything is readable, or why these colours cannot give one (ledger P4). */
export function palette(input: Brand): Palette {
  for (const name of ['brand', 'accent', 'background', 'tint', 'dark', 'onPrimary'] as const) {
    const colour = input[name];
    if (colour !== undefined && !isHexColour(colour)) return { ok: false, reason: `${name} must be a colour such as #075E6B.` };
  }
  const scales = {
    brand: brandScale(input.brand),
    accent: brandScale(input.accent),
    neutral: neutralScale(input.neutralHue, input.neutralChroma),
  };
  const roles = rolesOf(input, scales.brand, scales.accent, scales.neutral);
  for (const { over, under, least } of CONTRAST_PAIRS) {
    const reached = contrast(roles[over], roles[under]);
    if (reached < least) {
      // Rounded down, so that a near miss is never printed as the ratio it missed.
      const shown = (Math.floor(reached * 100) / 100).toFixed(2);
      return {
        ok: false,
        reason: `${over} on ${under} reaches a contrast of ${shown} to 1 and needs ${least} to 1: ${advice(over, under)}.`,
      };
    }
  }
  return { ok: true, roles, scales };
}

/** Which of the dealer's own colours to change, and in which direction. */
function advice(over: string, under: string): string {
  if (under.startsWith('dark')) return 'choose a darker colour for dark';
  return over === 'on-primary' ? 'choose another onPrimary, or leave it out' : 'choose a lighter background';
}
