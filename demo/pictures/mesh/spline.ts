import type { Point } from '../path.ts';

/** A point of a curve. */
export type XY = readonly [number, number];

/** A smooth curve through points (Catmull-Rom, scaled by chord). Hard corners stay hard. */
export function spline(points: readonly Point[], closed = false, steps = 8): XY[] {
  const count = points.length;
  const at = (i: number): Point => {
    const point = points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))];
    if (!point) throw new Error('A spline needs at least one point.');
    return point;
  };
  const out: XY[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const chord: XY = [c[0] - b[0], c[1] - b[1]];
    const span = distance(b, c);
    const leaving = b[2] ? chord : tangent(a, b, c, span);
    const arriving = c[2] ? chord : tangent(b, c, d, span);
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      out.push([hermite(t, b[0], leaving[0], c[0], arriving[0]), hermite(t, b[1], leaving[1], c[1], arriving[1])]);
    }
  }
  if (!closed) out.push([at(count - 1)[0], at(count - 1)[1]]);
  return out;
}

const distance = (a: Point, b: Point): number => Math.max(1e-4, Math.hypot(b[0] - a[0], b[1] - a[1]));

function tangent(before: Point, here: Point, after: Point, span: number): XY {
  const l1 = distance(before, here);
  const l2 = distance(here, after);
  const along = (j: 0 | 1): number => (span * (((here[j] - before[j]) / l1) * l2 + ((after[j] - here[j]) / l2) * l1)) / (l1 + l2);
  return [along(0), along(1)];
}

function hermite(t: number, from: number, leaving: number, to: number, arriving: number): number {
  const t2 = t * t;
  const t3 = t2 * t;
  return (2 * t3 - 3 * t2 + 1) * from + (t3 - 2 * t2 + t) * leaving + (3 * t2 - 2 * t3) * to + (t3 - t2) * arriving;
}
