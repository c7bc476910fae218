import type { BodyPlan, Part, Shape } from '../body.ts';
import { drawbar } from '../parts.ts';
import { path } from '../path.ts';
import { archRings, box, gap, plate } from '../shapes.ts';

/** An off-road camper trailer, folded. */
export const camper: BodyPlan = {
  name: 'Camper trailer',
  length: 5.0,
  height: 1.62,
  halfWidth: 1.02,
  axles: [3.2],
  wheelRadius: 0.385,
  rimRadius: 0.225,
  tyreWidth: 0.255,
  track: 0.9,
  archRadius: 0.44,
  archPower: 3,
  shells: [
    {
      id: 'lower',
      arches: true,
      flare: 0,
      glass: false,
      fillet: 0.04,
      filletFront: 0.06,
      filletRear: 0.05,
      crown: 0.01,
      facing: [0.62, 0.4, 0.4, 0],
      side: path('1.7 0.56!, 1.5 0.7!, 1.46 1.2!, 1.6 1.3!, 4.6 1.3!, 4.72 1.2!, 4.7 0.74!, 4.4 0.56!'),
      widths: path('1.4 0.98, 4.8 0.98'),
      tuck: path('0.5 0, 1.4 0'),
    },
    {
      id: 'lid',
      glass: false,
      fillet: 0.06,
      filletFront: 0.14,
      filletRear: 0.1,
      bowFront: 0.06,
      bowRear: 0.03,
      crown: 0.03,
      facing: [0.62, 0.35, 0.35, 0],
      side: path('1.48 1.3!, 1.5 1.42, 1.66 1.53, 2.1 1.57, 3.6 1.57, 4.5 1.54, 4.68 1.46, 4.72 1.3!'),
      widths: path('1.4 0.96, 4.8 0.96'),
      tuck: path('1.2 0, 1.45 0, 1.6 0.03'),
    },
  ],
  parts: [
    ...drawbar(1.7, 0.8),
    { kind: 'box', material: 'alu', size: [0.55, 0.6, 1.3], at: [1.16, 0.86, 0], round: 0.03 },
    { kind: 'cyl', material: 'white', size: [0.15, 0.5], axis: 'y', at: [0.7, 0.85, 0.3] },
    { kind: 'cyl', material: 'amber', size: [0.09, 0.4], axis: 'y', at: [0.7, 0.8, -0.3] },
    { kind: 'spare', at: [4.86, 0.98, 0] },
    { kind: 'box', material: 'plastic', size: [0.1, 0.1, 1.7], at: [4.76, 0.6, 0] },
    { kind: 'box', material: 'black', size: [3, 0.04, 0.04], at: [3.1, 1.66, 0.8], mirrored: true, round: 0.01 },
    ...[1.8, 2.4, 3.0, 3.6, 4.2].map(
      (x): Part => ({ kind: 'box', material: 'black', size: [0.05, 0.03, 1.6], at: [x, 1.655, 0], round: 0.01 }),
    ),
    ...[1.75, 3.1, 4.4].map(
      (x): Part => ({ kind: 'box', material: 'black', size: [0.04, 0.12, 0.03], at: [x, 1.6, 0.8], mirrored: true, round: 0.01 }),
    ),
    { kind: 'box', material: 'plastic', size: [1.02, 0.04, 0.24], at: [3.2, 0.86, 0.94], mirrored: true, round: 0.015 },
    { kind: 'cyl', material: 'canvas', size: [0.09, 2.7], axis: 'x', at: [3.1, 1.42, 1.06] },
  ],
  art: {
    side: [
      gap(path('1.6 1.22, 1.6 0.72, 2.5 0.72, 2.5 1.22, 1.6 1.22'), 0.04, 0.01),
      gap(path('3.84 1.22, 3.84 0.72, 4.6 0.72, 4.6 1.22, 3.84 1.22'), 0.04, 0.01),
      { material: 'gap', line: path('1.4 1.305, 4.8 1.305'), stroke: 0.022 },
      { material: 'plastic', area: box(1, 5, 0.3, 0.64) },
      ...path('2.05 1.15, 4.22 1.15, 1.8 1.31, 2.9 1.31, 4.3 1.31').map(
        ([x, y]): Shape => ({
          material: 'chrome',
          area: box(x - 0.05, x + 0.05, y - 0.03, y + 0.03),
          round: 0.01,
        }),
      ),
      { material: 'grey', area: box(2.62, 3.78, 0.92, 1.22), round: 0.04 },
      { material: 'paint', area: box(2.64, 3.76, 0.94, 1.2), round: 0.03 },
      ...archRings({ axles: [3.2], wheelRadius: 0.385, archRadius: 0.44 }, 0.0001),
    ],
    front: [
      { material: 'plastic', area: box(-1.3, 1.3, 0.3, 0.9) },
      { material: 'gap', line: path('-1.2 1.305, 1.2 1.305'), stroke: 0.02 },
    ],
    rear: [
      { material: 'plastic', area: box(-1.3, 1.3, 0.3, 0.64) },
      { material: 'gap', line: path('-1.2 1.305, 1.2 1.305'), stroke: 0.02 },
      plate(0.7),
      gap(path('-0.85 1.26, -0.85 0.9, 0.85 0.9, 0.85 1.26, -0.85 1.26'), 0.04),
    ],
    top: [],
  },
  shownFrom: 'left',
  symmetric: false,
};
