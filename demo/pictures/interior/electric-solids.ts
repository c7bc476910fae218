import type { Bounds, Field } from '../mesh/shell-field.ts';
import { smoothMin } from '../mesh/smooth.ts';
import { block, type Distance, rod, solid } from './solid-shapes.ts';

/** Channels that run up a cushion, closer together than they are deep. */
const channels = (z: number): number => 0.005 * Math.max(0, Math.cos(z * 84)) ** 6;
/** Channels that run across it. */
const ribs = (t: number): number => 0.006 * Math.max(0, Math.cos(t * 52)) ** 6;

/** A sports seat: its headrest is part of the back, and wings hold the shoulders. */
const sportSeat: Distance = (x, y, z) => {
  const a = Math.abs(z);
  const cushion = block(x, y, a, [0, 0.29, 0], [0.27, 0.07, 0.2], 0.05, 0.1);
  const thigh = block(x, y, a, [-0.01, 0.335, 0.225], [0.27, 0.085, 0.06], 0.055, 0.1);
  const back = block(x, y, a, [0.31, 0.64, 0], [0.06, 0.34, 0.2], 0.05, -0.24);
  const wing = block(x, y, a, [0.245, 0.64, 0.215], [0.1, 0.29, 0.058], 0.052, -0.24);
  const neck = block(x, y, a, [0.4, 0.94, 0], [0.055, 0.16, 0.15], 0.05, -0.2);
  const head = block(x, y, a, [0.42, 1.07, 0], [0.06, 0.09, 0.135], 0.055, -0.16);
  const chair = smoothMin(smoothMin(cushion, thigh, 0.06), smoothMin(back, wing, 0.07), 0.05);
  return smoothMin(chair, smoothMin(neck, head, 0.05), 0.07);
};

/** Its middle, in a leather of its own. */
const sportInsert: Distance = (x, y, z) => {
  const a = Math.abs(z);
  const cushion = block(x, y, a, [-0.01, 0.312, 0], [0.25, 0.062, 0.15], 0.04, 0.1) + channels(z);
  const back = block(x, y, a, [0.292, 0.63, 0], [0.055, 0.28, 0.145], 0.04, -0.24) + channels(z);
  const head = block(x, y, a, [0.4, 1.03, 0], [0.055, 0.07, 0.1], 0.04, -0.16);
  return Math.min(cushion, back, head);
};

/** A lounge seat: broad and deep, with a cushion for the head. */
const loungeSeat: Distance = (x, y, z) => {
  const a = Math.abs(z);
  const cushion = block(x, y, a, [-0.02, 0.29, 0], [0.3, 0.085, 0.24], 0.06, 0.08);
  const side = block(x, y, a, [-0.01, 0.325, 0.235], [0.28, 0.07, 0.055], 0.05, 0.08);
  const back = block(x, y, a, [0.31, 0.64, 0], [0.075, 0.34, 0.23], 0.06, -0.28);
  const wing = block(x, y, a, [0.27, 0.58, 0.235], [0.08, 0.26, 0.045], 0.042, -0.28);
  const head = block(x, y, a, [0.46, 1.07, 0], [0.06, 0.1, 0.17], 0.055, -0.2);
  const post = rod(x, y, a, [0.41, 0.9, 0.07], [0.45, 1.04, 0.07], 0.009);
  const chair = smoothMin(smoothMin(cushion, side, 0.05), smoothMin(back, wing, 0.06), 0.05);
  return smoothMin(Math.min(chair, head), post, 0.01);
};

const loungeInsert: Distance = (x, y, z) => {
  const a = Math.abs(z);
  const cushion = block(x, y, a, [-0.03, 0.31, 0], [0.27, 0.075, 0.17], 0.045, 0.08) + ribs(x);
  const back = block(x, y, a, [0.288, 0.63, 0], [0.068, 0.3, 0.17], 0.045, -0.28) + ribs(y);
  const pillow = block(x, y, a, [0.41, 1.06, 0], [0.04, 0.075, 0.13], 0.036, -0.2);
  return Math.min(cushion, back, pillow);
};

