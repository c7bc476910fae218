import type { Body } from '../body.ts';
import { type Field, outsideBounds } from './shell-field.ts';
import { clamp } from './smooth.ts';

/** A coarse map of how far anything of the vehicle is, for soft shadows. */
export interface CoarseDistance {
  readonly at: (x: number, y: number, z: number) => number;
  readonly x0: number;
  readonly x1: number;
  readonly top: number;
  readonly z1: number;
}

const STEP = 0.05;

/** Measures a body and its wheels once, so that thousands of shadow rays can be followed quickly. */
export function coarseDistance(body: Body, fields: readonly Field[]): CoarseDistance {
  const x0 = -1;
  const x1 = body.length + 1;
  const top = body.height + 0.8;
  const z1 = 2;
  const nx = Math.ceil((x1 - x0) / STEP) + 2;
  const ny = Math.ceil(top / STEP) + 2;
  const nz = Math.ceil(z1 / STEP) + 2;
  const grid = new Float32Array(nx * ny * nz);
  for (let k = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++) grid[(k * ny + j) * nx + i] = wholeDistance(body, fields, x0 + i * STEP, j * STEP, k * STEP);
  const value = (i: number): number => grid[i] ?? 0;
  const at = (x: number, y: number, z: number): number => {
    const u = clamp((x - x0) / STEP, 0, nx - 1.01);
    const v = clamp(y / STEP, 0, ny - 1.01);
    const w = clamp(Math.abs(z) / STEP, 0, nz - 1.01);
    const [i, j, k] = [Math.floor(u), Math.floor(v), Math.floor(w)];
    const [a, b, c] = [u - i, v - j, w - k];
    const o = (k * ny + j) * nx + i;
    const layer = (p: number): number =>
      (value(p) * (1 - a) + value(p + 1) * a) * (1 - b) + (value(p + nx) * (1 - a) + value(p + nx + 1) * a) * b;
    return layer(o) * (1 - c) + layer(o + nx * ny) * c;
  };
  return { at, x0, x1, top, z1 };
}

function wholeDistance(body: Body, fields: readonly Field[], x: number, y: number, z: number): number {
  let nearest = 9;
  for (const axle of body.axles) {
    const disc = Math.hypot(x - axle, y - body.wheelRadius) - body.wheelRadius;
    nearest = Math.min(nearest, Math.max(disc, Math.abs(Math.abs(z) - body.track) - 0.11));
  }
  for (const field of fields) {
    const outside = outsideBounds(field.bounds, x, y, z);
    nearest = Math.min(nearest, outside > 0.3 ? outside : field(x, y, z));
  }
  return nearest;
}
