import type { Point } from '../path.ts';
import { clamp, cubicWeights } from './smooth.ts';

/** A function through points, smoothed over about `reach` metres. */
export function smoothTable(points: readonly Point[], reach: number): (x: number) => number {
  const from = points[0]?.[0] ?? 0;
  const to = points.at(-1)?.[0] ?? 0;
  const cells = Math.max(4, Math.ceil((to - from) / reach));
  const step = (to - from) / cells;
  const values = Array.from({ length: cells + 3 }, (_, i) => straight(points, from + (i - 1) * step));
  const at = (i: number): number => values[clamp(i, 0, values.length - 1)] ?? 0;
  return (x) => {
    const u = clamp((x - from) / step, 0, cells - 1e-6);
    const i = Math.floor(u);
    const [a, b, c, d] = cubicWeights(u - i);
    return at(i) * a + at(i + 1) * b + at(i + 2) * c + at(i + 3) * d;
  };
}

function straight(points: readonly Point[], x: number): number {
  let k = 0;
  while (k < points.length - 2 && x > (points[k + 1]?.[0] ?? 0)) k++;
  const [ax, ay] = points[k] ?? [0, 0];
  const [bx, by] = points[k + 1] ?? [ax + 1, ay];
  return ay + (by - ay) * clamp((x - ax) / (bx - ax), 0, 1);
}
