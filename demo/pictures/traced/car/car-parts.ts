import type { Point, Point3 } from '../../path.ts';
import { curveThrough } from '../fields/curve.ts';
import { bar, box, clamp, type Field, roundMax, roundMin } from '../fields/numbers.ts';
import { bodyMaterial } from './body-material.ts';
import { type BodyShape, bodyShape } from './body-shape.ts';
import { cabin } from './cabin.ts';
import type { BarPlan, CarPlan } from './car-plan.ts';
import { MATERIAL } from './material.ts';
import type { Part, Stand } from './part.ts';
import { plateText, STROKE } from './plate-text.ts';
import { wheel } from './wheel.ts';

/** A car's parts. */
export function carParts(plan: CarPlan): readonly Part[] {
  const shape = bodyShape(plan);
  const body: Part = {
    name: 'body',
    solid: {
      field: shape.coarse,
      bounds: [-0.06, plan.length + 0.06, 0.1, plan.height + 0.06, -1.06, 1.06],
      cell: 0.012,
      steep: 1.3,
      symmetric: true,
    },
    fine: shape.fine,
    reach: 0.0012,
    material: bodyMaterial(plan, shape),
  };
  return [
    body,
    ...wheels(plan),
    mirrors(plan),
    plates(plan, shape),
    handles(plan, shape),
    wipers(plan, shape),
    cabin(plan),
    ...(plan.bars ?? []).map(railPart),
  ];
}

function wheels(plan: CarPlan): Part[] {
  const radius = plan.tyre / 2;
  const made = wheel(radius, radius * plan.rim, plan.tyreWidth, plan.wheel);
  return plan.axles.flatMap((x) =>
    ([1, -1] as const).map((side): Part => {
      const turn = x * 1.7;
      const stand: Stand = { x, y: radius, z: plan.track, cos: Math.cos(turn), sin: Math.sin(turn), side };
      return { name: 'wheel', ...made, reach: 0.0012, stand };
    }),
  );
}

/** A shell on a foot that grows out of the door. */
function mirrors({ mirror: [mx, my, mz] }: CarPlan): Part {
  const shell: Field = (x, y, z) =>
    roundMax(
      box(x - mx - (z - mz) * 0.3, y - my - (z - mz) * 0.1, z - mz, 0.085, 0.07 - (z - mz) * 0.1, 0.112, 0.055),
      x - mx - 0.06 - (z - mz) * 0.24,
      0.014,
    );
  const foot: Field = (x, y, z) => bar(x, y, z, [mx + 0.05, my - 0.12, mz - 0.17], [mx + 0.01, my - 0.055, mz - 0.05], 0.026);
  return {
    name: 'mirror',
    solid: {
      field: (x, y, z) => roundMin(shell(x, y, Math.abs(z)), foot(x, y, Math.abs(z)), 0.03),
      bounds: [mx - 0.2, mx + 0.25, my - 0.22, my + 0.15, -mz - 0.2, mz + 0.2],
      cell: 0.009,
      symmetric: true,
    },
    reach: 0.0015,
    material: (x, y, z, nx) => {
      if (foot(x, y, Math.abs(z)) < 0.012 || y < my - 0.036) return MATERIAL.gloss;
      return nx > 0.7 ? MATERIAL.chrome : MATERIAL.paint;
    },
  };
}

/** Where a field's surface lies on a straight way in from the outside. */
function touch(field: Field, x: number, y: number, z: number, dx: number, dz: number): [number, number, number] {
  let [px, pz] = [x, z];
  for (let i = 0; i < 80; i++) {
    const d = field(px, y, pz);
    if (d < 0.0005) break;
    px += dx * clamp(d * 0.7, 0.0005, 0.05);
    pz += dz * clamp(d * 0.7, 0.0005, 0.05);
  }
  return [px, y, pz];
}

export const PLATE = { high: 0.067, wide: 0.186, thick: 0.006 } as const;

/** Number plates, each in a black holder that stands on the body. */
function plates(plan: CarPlan, { coarse }: BodyShape): Part {
  const nose = (z: number): number => Math.min(...[-0.07, 0, 0.07].map((dy) => touch(coarse, -0.3, plan.plate + dy, z, 1, 0)[0]));
  const front = nose(0);
  const bend = clamp(nose(0.19) - front, 0, 0.03) / 0.19 ** 2;
  const px = Math.min(front, nose(0.1) - bend * 0.01, nose(0.19) - bend * 0.19 ** 2) - 0.016;
  const qx = Math.max(...[-0.06, 0.06].map((dy) => touch(coarse, plan.length + 0.3, plan.rearPlate + dy, 0.1, -1, 0)[0])) + 0.01;
  const letters = plateText(plan.plateText);
  const sheet = (x: number, y: number, z: number, grow: number): number =>
    box(x, y, z, PLATE.thick + grow * 2, PLATE.high + grow, PLATE.wide + grow, 0.005);
  const field: Field = (x, y, z) => {
    if (x < plan.length / 2) {
      const u = x - px - z * z * bend;
      return Math.min(sheet(u, y - plan.plate, z, 0), sheet(u - 0.024, y - plan.plate + 0.003, z, 0.009));
    }
    return Math.min(sheet(x - qx, y - plan.rearPlate, z, 0), sheet(x - qx + 0.02, y - plan.rearPlate, z, 0.007));
  };
  return {
    name: 'plates',
    solid: { field, bounds: [-0.2, plan.length + 0.2, 0.2, 1.4, -0.22, 0.22], cell: 0.006, steep: 3, symmetric: true },
    reach: 0.001,
    material: (x, y, z, nx) => {
      const dy = Math.abs(y - (x < plan.length / 2 ? plan.plate : plan.rearPlate));
      const onFace = Math.abs(nx) > 0.7 && dy < PLATE.high && Math.abs(z) < PLATE.wide;
      if (!onFace) return MATERIAL.matt;
      const fromEdge = Math.min(PLATE.high - dy, PLATE.wide - Math.abs(z));
      if (fromEdge > 0.005 && fromEdge < 0.0075) return MATERIAL.gap;
      // Seen from behind the car, left and right change places.
      const isFront = x < plan.length / 2;
      const inLetter = letters(isFront ? z : -z, y - (isFront ? plan.plate : plan.rearPlate)) < STROKE;
      return inLetter ? MATERIAL.gap : MATERIAL.plate;
    },
  };
}

