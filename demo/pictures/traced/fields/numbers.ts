/** A solid: negative inside, zero on its surface, positive outside; metres. */
export type Field = (x: number, y: number, z: number) => number;

export const clamp = (value: number, least: number, most: number): number => (value < least ? least : Math.min(value, most));

/** From 0 at `from` to 1 at `to`, without a corner at either end. */
export function ramp(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** The larger of two distances, rounded where they meet: what two solids have in common. */
export function roundMax(a: number, b: number, reach: number): number {
  const h = Math.max(reach - Math.abs(a - b), 0) / reach;
  return Math.max(a, b) + (h * h * h * reach) / 6;
}

/** The smaller of two distances, rounded where they meet: two solids grown together. */
export const roundMin = (a: number, b: number, reach: number): number => -roundMax(-a, -b, reach);

/** The distance to a box with rounded edges round the origin. */
export function box(x: number, y: number, z: number, hx: number, hy: number, hz: number, round: number): number {
  const a = Math.abs(x) - hx + round;
  const b = Math.abs(y) - hy + round;
  const c = Math.abs(z) - hz + round;
  const outside = Math.sqrt(Math.max(a, 0) ** 2 + Math.max(b, 0) ** 2 + Math.max(c, 0) ** 2);
  return outside + Math.min(Math.max(a, b, c), 0) - round;
}

type Spot = readonly [number, number, number];

/** The distance to a round bar between two points. */
export function bar(x: number, y: number, z: number, a: Spot, b: Spot, radius: number): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const dz = b[2] - a[2];
  const along = (x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz;
  const t = clamp(along / (dx * dx + dy * dy + dz * dz + 1e-12), 0, 1);
  return Math.sqrt((x - a[0] - t * dx) ** 2 + (y - a[1] - t * dy) ** 2 + (z - a[2] - t * dz) ** 2) - radius;
}

/** The slope of the field read last: a direction of length 1. */
export const SLOPE = new Float64Array(3);

/** Leaves the direction in which a field grows in SLOPE and returns how steep it is; four readings, `reach` apart. */
export function readSlope(field: Field, x: number, y: number, z: number, reach: number): number {
  const a = field(x + reach, y - reach, z - reach);
  const b = field(x - reach, y - reach, z + reach);
  const c = field(x - reach, y + reach, z - reach);
  const d = field(x + reach, y + reach, z + reach);
  const gx = a - b - c + d;
  const gy = -a - b + c + d;
  const gz = -a + b - c + d;
  const length = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1;
  SLOPE[0] = gx / length;
  SLOPE[1] = gy / length;
  SLOPE[2] = gz / length;
  return length / (4 * reach);
}

/** A number from 0 to 1 that looks random, the same for the same place. */
export function speckle(a: number, b: number, c: number): number {
  let n = Math.imul(a, 374761393) ^ Math.imul(b, 668265263) ^ Math.imul(c, 2147483647 - 18);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}