/** A low dashboard: a thin wing above, and what carries it. */
const slimDash: Distance = (x, y, z) => {
  const a = Math.abs(z);
  const bow = 0.12 * (a / 0.75) ** 2;
  const top = block(x + bow, y, a, [1.08, 0.91, 0], [0.38, 0.055, 0.78], 0.045, -0.03);
  const below = block(x + bow, y, a, [1.12, 0.62, 0], [0.16, 0.2, 0.72], 0.05, 0.2);
  return Math.min(top, below);
};

/** The padded roll below the wing. */
const dashPad: Distance = (x, y, z) => {
  const a = Math.abs(z);
  return block(x + 0.12 * (a / 0.75) ** 2, y, a, [1.24, 0.765, 0], [0.2, 0.065, 0.76], 0.055, 0.1);
};

/** A console that bridges from the dashboard to the armrest, with a tray below it. */
const bridge: Distance = (x, y, z) => {
  const a = Math.abs(z);
  const deck = block(x, y, a, [1.86, 0.56, 0], [0.52, 0.06, 0.15], 0.05, -0.03);
  const rest = block(x, y, a, [2.34, 0.6, 0], [0.24, 0.07, 0.14], 0.06);
  const foot = block(x, y, a, [2.3, 0.4, 0], [0.26, 0.16, 0.12], 0.04);
  const cups = Math.max(Math.hypot(x - 2.02, a - 0.06) - 0.042, 0.54 - y);
  return Math.max(smoothMin(smoothMin(deck, rest, 0.05), foot, 0.05), -cups);
};

/** Pillars and rails round a roof of glass. */
const glassFrame: Distance = (x, y, z) => {
  const a = Math.abs(z);
  const roof = block(x, y + 0.05 * (a / 0.6) ** 2, a, [2.85, 1.45, 0], [0.98, 0.035, 0.64], 0.03);
  const hole = block(x, y, a, [2.86, 1.45, 0], [0.76, 0.3, 0.47], 0.08);
  let d = Math.max(roof, -hole);
  d = smoothMin(d, rod(x, y, a, [1.05, 0.93, 0.8], [1.98, 1.41, 0.62], 0.042), 0.06);
  d = smoothMin(d, rod(x, y, a, [2.62, 0.9, 0.83], [2.58, 1.42, 0.62], 0.05), 0.06);
  d = smoothMin(d, rod(x, y, a, [4.1, 0.95, 0.76], [3.62, 1.41, 0.58], 0.09), 0.08);
  const rail = smoothMin(d, block(x, y, a, [2.8, 1.4, 0.63], [0.95, 0.05, 0.04], 0.035), 0.06);
  const shelf = block(x, y, a, [3.9, 0.92, 0], [0.35, 0.05, 0.8], 0.03);
  return Math.min(rail, shelf, block(x, y, a, [2.4, 0.2, 0], [1.6, 0.04, 0.9], 0.02));
};

const SEAT: Bounds = [-0.4, 0.62, 0.1, 1.3, 0.36];

/** The soft shapes of an electric car's cabin. */
export const ELECTRIC_SOLIDS = {
  sportSeat: solid(sportSeat, SEAT),
  sportInsert: solid(sportInsert, SEAT),
  loungeSeat: solid(loungeSeat, SEAT),
  loungeInsert: solid(loungeInsert, SEAT),
  slimDash: solid(slimDash, [0.6, 1.7, 0.25, 1.1, 0.86]),
  dashPad: solid(dashPad, [0.6, 1.7, 0.25, 1.1, 0.86]),
  bridge: solid(bridge, [1.2, 2.7, 0.2, 0.75, 0.25]),
  glassFrame: solid(glassFrame, [0.7, 4.4, 0.1, 1.55, 1]),
} satisfies Readonly<Record<string, Field>>;
