import { type Point, path } from '../../path.ts';

/** A smooth line through points (Catmull–Rom); hard corners stay hard. */
export function curve(text: string, closed = false, steps = 10): [number, number][] {
  return curveThrough(path(text), closed, steps);
}

export function curveThrough(points: readonly Point[], closed = false, steps = 10): [number, number][] {
  const count = points.length;
  const out: [number, number][] = [];
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] as Point;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const b = at(i);
    const c = at(i + 1);
    const a = b[2] ? b : at(i - 1);
    const d = c[2] ? c : at(i + 2);
    for (let s = 0; s < steps; s++) out.push([between(a, b, c, d, 0, s / steps), between(a, b, c, d, 1, s / steps)]);
  }
  const last = at(count - 1);
  if (!closed) out.push([last[0], last[1]]);
  return out;
}

const gap = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** One coordinate of the curve between b and c; the points further out give its direction there. */
function between(a: Point, b: Point, c: Point, d: Point, axis: 0 | 1, t: number): number {
  const length = gap(b, c);
  const leave = ((c[axis] - a[axis]) / ((gap(a, b) || length) + length)) * length;
  const arrive = ((d[axis] - b[axis]) / ((gap(c, d) || length) + length)) * length;
  return (
    (2 * t ** 3 - 3 * t * t + 1) * b[axis] +
    (t ** 3 - 2 * t * t + t) * leave +
    (3 * t * t - 2 * t ** 3) * c[axis] +
    (t ** 3 - t * t) * arrive
  );
}

/** An outline drawn for one half of a nose or tail, with its mirror image; one that stays clear of the middle is drawn on one side only. */
export function mirrored(text: string): readonly Point[] {
  const half = path(text);
  if (half.every(([a]) => a !== 0)) return half;
  const other = half
    .toReversed()
    .filter(([a]) => a !== 0)
    .map(([a, b, corner]): Point => (corner ? [-a, b, corner] : [-a, b]));
  return [...half, ...other];
}
