import { clamp, cubicWeights } from './smooth.ts';
import type { XY } from './spline.ts';

const STEP = 0.02;
const MARGIN = 0.5;

/** Signed distance to a closed outline, baked on a grid and read back with a cubic B-spline, so that reflections run clean. */
export function profileDistance(outline: readonly XY[]): (x: number, y: number) => number {
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const x0 = Math.min(...xs) - MARGIN;
  const y0 = Math.min(...ys) - MARGIN;
  const columns = Math.ceil((Math.max(...xs) + MARGIN - x0) / STEP) + 4;
  const rows = Math.ceil((Math.max(...ys) + MARGIN - y0) / STEP) + 4;
  const grid = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) grid[j * columns + i] = exactDistance(outline, x0 + (i - 1) * STEP, y0 + (j - 1) * STEP);
  const value = (i: number): number => grid[i] ?? 0;
  return (x, y) => {
    const u = clamp((x - x0) / STEP + 1, 1, columns - 3);
    const v = clamp((y - y0) / STEP + 1, 1, rows - 3);
    const i = Math.floor(u);
    const j = Math.floor(v);
    const across = cubicWeights(u - i);
    const [b0, b1, b2, b3] = cubicWeights(v - j);
    let sum = 0;
    let o = (j - 1) * columns + i - 1;
    for (const weight of across) {
      sum += weight * (b0 * value(o) + b1 * value(o + columns) + b2 * value(o + 2 * columns) + b3 * value(o + 3 * columns));
      o++;
    }
    return sum;
  };
}

function exactDistance(outline: readonly XY[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let inside = false;
  let [bx, by] = outline.at(-1) ?? [0, 0];
  for (const [ax, ay] of outline) {
    const dx = bx - ax;
    const dy = by - ay;
    const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy + 1e-12), 0, 1);
    nearest = Math.min(nearest, (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2);
    if (ay > y !== by > y && x < (dx * (y - ay)) / dy + ax) inside = !inside;
    bx = ax;
    by = ay;
  }
  return Math.sqrt(nearest) * (inside ? -1 : 1);
}
