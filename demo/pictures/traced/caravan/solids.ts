import type { Point3 } from '../../path.ts';
import { MATERIAL, type Material } from '../car/material.ts';
import type { Part } from '../car/part.ts';
import { bar, box, type Field } from '../fields/numbers.ts';
import type { Solid } from '../scene/surface-nets.ts';
import type { CaravanPlan, Fixture } from './caravan-plan.ts';

type Bounds = Solid['bounds'];

/** What mouldings, frames and rails are made of. */
export const trimOf = ({ darkTrim }: CaravanPlan): Material => (darkTrim ? MATERIAL.matt : MATERIAL.moulding);

/** A part of one material. */
export const plainPart = (name: string, material: Material, field: Field, bounds: Bounds, cell = 0.01): Part => ({
  name,
  solid: { field, bounds, cell, steep: 2 },
  reach: 0.001,
  material: () => material,
});

/** Boxes of one material: the middle of each, its size and how round its edges are. */
export function boxesPart(
  name: string,
  material: Material,
  boxes: readonly (readonly [middle: Point3, size: Point3, round: number])[],
  cell = 0.012,
): Part {
  const field: Field = (x, y, z) => {
    let d = 9;
    for (const [[mx, my, mz], [sx, sy, sz], round] of boxes) {
      const one = box(x - mx, y - my, z - mz, sx / 2, sy / 2, sz / 2, round);
      if (one < d) d = one;
    }
    return d;
  };
  const corners = boxes.flatMap(([m, s]) =>
    [-1, 1].map((side) => [m[0] + (side * s[0]) / 2, m[1] + (side * s[1]) / 2, m[2] + (side * s[2]) / 2] as const),
  );
  return plainPart(name, material, field, boundsOfSpots(corners, 0.03), cell);
}

/** What a maker adds. */
export function fixtureParts({ name, material, boxes = [], bars = [], radius = 0.015 }: Fixture): Part[] {
  const made = MATERIAL[material];
  return [
    ...(boxes.length > 0 ? [boxesPart(name, made, boxes, 0.01)] : []),
    ...(bars.length > 0 ? [barsPart(name, made, bars, radius, Math.max(0.006, radius * 0.6))] : []),
  ];
}

/** Round bars of one material from spot to spot. */
export function barsPart(
  name: string,
  material: Material,
  runs: readonly (readonly Point3[])[],
  radius: number,
  cell = 0.01,
): Part {
  const field: Field = (x, y, z) => {
    let d = 9;
    for (const run of runs)
      for (let i = 0; i + 1 < run.length; i++) d = Math.min(d, bar(x, y, z, run[i] as Point3, run[i + 1] as Point3, radius));
    return d;
  };
  return plainPart(name, material, field, boundsOfSpots(runs.flat(), radius + 0.03), cell);
}

function boundsOfSpots(spots: readonly Point3[], out: number): Bounds {
  const [xs, ys, zs] = [0, 1, 2].map((k) => spots.map((spot) => spot[k] as number)) as [number[], number[], number[]];
  return [
    Math.min(...xs) - out,
    Math.max(...xs) + out,
    Math.min(...ys) - out,
    Math.max(...ys) + out,
    Math.min(...zs) - out,
    Math.max(...zs) + out,
  ];
}
