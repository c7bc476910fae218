/** Holds a value between two others. */
export const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Rises smoothly from 0 at `from` to 1 at `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** The larger of two distances, blended over `k` metres: a fillet where two solids meet. */
export function smoothMax(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.max(a, b) + (h * h * h * k) / 6;
}

/** The smaller of two distances, blended over `k` metres. */
export const smoothMin = (a: number, b: number, k: number): number => -smoothMax(-a, -b, k);

/** The four weights of a cubic B-spline at fraction `f`. */
export const cubicWeights = (f: number): readonly [number, number, number, number] => [
  (1 - f) ** 3 / 6,
  (3 * f ** 3 - 6 * f * f + 4) / 6,
  (-3 * f ** 3 + 3 * f * f + 3 * f + 1) / 6,
  f ** 3 / 6,
];
