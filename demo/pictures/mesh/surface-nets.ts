import type { Field } from './shell-field.ts';
import { nudge } from './shell-field.ts';

/** Triangles with smooth normals. */
export interface Mesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
}

const BLOCK = 8;
const NUDGES = 2;
const H = 0.003;

/** Meshes the half z >= 0 of a solid (the renderer mirrors it). Normals come from the solid itself, so highlights stay smooth. */
export function surfaceNets(field: Field, cell: number): Mesh {
  const grid = sample(field, cell);
  const { nx, ny, nz, values } = grid;
  const plane = nx * ny;
  const vertexOf = new Int32Array(values.length).fill(-1);
  const points: number[] = [];
  const corner = new Float64Array(8);
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        const o = k * plane + j * nx + i;
        let inside = 0;
        for (let c = 0; c < 8; c++) {
          const d = values[o + (c & 1) + ((c >> 1) & 1) * nx + (c >> 2) * plane] ?? 0;
          corner[c] = d;
          if (d < 0) inside++;
        }
        if (inside === 0 || inside === 8) continue;
        const [sx, sy, sz] = crossing(corner);
        vertexOf[o] = points.length / 3;
        points.push(grid.x0 + (i + sx) * cell, grid.y0 + (j + sy) * cell, grid.z0 + (k + sz) * cell);
      }
  const positions = Float32Array.from(points);
  return { positions, normals: settle(positions, field, cell), indices: quads(grid, vertexOf) };
}

interface Grid {
  readonly x0: number;
  readonly y0: number;
  readonly z0: number;
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  readonly values: Float32Array;
}

/** Samples the field; a block far from the surface takes one value for all its cells. */
function sample(field: Field, cell: number): Grid {
  const [x0, x1, y0, y1, z1] = field.bounds;
  const z0 = -cell;
  const nx = Math.ceil((x1 - x0) / cell) + 1;
  const ny = Math.ceil((y1 - y0) / cell) + 1;
  const nz = Math.ceil((z1 - z0) / cell) + 1;
  const values = new Float32Array(nx * ny * nz);
  for (let k = 0; k < nz; k += BLOCK)
    for (let j = 0; j < ny; j += BLOCK)
      for (let i = 0; i < nx; i += BLOCK) {
        const middle = field(x0 + (i + BLOCK / 2) * cell, y0 + (j + BLOCK / 2) * cell, z0 + (k + BLOCK / 2) * cell);
        const far = Math.abs(middle) > BLOCK * cell * 1.35;
        for (let kk = k; kk < Math.min(k + BLOCK, nz); kk++)
          for (let jj = j; jj < Math.min(j + BLOCK, ny); jj++)
            for (let ii = i; ii < Math.min(i + BLOCK, nx); ii++)
              values[(kk * ny + jj) * nx + ii] = far ? middle : field(x0 + ii * cell, y0 + jj * cell, z0 + kk * cell);
      }
  return { x0, y0, z0, nx, ny, nz, values };
}

/** The mean of where the surface crosses the edges of a cell. */
function crossing(corner: Float64Array): [number, number, number] {
  let sx = 0;
  let sy = 0;
  let sz = 0;
  let count = 0;
  for (let c = 0; c < 8; c++)
    for (let bit = 1; bit < 8; bit <<= 1) {
      if (c & bit) continue;
      const p = corner[c] ?? 0;
      const q = corner[c | bit] ?? 0;
      if (p < 0 === q < 0) continue;
      const t = p / (p - q);
      sx += (c & 1) + (bit === 1 ? t : 0);
      sy += ((c >> 1) & 1) + (bit === 2 ? t : 0);
      sz += (c >> 2) + (bit === 4 ? t : 0);
      count++;
    }
  return [sx / count, sy / count, sz / count];
}

/** Moves the vertices onto the surface and returns their normals. */
function settle(positions: Float32Array, field: Field, cell: number): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let p = 0; p < positions.length; p += 3) {
    let [x = 0, y = 0, z = 0] = positions.subarray(p, p + 3);
    let slope = gradient(field, x, y, z);
    for (let round = 0; round < NUDGES; round++) {
      const by = nudge(field(x, y, z), slope[3], cell);
      x -= slope[0] * by;
      y -= slope[1] * by;
      z -= slope[2] * by;
      slope = gradient(field, x, y, z);
    }
    positions.set([x, y, z], p);
    normals.set(slope.slice(0, 3), p);
  }
  return normals;
}

function gradient(field: Field, x: number, y: number, z: number): [number, number, number, number] {
  const a = field(x + H, y, z) - field(x - H, y, z);
  const b = field(x, y + H, z) - field(x, y - H, z);
  const c = field(x, y, z + H) - field(x, y, z - H);
  const length = Math.hypot(a, b, c) || 1;
  return [a / length, b / length, c / length, length / (2 * H)];
}

function quads({ nx, ny, nz, values }: Grid, vertexOf: Int32Array): Uint32Array {
  const plane = nx * ny;
  const out: number[] = [];
  const vertex = (i: number): number => vertexOf[i] ?? -1;
  const quad = (a: number, b: number, c: number, d: number, flip: boolean): void => {
    if (Math.min(a, b, c, d) < 0) return;
    if (flip) out.push(a, c, b, a, d, c);
    else out.push(a, b, c, a, c, d);
  };
  const isInside = (i: number): boolean => (values[i] ?? 0) < 0;
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const o = k * plane + j * nx + i;
        const s = isInside(o);
        if (s !== isInside(o + 1)) quad(vertex(o), vertex(o - nx), vertex(o - nx - plane), vertex(o - plane), !s);
        if (s !== isInside(o + nx)) quad(vertex(o), vertex(o - 1), vertex(o - 1 - plane), vertex(o - plane), s);
        if (s !== isInside(o + plane)) quad(vertex(o), vertex(o - 1), vertex(o - 1 - nx), vertex(o - nx), !s);
      }
  return Uint32Array.from(out);
}
