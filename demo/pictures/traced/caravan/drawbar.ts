import type { Point3 } from '../../path.ts';
import { MATERIAL, type Material } from '../car/material.ts';
import type { Part } from '../car/part.ts';
import { box, clamp, type Field, roundMax, roundMin } from '../fields/numbers.ts';
import type { CaravanPlan } from './caravan-plan.ts';
import { barsPart, boxesPart, plainPart } from './solids.ts';
import { treadHeight } from './tread.ts';

const RAIL = { high: 0.15, wide: 0.05 } as const;
const COUPLING = 0.3;

/** Rails that meet at the coupling, the jockey wheel, and what stands on the rails. */
export function drawbarParts({ drawbar }: CaravanPlan): Part[] {
  const { from, half, height, chest, darkChest, bottles, guard } = drawbar;
  const rails: Field = (x, y, z) => {
    const az = Math.abs(z);
    const t = clamp((x - COUPLING) / (from - COUPLING), 0, 1);
    const lean = (half - 0.03) / (from - COUPLING);
    const beside = (az - 0.03 - (half - 0.03) * t) / Math.hypot(1, lean);
    return roundMax(
      Math.max(Math.abs(beside) - RAIL.wide / 2, COUPLING - 0.02 - x, x - from - 0.9),
      Math.abs(y - height) - RAIL.high / 2,
      0.012,
    );
  };
  const cross = Math.min(from - 0.1, 1.25);
  const head = height + RAIL.high / 2;
  const parts: Part[] = [
    plainPart('rails', MATERIAL.matt, rails, [0.2, from + 0.95, height - 0.12, height + 0.12, -half - 0.2, half + 0.2], 0.012),
    boxesPart(
      'coupling',
      MATERIAL.gloss,
      [
        [[0.2, head - 0.005, 0], [0.3, 0.07, 0.085], 0.025],
        [[0.075, head - 0.015, 0], [0.13, 0.1, 0.12], 0.045],
        [[0.36, head + 0.012, 0], [0.22, 0.02, 0.2], 0.006],
      ],
      0.008,
    ),
    barsPart(
      'brake',
      MATERIAL.chrome,
      [
        [
          [0.32, head + 0.03, 0.03],
          [0.42, head + 0.28, 0.03],
        ],
      ],
      0.011,
      0.007,
    ),
    barsPart(
      'grip',
      MATERIAL.rubber,
      [
        [
          [0.4, head + 0.22, 0.03],
          [0.43, head + 0.31, 0.03],
        ],
      ],
      0.016,
      0.007,
    ),
    ...jockeyWheel(0.62, 0.2, head),
    ...chains(height),
    ...bottles.flatMap(([x, z]) => bottle(x, head, z)),
  ];
  if (bottles.length > 0) {
    const [x = 1] = bottles[0] ?? [];
    const wide = Math.max(...bottles.map(([, z]) => Math.abs(z))) * 2 + 0.4;
    parts.push(boxesPart('tray', MATERIAL.matt, [[[x, head + 0.012, 0], [0.42, 0.03, wide], 0.008]]));
  }
  if (chest) parts.push(chestPart(chest, head, darkChest ? MATERIAL.treadDark : MATERIAL.treadBright));
  if (guard !== undefined) parts.push(...stoneGuard(guard, head, cross));
  return parts;
}

/** A tube in a clamp, a small wheel below it and a crank on top. */
function jockeyWheel(x: number, z: number, head: number): Part[] {
  const [axle, radius] = [0.105, 0.1];
  const tyre: Field = (px, py, pz) =>
    roundMax(Math.abs(Math.hypot(px - x, py - axle) - radius * 0.66) - radius * 0.34, Math.abs(pz - z) - 0.034, 0.03);
  const hub: Field = (px, py, pz) => roundMax(Math.hypot(px - x, py - axle) - radius * 0.42, Math.abs(pz - z) - 0.022, 0.012);
  const bounds = [x - 0.13, x + 0.13, -0.01, 0.24, z - 0.06, z + 0.06] as const;
  return [
    plainPart('jockey', MATERIAL.rubber, tyre, bounds, 0.008),
    plainPart('jockey', MATERIAL.silver, hub, bounds, 0.008),
    barsPart(
      'jockey',
      MATERIAL.galvanised,
      [
        [
          [x, 0.26, z],
          [x, head + 0.34, z],
        ],
      ],
      0.026,
      0.008,
    ),
    barsPart(
      'jockey',
      MATERIAL.galvanised,
      [
        [
          [x, 0.26, z],
          [x, 0.22, z + 0.045],
          [x, axle, z + 0.045],
        ],
        [
          [x, 0.22, z + 0.045],
          [x, 0.22, z - 0.045],
          [x, axle, z - 0.045],
        ],
        [
          [x, head + 0.34, z],
          [x, head + 0.4, z],
          [x + 0.13, head + 0.4, z],
          [x + 0.13, head + 0.46, z],
        ],
      ],
      0.011,
      0.007,
    ),
    boxesPart('jockey', MATERIAL.matt, [[[x, head - 0.05, z - 0.03], [0.09, 0.09, 0.09], 0.012]], 0.009),
  ];
}

