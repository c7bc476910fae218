import { clamp, type Field, readSlope, SLOPE } from '../fields/numbers.ts';

/** What is meshed: a solid within bounds, sampled at a cell's length. */
export interface Solid {
  readonly field: Field;
  /** x from, to; y from, to; z from, to. Of a solid that is its own mirror image only z from 0 on is sampled. */
  readonly bounds: readonly [number, number, number, number, number, number];
  readonly cell: number;
  readonly symmetric?: true;
  /** How steep the field may be: blocks further away than this times their size are skipped. Too small tears holes. */
  readonly steep?: number;
}

export interface Mesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly triangles: Uint32Array;
  /** Of a symmetric solid the second half of the vertices mirrors the first. */
  readonly isMirrored: boolean;
}

const BLOCK = 8;
const SIDE = BLOCK + 1;

/** Surface nets, block by block; then each vertex is pulled onto the surface. Normals come from the field. */
export function surfaceNets(solid: Solid): Mesh {
  const { field, cell, symmetric = false, steep = 1.7 } = solid;
  const [x0, x1, y0, y1, zFrom, z1] = solid.bounds;
  const z0 = symmetric ? 0 : zFrom;
  const nx = Math.ceil((x1 - x0) / cell);
  const ny = Math.ceil((y1 - y0) / cell);
  const nz = Math.ceil((z1 - z0) / cell);
  const far = cell * BLOCK * 0.87 * steep;
  const values = new Float32Array(SIDE ** 3);
  const vertexOf = new Map<number, number>();
  const points: number[] = [];
  const normals: number[] = [];
  const edges: number[] = [];
  const key = (i: number, j: number, k: number): number => (k * (ny + 1) + j) * (nx + 1) + i;
  const half = BLOCK / 2;
  for (let bk = 0; bk < nz; bk += BLOCK)
    for (let bj = 0; bj < ny; bj += BLOCK)
      for (let bi = 0; bi < nx; bi += BLOCK) {
        if (Math.abs(field(x0 + (bi + half) * cell, y0 + (bj + half) * cell, z0 + (bk + half) * cell)) > far) continue;
        for (let k = 0, o = 0; k < SIDE; k++)
          for (let j = 0; j < SIDE; j++)
            for (let i = 0; i < SIDE; i++) values[o++] = field(x0 + (bi + i) * cell, y0 + (bj + j) * cell, z0 + (bk + k) * cell);
        for (let k = 0; k < BLOCK; k++)
          for (let j = 0; j < BLOCK; j++)
            for (let i = 0; i < BLOCK; i++) {
              const o = (k * SIDE + j) * SIDE + i;
              if (!crossing(values, o)) continue;
              vertexOf.set(key(bi + i, bj + j, bk + k), points.length / 3);
              settle(field, cell, x0 + (bi + i + MEAN.x) * cell, y0 + (bj + j + MEAN.y) * cell, z0 + (bk + k + MEAN.z) * cell);
              points.push(SPOT.x, SPOT.y, SPOT.z);
              normals.push(SLOPE[0] as number, SLOPE[1] as number, SLOPE[2] as number);
              const inside = (values[o] as number) < 0;
              const flag = inside ? 1 : 0;
              if (inside !== (values[o + 1] as number) < 0) edges.push(0, bi + i, bj + j, bk + k, flag);
              if (inside !== (values[o + SIDE] as number) < 0) edges.push(1, bi + i, bj + j, bk + k, flag);
              if (inside !== (values[o + SIDE * SIDE] as number) < 0) edges.push(2, bi + i, bj + j, bk + k, flag);
            }
      }
  const count = points.length / 3;
  const triangles: number[] = [];
  /** The vertex of a cell; in front of the middle plane it is the mirror image of the one behind. */
  const vertex = (i: number, j: number, k: number): number => {
    if (k >= 0 || !symmetric) return vertexOf.get(key(i, j, k)) ?? -1;
    const twin = vertexOf.get(key(i, j, 0));
    return twin === undefined ? -1 : twin + count;
  };
  const quad = (a: number, b: number, c: number, d: number, inside: boolean, twin: boolean): void => {
    if (Math.min(a, b, c, d) < 0) return;
    if (inside) triangles.push(a, b, c, a, c, d);
    else triangles.push(a, c, b, a, d, c);
    if (!twin) return;
    const [e, f, g, h] = [a + count, b + count, c + count, d + count];
    if (inside) triangles.push(e, g, f, e, h, g);
    else triangles.push(e, f, g, e, g, h);
  };
  for (let e = 0; e < edges.length; e += 5) {
    const [axis, i = 0, j = 0, k = 0, flag] = edges.slice(e, e + 5);
    const inside = flag === 1;
    const twin = symmetric && (k > 0 || axis === 2);
    if (axis === 0) quad(vertex(i, j - 1, k - 1), vertex(i, j, k - 1), vertex(i, j, k), vertex(i, j - 1, k), inside, twin);
    else if (axis === 1) quad(vertex(i - 1, j, k - 1), vertex(i - 1, j, k), vertex(i, j, k), vertex(i, j, k - 1), inside, twin);
    else quad(vertex(i - 1, j - 1, k), vertex(i, j - 1, k), vertex(i, j, k), vertex(i - 1, j, k), inside, twin);
  }
  return {
    positions: withMirrorImage(points, symmetric),
    normals: withMirrorImage(normals, symmetric),
    triangles: Uint32Array.from(triangles),
    isMirrored: symmetric,
  };
}

