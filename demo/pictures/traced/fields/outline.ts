import { path } from '../../path.ts';
import { curve, curveThrough, mirrored } from './curve.ts';
import { clamp } from './numbers.ts';

/** A distance in a plane. */
export type Flat = (x: number, y: number) => number;
type Outline = readonly (readonly [number, number])[];

/**
 * The distance to a closed outline, negative inside, kept on a grid and read with a cubic B-spline: its second derivative is smooth, so
 * reflections are clean.
 */
function outlineDistance(outline: Outline, step = 0.02, margin = 0.5): Flat {
  const x0 = Math.min(...outline.map(([x]) => x)) - margin;
  const y0 = Math.min(...outline.map(([, y]) => y)) - margin;
  const nx = Math.ceil((Math.max(...outline.map(([x]) => x)) + margin - x0) / step) + 4;
  const ny = Math.ceil((Math.max(...outline.map(([, y]) => y)) + margin - y0) / step) + 4;
  const grid = new Float32Array(nx * ny);
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) grid[j * nx + i] = exactDistance(outline, x0 + (i - 1) * step, y0 + (j - 1) * step);
  return (x, y) => {
    const u = clamp((x - x0) / step + 1, 1, nx - 3.001);
    const v = clamp((y - y0) / step + 1, 1, ny - 3.001);
    const i = u | 0;
    const j = v | 0;
    const f = u - i;
    const e = v - j;
    const f1 = 1 - f;
    const a0 = (f1 * f1 * f1) / 6;
    const a1 = (3 * f * f * f - 6 * f * f + 4) / 6;
    const a3 = (f * f * f) / 6;
    const a2 = 1 - a0 - a1 - a3;
    const e1 = 1 - e;
    const b0 = (e1 * e1 * e1) / 6;
    const b1 = (3 * e * e * e - 6 * e * e + 4) / 6;
    const b3 = (e * e * e) / 6;
    const o = (j - 1) * nx + i - 1;
    return (
      b0 * across(grid, o, a0, a1, a2, a3) +
      b1 * across(grid, o + nx, a0, a1, a2, a3) +
      (1 - b0 - b1 - b3) * across(grid, o + nx * 2, a0, a1, a2, a3) +
      b3 * across(grid, o + nx * 3, a0, a1, a2, a3)
    );
  };
}

const across = (grid: Float32Array, o: number, a: number, b: number, c: number, d: number): number =>
  a * (grid[o] as number) + b * (grid[o + 1] as number) + c * (grid[o + 2] as number) + d * (grid[o + 3] as number);

function exactDistance(outline: Outline, x: number, y: number): number {
  let best = 1e9;
  let inside = false;
  let [bx, by] = outline.at(-1) ?? [0, 0];
  for (const [ax, ay] of outline) {
    const dx = bx - ax;
    const dy = by - ay;
    const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy + 1e-12), 0, 1);
    best = Math.min(best, (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2);
    if (ay > y !== by > y && x < (dx * (y - ay)) / dy + ax) inside = !inside;
    bx = ax;
    by = ay;
  }
  return Math.sqrt(best) * (inside ? -1 : 1);
}

const NOWHERE: Flat = () => 9;

/** The distance to a smooth outline of the side view. */
export const sideOutline = (text: string): Flat => outlineDistance(curve(text, true));

/** The distance to an area on the nose or tail, drawn for one half; nowhere if there is none. */
export const endArea = (text: string | undefined): Flat =>
  text === undefined ? NOWHERE : outlineDistance(curveThrough(mirrored(text), true, 8), 0.008, 0.12);

/** How far from a line its distance is known; further away it counts as FAR. */
const NEAR = 0.03;
const FAR = 0.05;

/** The distance to open lines, kept on a fine grid: shut lines, light guides. */
export function lineDistance(
  lines: readonly string[] | undefined,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  step = 0.004,
): Flat {
  if (!lines || lines.length === 0) return NOWHERE;
  const nx = Math.ceil((x1 - x0) / step) + 1;
  const ny = Math.ceil((y1 - y0) / step) + 1;
  const grid = new Float32Array(nx * ny).fill(FAR);
  for (const line of lines) {
    const points = curve(line);
    points.slice(1).forEach(([bx, by], s) => {
      const [ax, ay] = points[s] as [number, number];
      const dx = bx - ax;
      const dy = by - ay;
      const i1 = Math.min(nx - 1, Math.floor((Math.max(ax, bx) + NEAR - x0) / step));
      const j1 = Math.min(ny - 1, Math.floor((Math.max(ay, by) + NEAR - y0) / step));
      for (let j = Math.max(0, Math.floor((Math.min(ay, by) - NEAR - y0) / step)); j <= j1; j++)
        for (let i = Math.max(0, Math.floor((Math.min(ax, bx) - NEAR - x0) / step)); i <= i1; i++) {
          const x = x0 + i * step - ax;
          const y = y0 + j * step - ay;
          const t = clamp((x * dx + y * dy) / (dx * dx + dy * dy + 1e-12), 0, 1);
          const o = j * nx + i;
          grid[o] = Math.min(grid[o] as number, Math.hypot(x - t * dx, y - t * dy));
        }
    });
  }
  return (x, y) => {
    const u = (x - x0) / step;
    const v = (y - y0) / step;
    if (u < 0 || v < 0 || u >= nx - 1 || v >= ny - 1) return FAR;
    const i = u | 0;
    const j = v | 0;
    const a = u - i;
    const b = v - j;
    const o = j * nx + i;
    return (
      ((grid[o] as number) * (1 - a) + (grid[o + 1] as number) * a) * (1 - b) +
      ((grid[o + nx] as number) * (1 - a) + (grid[o + nx + 1] as number) * a) * b
    );
  };
}

/** A smooth function through points; corners are rounded over about `reach`. */
export function smoothTable(text: string, reach: number): (at: number) => number {
  const points = path(text);
  const [from, to] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 1];
  const count = Math.max(4, Math.ceil((to - from) / reach));
  const step = (to - from) / count;
  const values = Float64Array.from({ length: count + 4 }, (_, i) => brokenLine(points, from + (i - 1) * step));
  return (at) => {
    const u = clamp((at - from) / step, 0, count - 1e-6);
    const i = u | 0;
    const f = u - i;
    const g = 1 - f;
    const a0 = (g * g * g) / 6;
    const a1 = (3 * f * f * f - 6 * f * f + 4) / 6;
    const a3 = (f * f * f) / 6;
    return (
      (values[i] as number) * a0 +
      (values[i + 1] as number) * a1 +
      (values[i + 2] as number) * (1 - a0 - a1 - a3) +
      (values[i + 3] as number) * a3
    );
  };
}

function brokenLine(points: readonly (readonly [number, number, 1?])[], at: number): number {
  let k = 0;
  while (k < points.length - 2 && at > (points[k + 1]?.[0] ?? 0)) k++;
  const [ax, ay] = points[k] as readonly [number, number];
  const [bx, by] = points[k + 1] as readonly [number, number];
  return ay + (by - ay) * clamp((at - ax) / (bx - ax), 0, 1);
}