/** Two safety chains that hang from the rails, and the cable to the car. */
function chains(height: number): Part[] {
  const hang = (z: number, low: number, from: number): Point3[] =>
    Array.from({ length: 9 }, (_, i): Point3 => {
      const t = i / 8;
      return [from - (from - 0.1) * t, height - 0.06 - low * 4 * t * (1 - t) - 0.02 * t, z * (1 - 0.4 * t)];
    });
  return [
    barsPart('chain', MATERIAL.galvanised, [hang(0.1, 0.12, 0.55), hang(-0.1, 0.1, 0.55)], 0.009, 0.007),
    barsPart('cable', MATERIAL.rubber, [hang(-0.03, 0.2, 0.8)], 0.011, 0.008),
  ];
}

/** A nine-kilogram gas bottle: round shoulders, a collar with a valve. */
function bottle(x: number, head: number, z: number): Part[] {
  const foot = head + 0.03;
  const radius = 0.155;
  const field: Field = (px, py, pz) => {
    const r = Math.hypot(px - x, pz - z);
    const v = py - foot - 0.21;
    const tank = roundMax(r - radius, Math.abs(v) - 0.2, 0.13);
    const ring = Math.max(Math.abs(r - 0.105) - 0.006, Math.abs(py - foot - 0.01) - 0.03);
    const collar = Math.max(Math.abs(r - 0.09) - 0.008, Math.abs(py - foot - 0.455) - 0.055, Math.abs(pz - z) - 0.075);
    const weld = Math.abs(v) < 0.05 ? 0.0015 * Math.max(0, 1 - Math.abs(v) / 0.006) : 0;
    return Math.min(
      roundMin(tank - weld, ring, 0.02),
      roundMin(collar, tank, 0.012),
      Math.max(r - 0.02, Math.abs(py - foot - 0.45) - 0.04),
    );
  };
  return [plainPart('bottle', MATERIAL.bottle, field, [x - 0.18, x + 0.18, foot - 0.03, foot + 0.54, z - 0.18, z + 0.18], 0.009)];
}

/** A chest of tread plate with an overhanging lid. */
function chestPart([from, to, half, high]: NonNullable<CaravanPlan['drawbar']['chest']>, head: number, skin: Material): Part {
  const [mx, my] = [(from + to) / 2, head + high / 2];
  const coarse: Field = (x, y, z) =>
    Math.min(
      box(x - mx, y - my, z, (to - from) / 2, high / 2, half, 0.012),
      box(x - mx, y - head - high + 0.025, z, (to - from) / 2 + 0.012, 0.026, half + 0.012, 0.01),
    );
  const fine: Field = (x, y, z) => {
    const nearTop = Math.abs(y - head - high) < 0.01;
    const nearEnd = Math.abs(Math.abs(z) - half) < 0.02;
    const isLid = y > head + high - 0.06;
    if (isLid && !nearTop) return coarse(x, y, z);
    return coarse(x, y, z) - (nearTop ? treadHeight(x, z) : nearEnd ? treadHeight(x, y) : treadHeight(z, y));
  };
  return {
    name: 'chest',
    solid: {
      field: coarse,
      bounds: [from - 0.05, to + 0.05, head - 0.05, head + high + 0.05, -half - 0.05, half + 0.05],
      cell: 0.015,
      steep: 1.5,
    },
    fine,
    reach: 0.0015,
    material: () => skin,
  };
}

/** A frame of tube with mesh that keeps stones off the front. */
function stoneGuard(x: number, head: number, half: number): Part[] {
  const [low, high, wide] = [head + 0.03, head + 0.62, Math.min(half, 0.95)];
  const frame: Point3[] = [
    [x, low, -wide],
    [x + 0.06, high, -wide],
    [x + 0.06, high, wide],
    [x, low, wide],
    [x, low, -wide],
  ];
  const wires: Point3[][] = [];
  for (let z = -wide + 0.1; z < wide; z += 0.1)
    wires.push([
      [x, low, z],
      [x + 0.06, high, z],
    ]);
  for (let t = 0.16; t < 1; t += 0.16)
    wires.push([
      [x + 0.06 * t, low + (high - low) * t, -wide],
      [x + 0.06 * t, low + (high - low) * t, wide],
    ]);
  return [barsPart('guard', MATERIAL.matt, [frame], 0.018, 0.01), barsPart('guard', MATERIAL.matt, wires, 0.0055, 0.006)];
}
