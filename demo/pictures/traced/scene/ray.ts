import type { Scene } from './scene.ts';

/** Where the last ray met a triangle: how far along, and where on it. */
export const HIT = { distance: 0, u: 0, v: 0 };

const stack = new Int32Array(128);
const reach = new Float64Array(128);
const MISS = 1e30;

/** The leaf triangle that a ray meets first, or with `any` one that it meets; -1 if none lies nearer than `most`. */
export function shoot(
  { boxes, nodes, corners }: Scene,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  most: number,
  any = false,
): number {
  const ix = 1 / (dx || 1e-12);
  const iy = 1 / (dy || 1e-12);
  const iz = 1 / (dz || 1e-12);
  let best = most;
  let found = -1;
  let hitU = 0;
  let hitV = 0;
  let depth = 0;
  if (enter(boxes, 0, ox, oy, oz, ix, iy, iz, best) < MISS) {
    stack[0] = 0;
    reach[0] = 0;
    depth = 1;
  }
  while (depth > 0) {
    depth--;
    if ((reach[depth] as number) > best) continue;
    const node = stack[depth] as number;
    const first = nodes[node * 2] as number;
    const count = nodes[node * 2 + 1] as number;
    if (count === 0) {
      const a = enter(boxes, first * 6, ox, oy, oz, ix, iy, iz, best);
      const b = enter(boxes, first * 6 + 6, ox, oy, oz, ix, iy, iz, best);
      const near = a <= b ? first : first + 1;
      const far = Math.max(a, b);
      if (far < MISS) {
        stack[depth] = first + first + 1 - near;
        reach[depth++] = far;
      }
      if (a < MISS || b < MISS) {
        stack[depth] = near;
        reach[depth++] = Math.min(a, b);
      }
      continue;
    }
    for (let i = first; i < first + count; i++) {
      const q = i * 9;
      const ex = corners[q + 3] as number;
      const ey = corners[q + 4] as number;
      const ez = corners[q + 5] as number;
      const fx = corners[q + 6] as number;
      const fy = corners[q + 7] as number;
      const fz = corners[q + 8] as number;
      const px = dy * fz - dz * fy;
      const py = dz * fx - dx * fz;
      const pz = dx * fy - dy * fx;
      const turn = ex * px + ey * py + ez * pz;
      if (turn > -1e-14 && turn < 1e-14) continue;
      const inverse = 1 / turn;
      const sx = ox - (corners[q] as number);
      const sy = oy - (corners[q + 1] as number);
      const sz = oz - (corners[q + 2] as number);
      const u = (sx * px + sy * py + sz * pz) * inverse;
      if (u < 0 || u > 1) continue;
      const qx = sy * ez - sz * ey;
      const qy = sz * ex - sx * ez;
      const qz = sx * ey - sy * ex;
      const v = (dx * qx + dy * qy + dz * qz) * inverse;
      if (v < 0 || u + v > 1) continue;
      const t = (fx * qx + fy * qy + fz * qz) * inverse;
      if (t <= 1e-5 || t >= best) continue;
      if (any) return i;
      best = t;
      found = i;
      hitU = u;
      hitV = v;
    }
  }
  HIT.distance = best;
  HIT.u = hitU;
  HIT.v = hitV;
  return found;
}

/** How far along a ray enters a box; MISS if it does not, or too late. */
function enter(
  boxes: Float32Array,
  o: number,
  ox: number,
  oy: number,
  oz: number,
  ix: number,
  iy: number,
  iz: number,
  most: number,
): number {
  const ax = ((boxes[o] as number) - ox) * ix;
  const bx = ((boxes[o + 3] as number) - ox) * ix;
  const ay = ((boxes[o + 1] as number) - oy) * iy;
  const by = ((boxes[o + 4] as number) - oy) * iy;
  const az = ((boxes[o + 2] as number) - oz) * iz;
  const bz = ((boxes[o + 5] as number) - oz) * iz;
  let from = Math.min(ax, bx);
  let to = Math.max(ax, bx);
  const fromY = Math.min(ay, by);
  const toY = Math.max(ay, by);
  const fromZ = Math.min(az, bz);
  const toZ = Math.max(az, bz);
  if (fromY > from) from = fromY;
  if (toY < to) to = toY;
  if (fromZ > from) from = fromZ;
  if (toZ < to) to = toZ;
  if (to < 0 || from > to || from > most) return MISS;
  return Math.max(from, 0);
}
