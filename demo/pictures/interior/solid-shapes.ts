import type { Bounds, Field } from '../mesh/shell-field.ts';
import type { Point3 } from '../path.ts';

/** How far a point lies outside a shape, in metres; negative inside. */
export type Distance = (x: number, y: number, z: number) => number;

/** A rounded block, leaning about the z axis. */
export function block(x: number, y: number, z: number, at: Point3, half: Point3, round: number, lean = 0): number {
  const [dx, dy] = [x - at[0], y - at[1]];
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const a = Math.abs(cos * dx + sin * dy) - half[0] + round;
  const b = Math.abs(-sin * dx + cos * dy) - half[1] + round;
  const c = Math.abs(z - at[2]) - half[2] + round;
  return Math.hypot(Math.max(a, 0), Math.max(b, 0), Math.max(c, 0)) + Math.min(Math.max(a, b, c), 0) - round;
}

/** A rod with round ends. */
export function rod(x: number, y: number, z: number, a: Point3, b: Point3, radius: number): number {
  const v = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const w = [x - a[0], y - a[1], z - a[2]] as const;
  const along = (v[0] * w[0] + v[1] * w[1] + v[2] * w[2]) / (v[0] ** 2 + v[1] ** 2 + v[2] ** 2);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(w[0] - t * v[0], w[1] - t * v[1], w[2] - t * v[2]) - radius;
}

/** A shape with the box it fits in. */
export const solid = (distance: Distance, bounds: Bounds): Field => Object.assign(distance, { bounds });
