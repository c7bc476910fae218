import { hexOf, oklch } from './oklch.ts';

/** The steps of every scale, light to dark. */
export const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type Step = (typeof STEPS)[number];
export type Scale = Readonly<Record<Step, string>>;

interface Shade {
  readonly lightness: number;
  /** How much of the seed's chroma this step keeps. */
  readonly chroma: number;
}

const BRAND: Readonly<Record<Step, Shade>> = {
  50: { lightness: 0.977, chroma: 0.14 },
  100: { lightness: 0.95, chroma: 0.24 },
  200: { lightness: 0.9, chroma: 0.44 },
  300: { lightness: 0.83, chroma: 0.68 },
  400: { lightness: 0.74, chroma: 0.88 },
  500: { lightness: 0.65, chroma: 1 },
  600: { lightness: 0.56, chroma: 1 },
  700: { lightness: 0.48, chroma: 0.95 },
  800: { lightness: 0.4, chroma: 0.85 },
  900: { lightness: 0.32, chroma: 0.7 },
  950: { lightness: 0.235, chroma: 0.55 },
};

const NEUTRAL: Readonly<Record<Step, Shade>> = {
  50: { lightness: 0.98, chroma: 0.6 },
  100: { lightness: 0.96, chroma: 0.6 },
  200: { lightness: 0.917, chroma: 1 },
  300: { lightness: 0.868, chroma: 1 },
  400: { lightness: 0.73, chroma: 1 },
  500: { lightness: 0.6, chroma: 1 },
  600: { lightness: 0.5, chroma: 1 },
  700: { lightness: 0.42, chroma: 1 },
  800: { lightness: 0.31, chroma: 1.6 },
  900: { lightness: 0.225, chroma: 1.6 },
  950: { lightness: 0.165, chroma: 1.6 },
};

function scale(shades: Readonly<Record<Step, Shade>>, chroma: number, hue: number): Scale {
  const shade = (step: Step) => hexOf({ l: shades[step].lightness, c: chroma * shades[step].chroma, h: hue });
  return Object.fromEntries(STEPS.map((step) => [step, shade(step)])) as Record<Step, string>;
}

/** Eleven shades of a brand colour, all with its hue. */
export function brandScale(seed: string): Scale {
  const { c, h } = oklch(seed);
  return scale(BRAND, c, h);
}

/** Eleven greys with a slight tint of the site's own hue. */
export const neutralScale = (hue: number, chroma: number): Scale => scale(NEUTRAL, chroma, hue);