/** Grips that stand in front of their pockets. */
function handles(plan: CarPlan, { coarse }: BodyShape): Part {
  const grips = plan.handles.map(([x, y]) => {
    const a = touch(coarse, x - 0.09, y, 1.3, 0, -1);
    const b = touch(coarse, x + 0.09, y, 1.3, 0, -1);
    return { x, y, z: (a[2] + b[2]) / 2, lean: (b[2] - a[2]) / 0.18 };
  });
  const field: Field = (x, y, z) => {
    let d = 9;
    for (const grip of grips) {
      const u = x - grip.x;
      const v = Math.abs(z) - grip.z - u * grip.lean - 0.006;
      d = Math.min(d, box(u, y - grip.y, v + (u / 0.105) ** 4 * 0.012, 0.105, 0.0145, 0.009, 0.009));
    }
    return d;
  };
  const xs = plan.handles.map(([x]) => x);
  const ys = plan.handles.map(([, y]) => y);
  const bounds = [
    Math.min(...xs) - 0.15,
    Math.max(...xs) + 0.15,
    Math.min(...ys) - 0.04,
    Math.max(...ys) + 0.04,
    -1.1,
    1.1,
  ] as const;
  return {
    name: 'handles',
    solid: { field, bounds, cell: 0.005, steep: 2, symmetric: true },
    reach: 0.001,
    material: () => MATERIAL.paint,
  };
}

/** Two blades that lie at the foot of the windscreen. */
function wipers(plan: CarPlan, { coarse }: BodyShape): Part {
  const foot = plan.screen[3];
  const blades = [
    [0.62, 0.02],
    [0.05, -0.6],
  ].map(([from = 0, to = 0]) =>
    Array.from({ length: 7 }, (_, i) => {
      const t = i / 6;
      const z = from + (to - from) * t;
      const [x, y] = touch(coarse, plan.screen[0] - 0.3, foot - 0.01 + 0.05 * t * (1 - t) + 0.03 * t, z, 1, 0);
      return [x - 0.012, y + 0.006, z] as const;
    }),
  );
  const field: Field = (x, y, z) => {
    let d = 9;
    for (const blade of blades)
      for (let i = 0; i + 1 < blade.length; i++)
        d = Math.min(d, bar(x, y, z, blade[i] as (typeof blade)[number], blade[i + 1] as (typeof blade)[number], 0.0085));
    return d;
  };
  const xs = blades.flat().map(([x]) => x);
  const bounds = [Math.min(...xs) - 0.03, Math.max(...xs) + 0.03, foot - 0.06, foot + 0.12, -0.7, 0.7] as const;
  return { name: 'wipers', solid: { field, bounds, cell: 0.006, steep: 3 }, reach: 0.001, material: () => MATERIAL.matt };
}

/** A smooth line through points in space. */
function smoothRun(corners: readonly Point3[]): readonly Point3[] {
  const runs = [0, 1, 2].map((k) =>
    curveThrough(
      corners.map((corner, i): Point => [corner[k] as number, i]),
      false,
      6,
    ),
  );
  return (runs[0] ?? []).map((_, i): Point3 => [runs[0]?.[i]?.[0] ?? 0, runs[1]?.[i]?.[0] ?? 0, runs[2]?.[i]?.[0] ?? 0]);
}

/** Roof rails, sports bars, side steps. */
function railPart({ points: corners, radius, material }: BarPlan): Part {
  const points = smoothRun(corners);
  const field: Field = (x, y, z) => {
    let d = 9;
    for (let i = 0; i + 1 < points.length; i++)
      d = Math.min(
        d,
        bar(x, y, Math.abs(z), points[i] as (typeof points)[number], points[i + 1] as (typeof points)[number], radius),
      );
    return d;
  };
  const [xs, ys, zs] = [0, 1, 2].map((k) => points.map((point) => point[k] as number)) as [number[], number[], number[]];
  const out = radius + 0.03;
  const bounds = [
    Math.min(...xs) - out,
    Math.max(...xs) + out,
    Math.min(...ys) - out,
    Math.max(...ys) + out,
    -Math.max(...zs) - out,
    Math.max(...zs) + out,
  ] as const;
  return {
    name: 'bar',
    solid: { field, bounds, cell: 0.008, steep: 2, symmetric: true },
    reach: 0.0015,
    material: () => MATERIAL[material],
  };
}
