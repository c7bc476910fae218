import type { Point3 } from '../../path.ts';
import { MATERIAL } from '../car/material.ts';
import type { Part } from '../car/part.ts';
import { plateText, STROKE } from '../car/plate-text.ts';
import { wheel } from '../car/wheel.ts';
import { box, type Field, roundMax } from '../fields/numbers.ts';
import type { CaravanPlan, RoofBox } from './caravan-plan.ts';
import { archOf, type Shell } from './shell.ts';
import { barsPart, boxesPart, plainPart, trimOf } from './solids.ts';
import { boundsOf, faceOf, ON, onFace } from './wall.ts';

/** An awning rolled up under its cover, with its arms folded against the wall. */
export function awningParts(plan: CaravanPlan, shell: Shell): Part[] {
  if (!plan.awning) return [];
  const [from, to, y] = plan.awning;
  const wall = faceOf(plan, shell.field, 'left', [(from + to) / 2, y]).middle[2];
  const z = wall + 0.085;
  const roll: Field = (x, py, pz) => roundMax(Math.hypot(py - y, pz - z) - 0.058, Math.max(from - x, x - to), 0.006);
  const lap: Field = (x, py, pz) =>
    box(x - (from + to) / 2, py - y - 0.055, pz - wall - 0.045, (to - from) / 2, 0.012, 0.05, 0.01);
  const bounds = [from - 0.05, to + 0.05, y - 0.1, y + 0.1, wall - 0.05, z + 0.1] as const;
  const ends = [from - 0.015, to + 0.015];
  return [
    plainPart('awning', MATERIAL.canvasDark, roll, bounds, 0.012),
    plainPart('awning', trimOf(plan), lap, bounds, 0.012),
    ...ends.map((x) =>
      barsPart(
        'awning',
        trimOf(plan),
        [
          [
            [x - 0.008, y, z],
            [x + 0.008, y, z],
          ],
        ],
        0.066,
        0.01,
      ),
    ),
    ...ends.map((x) =>
      boxesPart('arm', MATERIAL.silver, [
        [[x, (y + 0.98) / 2, wall + 0.045], [0.034, y - 0.98, 0.03], 0.006],
        [[x, (y + 1.25) / 2, wall + 0.075], [0.026, y - 1.25, 0.026], 0.006],
        [[x, 0.97, wall + 0.03], [0.05, 0.1, 0.06], 0.008],
      ]),
    ),
  ];
}

const ON_ROOF = { hatch: 'moulding', cooler: 'sheet', panel: 'gloss' } as const;

export function roofPart({ at: [x, z], size: [long, high, wide], kind }: RoofBox, roof: number): Part {
  const round = Math.min(high / 2, kind === 'panel' ? 0.01 : 0.07);
  return boxesPart(kind, MATERIAL[ON_ROOF[kind]], [[[x, roof + high / 2, z], [long, high, wide], round]], 0.018);
}

/** Black guards round the wheel arches, flat at the top as the arch is. */
export function mudguards(plan: CaravanPlan, half: number): Part {
  const arch = archOf(plan);
  const field: Field = (x, y, z) => {
    const d = arch(x, y) - 0.012;
    return roundMax(Math.abs(d) - 0.032, Math.abs(Math.abs(z) - half + 0.02) - 0.055, 0.02);
  };
  const [first = 0, last = first] = [plan.axles[0], plan.axles.at(-1)];
  const reach = plan.tyre / 2 + plan.archGap + 0.1;
  const cut: Field = (x, y, z) => Math.max(field(x, y, z), plan.floor - 0.05 - y);
  return {
    name: 'mudguards',
    solid: {
      field: cut,
      bounds: [first - reach, last + reach, plan.floor - 0.1, plan.tyre + plan.archGap + 0.1, -half - 0.1, half + 0.1],
      cell: 0.012,
      symmetric: true,
      steep: 1.6,
    },
    reach: 0.0015,
    material: () => MATERIAL.matt,
  };
}