function withMirrorImage(values: readonly number[], symmetric: boolean): Float32Array {
  if (!symmetric) return Float32Array.from(values);
  const both = new Float32Array(values.length * 2);
  both.set(values);
  for (let i = 0; i < values.length; i++) both[values.length + i] = (values[i] as number) * (i % 3 === 2 ? -1 : 1);
  return both;
}

const MEAN = { x: 0, y: 0, z: 0 };
const CORNERS = Array.from({ length: 8 }, (_, c) => (c & 1) + ((c >> 1) & 1) * SIDE + (c >> 2) * SIDE * SIDE);

/** Whether the surface passes through a cell; the mean of where it crosses the edges is left in MEAN. */
function crossing(values: Float32Array, o: number): boolean {
  let [sx, sy, sz, count] = [0, 0, 0, 0];
  for (let c = 0; c < 8; c++)
    for (let bit = 1; bit < 8; bit <<= 1) {
      if (c & bit) continue;
      const p = values[o + (CORNERS[c] as number)] as number;
      const q = values[o + (CORNERS[c | bit] as number)] as number;
      if (p < 0 === q < 0) continue;
      const t = p / (p - q);
      sx += (c & 1) + (bit === 1 ? t : 0);
      sy += ((c >> 1) & 1) + (bit === 2 ? t : 0);
      sz += (c >> 2) + (bit === 4 ? t : 0);
      count++;
    }
  if (count === 0) return false;
  MEAN.x = sx / count;
  MEAN.y = sy / count;
  MEAN.z = sz / count;
  return true;
}

const SPOT = { x: 0, y: 0, z: 0 };

/** Pulls a point onto the surface; it is left in SPOT and its normal in SLOPE. */
function settle(field: Field, cell: number, x: number, y: number, z: number): void {
  SPOT.x = x;
  SPOT.y = y;
  SPOT.z = z;
  for (let round = 0; round < 2; round++) {
    const steepness = readSlope(field, SPOT.x, SPOT.y, SPOT.z, 0.001);
    const by = clamp(field(SPOT.x, SPOT.y, SPOT.z) / Math.max(steepness, 0.3), -cell / 2, cell / 2);
    SPOT.x -= (SLOPE[0] as number) * by;
    SPOT.y -= (SLOPE[1] as number) * by;
    SPOT.z -= (SLOPE[2] as number) * by;
  }
  readSlope(field, SPOT.x, SPOT.y, SPOT.z, 0.001);
}
