import { smoothMin } from '../mesh/smooth.ts';
import { ELECTRIC_SOLIDS } from './electric-solids.ts';
import { block, type Distance, rod, solid } from './solid-shapes.ts';

/** Seams across a cushion. */
const pleat = (t: number, z: number): number => (Math.abs(z) < 0.16 ? 0.004 * Math.max(0, Math.cos(t * 60)) ** 8 : 0);

const seat: Distance = (x, y, z) => {
  const a = Math.abs(z);
  const cushion = block(x, y, a, [0, 0.3, 0], [0.27, 0.075, 0.22], 0.05, 0.1) + pleat(x, z);
  const cushionSide = block(x, y, a, [-0.01, 0.325, 0.225], [0.26, 0.085, 0.055], 0.05, 0.1);
  const back = block(x, y, a, [0.29, 0.64, 0], [0.06, 0.33, 0.2], 0.05, -0.26) + pleat(y, z);
  const backSide = block(x, y, a, [0.245, 0.62, 0.215], [0.085, 0.29, 0.05], 0.045, -0.26);
  const head = block(x, y, a, [0.42, 1.06, 0], [0.05, 0.095, 0.14], 0.045, -0.2);
  const post = rod(x, y, a, [0.37, 0.9, 0.06], [0.41, 1.04, 0.06], 0.008);
  const chair = smoothMin(smoothMin(cushion, cushionSide, 0.06), smoothMin(back, backSide, 0.06), 0.05);
  return smoothMin(Math.min(chair, head), post, 0.01);
};

const bench: Distance = (x, y, z) => {
  const a = Math.abs(z);
  const split = 0.02 * Math.exp(-(((a - 0.22) / 0.02) ** 2));
  const cushion = block(x, y, a, [0, 0.3, 0], [0.27, 0.09, 0.66], 0.06, 0.1) + pleat(x, a - 0.42) + split;
  const back = block(x, y, a, [0.3, 0.66, 0], [0.075, 0.34, 0.66], 0.06, -0.3) + pleat(y, a - 0.42) + split;
  const head = block(x, y, a, [0.42, 1.04, 0.4], [0.045, 0.08, 0.13], 0.04, -0.2);
  return Math.min(smoothMin(cushion, back, 0.05), head);
};

const dash: Distance = (x, y, z) => {
  const a = Math.abs(z);
  const bow = 0.1 * (a / 0.75) ** 2;
  const top = block(x + bow, y, a, [1.12, 0.9, 0], [0.34, 0.075, 0.76], 0.06, -0.05);
  const front = block(x + bow, y, a, [1.3, 0.74, 0], [0.14, 0.2, 0.74], 0.06, 0.12);
  const shelf = block(x + bow, y, a, [1.47, 0.845, 0], [0.05, 0.035, 0.72], 0.02);
  const stack = block(x, y, a, [1.42, 0.62, 0], [0.1, 0.26, 0.17], 0.05, 0.5);
  return smoothMin(Math.max(smoothMin(top, front, 0.06), -shelf), stack, 0.08);
};

const tunnel: Distance = (x, y, z) => {
  const a = Math.abs(z);
  const low = block(x, y, a, [1.95, 0.42, 0], [0.62, 0.14, 0.135], 0.04, 0.02);
  const rest = block(x, y, a, [2.32, 0.6, 0], [0.2, 0.055, 0.115], 0.045);
  const cups = Math.max(Math.hypot(x - 1.98, a - 0.055) - 0.042, 0.48 - y);
  return Math.max(smoothMin(low, rest, 0.03), -cups);
};

const door: Distance = (x, y, z) => {
  const a = Math.abs(z);
  let d = block(x, y, a, [2.3, 0.62, 0.86], [1.5, 0.36, 0.07], 0.05);
  d = smoothMin(d, block(x, y, a, [2.3, 0.955, 0.815], [1.5, 0.035, 0.05], 0.03), 0.04);
  for (const at of [1.95, 3]) {
    d = smoothMin(d, block(x, y, a, [at, 0.64, 0.77], [0.36, 0.04, 0.055], 0.035, 0.06), 0.05);
    d = Math.max(d, -block(x, y, a, [at, 0.4, 0.79], [0.34, 0.07, 0.03], 0.03));
  }
  return d;
};

const frame: Distance = (x, y, z) => {
  const a = Math.abs(z);
  let d = block(x, y + 0.05 * (a / 0.6) ** 2, a, [2.85, 1.45, 0], [0.98, 0.04, 0.64], 0.035);
  d = smoothMin(d, rod(x, y, a, [1.05, 0.93, 0.8], [1.98, 1.41, 0.62], 0.045), 0.06);
  d = smoothMin(d, rod(x, y, a, [2.62, 0.9, 0.83], [2.58, 1.42, 0.62], 0.055), 0.06);
  d = smoothMin(d, rod(x, y, a, [4.1, 0.95, 0.76], [3.62, 1.41, 0.58], 0.09), 0.08);
  const rail = smoothMin(d, block(x, y, a, [2.8, 1.4, 0.63], [0.95, 0.05, 0.04], 0.035), 0.06);
  const shelf = block(x, y, a, [3.9, 0.92, 0], [0.35, 0.05, 0.8], 0.03);
  return Math.min(rail, shelf, block(x, y, a, [2.4, 0.2, 0], [1.6, 0.04, 0.9], 0.02));
};

/** The soft shapes of a car's cabin: x from the screen back, y up, z to the left, the middle of the car at z = 0. */
export const SOLIDS = {
  seat: solid(seat, [-0.4, 0.6, 0.1, 1.3, 0.36]),
  bench: solid(bench, [-0.4, 0.6, 0.1, 1.3, 0.78]),
  dash: solid(dash, [0.6, 1.7, 0.25, 1.1, 0.86]),
  tunnel: solid(tunnel, [1.2, 2.7, 0.2, 0.75, 0.25]),
  door: solid(door, [0.7, 3.9, 0.2, 1.05, 1]),
  ...ELECTRIC_SOLIDS,
  frame: solid(frame, [0.7, 4.4, 0.1, 1.55, 1]),
};
/** One of the soft shapes. */
export type SolidName = keyof typeof SOLIDS;