/** Chassis rails, axles, legs and the bumper bar behind. */
export function chassisParts(plan: CaravanPlan): Part[] {
  const { floor, length, drawbar, axles, track, tyre } = plan;
  const [from, to] = [drawbar.from - 0.1, length - 0.1];
  const rail = floor - 0.07;
  const bars: (readonly [Point3, Point3, number])[] = [-0.55, 0.55].map((z) => [
    [(from + to) / 2, rail, z],
    [to - from, 0.14, 0.05],
    0.008,
  ]);
  for (let x = from + 0.3; x < to; x += 0.9) bars.push([[x, rail + 0.02, 0], [0.04, 0.08, 1.9], 0.006]);
  const legs = [from + 0.55, to - 0.7].flatMap((x) =>
    [-0.86, 0.86].map((z): readonly Point3[] => [
      [x, floor - 0.03, z],
      [x + 0.5, floor - 0.06, z],
    ]),
  );
  const beams = axles.map((x): readonly Point3[] => [
    [x, tyre / 2, -track],
    [x, tyre / 2, track],
  ]);
  const springs = axles.flatMap((x) =>
    [-0.62, 0.62].map((z): readonly Point3[] => [
      [x - 0.36, rail - 0.06, z],
      [x, tyre / 2 - 0.05, z],
      [x + 0.36, rail - 0.06, z],
    ]),
  );
  return [
    boxesPart('chassis', MATERIAL.matt, bars, 0.016),
    barsPart('legs', MATERIAL.galvanised, legs, 0.024, 0.012),
    barsPart('axles', MATERIAL.matt, beams, 0.035, 0.014),
    barsPart('springs', MATERIAL.matt, springs, 0.024, 0.014),
    boxesPart('bumper', MATERIAL.matt, [[[length - 0.05, floor - 0.02, 0], [0.1, 0.1, 2.06], 0.012]]),
  ];
}

/** A wheel, in larger cells than a car's: it is seen from further away. */
export function caravanWheel({ tyre, rim, tyreWidth, wheel: plan }: CaravanPlan) {
  const made = wheel(tyre / 2, (tyre / 2) * rim, tyreWidth, plan);
  return { ...made, solid: { ...made.solid, cell: 0.0085 } };
}

/** A spare wheel on its bracket behind, turned to face backwards. */
export function spareParts(plan: CaravanPlan, [y, z]: readonly [y: number, z: number]): Part[] {
  const made = caravanWheel(plan);
  const x = plan.length + 0.08 + plan.tyreWidth / 2;
  const [x0, x1, y0, y1, z0, z1] = made.solid.bounds;
  return [
    {
      name: 'spare',
      solid: {
        ...made.solid,
        field: (px, py, pz) => made.solid.field(pz - z, py - y, px - x),
        bounds: [x + z0, x + z1, y + y0, y + y1, z + x0, z + x1],
      },
      reach: 0.0012,
      material: (px, py, pz, nx, ny, nz) => made.material(pz - z, py - y, px - x, nz, ny, nx),
    },
    boxesPart('bracket', MATERIAL.matt, [
      [[plan.length + 0.03, y - 0.05, z], [0.06, 0.5, 0.08], 0.008],
      [[plan.length + 0.06, y, z], [0.12, 0.12, 0.12], 0.01],
    ]),
  ];
}

const PLATE = { half: 0.186, high: 0.067 } as const;

/** The number plate in its holder on the rear. */
export function rearPlate(plan: CaravanPlan, shell: Shell): Part {
  const [y, z] = plan.rearPlate;
  const face = faceOf(plan, shell.field, 'rear', [z, y]);
  const letters = plateText(plan.plateText);
  return {
    name: 'plate',
    solid: {
      field: (px, py, pz) => {
        onFace(face, px, py, pz);
        return box(ON.along, ON.up, ON.out - 0.012, PLATE.half + 0.008, PLATE.high + 0.008, 0.012, 0.005);
      },
      bounds: boundsOf(face, PLATE.half + 0.03, PLATE.high + 0.03, 0.05),
      cell: 0.007,
      steep: 2,
    },
    reach: 0.001,
    material: (px, py, pz, nx) => {
      onFace(face, px, py, pz);
      const edge = Math.min(PLATE.half - Math.abs(ON.along), PLATE.high - Math.abs(ON.up));
      if (nx < 0.7 || edge < 0) return MATERIAL.matt;
      if (edge > 0.005 && edge < 0.0075) return MATERIAL.gap;
      return letters(ON.along, ON.up) < STROKE ? MATERIAL.gap : MATERIAL.plate;
    },
  };
}

/** A fold-down step under the door, and a grab rail beside it. */
export function stepParts(plan: CaravanPlan, shell: Shell): Part[] {
  const door = plan.openings.find(({ kind }) => kind === 'door');
  if (!door) return [];
  const [x, y] = door.at;
  const wall = faceOf(plan, shell.field, 'left', [x, y]).middle[2];
  const rail = x - door.size[0] / 2 - 0.09;
  return [
    boxesPart('step', MATERIAL.matt, [
      [[x, plan.floor - 0.2, wall + 0.02], [0.58, 0.03, 0.24], 0.008],
      [[x - 0.27, plan.floor - 0.12, wall - 0.04], [0.02, 0.2, 0.05], 0.005],
      [[x + 0.27, plan.floor - 0.12, wall - 0.04], [0.02, 0.2, 0.05], 0.005],
    ]),
    barsPart(
      'grab',
      trimOf(plan),
      [
        [
          [rail, y - 0.28, wall],
          [rail, y - 0.26, wall + 0.05],
          [rail, y + 0.08, wall + 0.05],
          [rail, y + 0.1, wall],
        ],
      ],
      0.013,
      0.008,
    ),
  ];
}
