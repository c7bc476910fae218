import type { Light } from './linear-light.ts';
import { lightOfColour } from './linear-light.ts';

/** A background for vehicles, as data. Colours are sRGB; the wall runs from `high` down to `low`, the floor from `far` to `near`. */
interface Studio {
  readonly wall: { readonly high: string; readonly low: string };
  readonly floor: { readonly far: string; readonly near: string };
  /** How far below the horizon the wall meets the floor, and over how much of the height they blend. */
  readonly joint: number;
  readonly blend: number;
  /** How much darker the corners are, 0 to 1. */
  readonly vignette: number;
  /** Light added to the wall behind the vehicle. */
  readonly glow?: number;
  /** Trees along the horizon, out of focus: their mean height as a share of the picture's. */
  readonly trees?: { readonly colour: string; readonly height: number };
}

/** How far the tops of trees leave their mean height, and how often over the width. No two frequencies share a period, so no clump is seen twice. */
const CLUMPS = [
  { share: 0.34, times: 1.3, from: 0.12 },
  { share: 0.2, times: 3.7, from: 0.55 },
  { share: 0.1, times: 8.9, from: 0.31 },
] as const;

/** Half the height over which the tops of trees are blurred. */
const SOFT = 0.03;

/** The studios a site may choose. The layers of a vehicle fit all of them. */
export const STUDIOS = {
  /** Light and cool: a white cyc. */
  cool: {
    wall: { high: '#d5dde3', low: '#f1f4f6' },
    floor: { far: '#eef2f4', near: '#cfd7dc' },
    joint: 0.2,
    blend: 0.16,
    vignette: 0.12,
  },
  /** Outdoors: sky, a line of trees, grey ground. */
  forecourt: {
    wall: { high: '#9fc2e6', low: '#edf3f6' },
    floor: { far: '#c9cbca', near: '#999d9f' },
    joint: 0.06,
    blend: 0.02,
    vignette: 0.08,
    trees: { colour: '#8b9a90', height: 0.055 },
  },
  /** Dark, as for a film. */
  dark: {
    wall: { high: '#1b1d22', low: '#3a3e46' },
    floor: { far: '#4a4e56', near: '#24262b' },
    joint: 0.2,
    blend: 0.12,
    vignette: 0.5,
    glow: 0.16,
  },
  /** Warm paper, as a print on cream. */
  paper: {
    wall: { high: '#efe6d4', low: '#f7f1e4' },
    floor: { far: '#f3ebdb', near: '#e2d6bf' },
    joint: 0.2,
    blend: 0.2,
    vignette: 0.08,
  },
  /** A cyc in pale green. */
  mint: {
    wall: { high: '#c9e6d6', low: '#e2f4e6' },
    floor: { far: '#dcf1e0', near: '#b5d8c4' },
    joint: 0.2,
    blend: 0.16,
    vignette: 0.1,
  },
} as const satisfies Record<string, Studio>;

/** 'none' is a cut-out with its shadow, on a transparent background. */
export type StudioName = keyof typeof STUDIOS | 'none';

/** Whether there is a studio of that name. */
export const isStudio = (name: string): name is StudioName => name === 'none' || Object.hasOwn(STUDIOS, name);

/**
 * The empty studio as linear light, three values per pixel. `horizon` is the eye level, as a share of the height from the top: distant things
 * are placed there, so that vehicle and background are seen from the same height.
 */
export function backdrop(name: keyof typeof STUDIOS, width: number, height: number, horizon: number): Float32Array {
  const studio: Studio = STUDIOS[name];
  const [high, low, far, near] = [studio.wall.high, studio.wall.low, studio.floor.far, studio.floor.near].map(lightOf);
  const joint = horizon + studio.joint;
  const trees = studio.trees && { light: lightOf(studio.trees.colour), tops: treetops(studio.trees.height, width) };
  const pixels = new Float32Array(width * height * 3);
  for (let j = 0; j < height; j++) {
    const y = (j + 0.5) / height;
    const down = smooth(-0.1, joint, y);
    const towards = smooth(joint, 1.1, y);
    const floor = smooth(joint - studio.blend / 2, joint + studio.blend / 2, y);
    for (let i = 0; i < width; i++) {
      const x = (i + 0.5) / width;
      const corner = Math.hypot((x - 0.5) * 1.1, y - 0.5);
      const dim = 1 - studio.vignette * smooth(0.2, 0.85, corner);
      const glow = (studio.glow ?? 0) * Math.exp(-(((x - 0.5) / 0.34) ** 2) - ((y - joint + 0.06) / 0.24) ** 2);
      const wooded = trees ? smooth(-SOFT, SOFT, y - (joint - (trees.tops[i] ?? 0))) * (1 - floor) * 0.75 : 0;
      for (let c = 0; c < 3; c++) {
        const wall = mix(mix(high?.[c], low?.[c], down), trees?.light[c], wooded);
        pixels[(j * width + i) * 3 + c] = (mix(wall, mix(far?.[c], near?.[c], towards), floor) + glow * (1 - floor * 0.6)) * dim;
      }
    }
  }
  return pixels;
}

function lightOf(colour: string): Light {
  const light = lightOfColour(colour);
  if (!light) throw new Error(`A studio's colour must be written like #d5dde3, not ${colour}.`);
  return light;
}

/** The height of the trees in each column. */
const treetops = (height: number, width: number): Float32Array =>
  Float32Array.from({ length: width }, (_, i) =>
    CLUMPS.reduce(
      (sum, { share, times, from }) => sum + height * share * Math.sin(2 * Math.PI * (((i + 0.5) / width) * times + from)),
      height,
    ),
  );

const mix = (a = 0, b = 0, share = 0): number => a + (b - a) * share;

function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
