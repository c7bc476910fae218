import type { BodyPlan, Part } from '../body.ts';
import { cabinParts } from '../parts.ts';
import { path, path3 } from '../path.ts';
import { box, gap, windowBand } from '../shapes.ts';
import { ute } from './ute.ts';

const RAILS = [1.02, 1.12, 1.22];

/** A tray with drop sides on bare rails. */
const tray: readonly Part[] = [
  { kind: 'box', material: 'plastic', size: [2.5, 0.16, 0.08], at: [3.95, 0.62, 0.38], mirrored: true },
  { kind: 'box', material: 'alu', size: [2.42, 0.06, 1.86], at: [4.08, 0.94, 0], round: 0.012 },
  { kind: 'box', material: 'alu', size: [2.4, 0.28, 0.03], at: [4.08, 1.11, 0.92], mirrored: true, round: 0.012 },
  { kind: 'box', material: 'alu', size: [0.03, 0.28, 1.84], at: [5.28, 1.11, 0], round: 0.012 },
  ...RAILS.map((y): Part => ({ kind: 'box', material: 'alu', size: [2.4, 0.02, 0.05], at: [4.08, y, 0.925], mirrored: true })),
  ...RAILS.map((y): Part => ({ kind: 'box', material: 'alu', size: [0.05, 0.02, 1.84], at: [5.275, y, 0] })),
  ...[2.9, 4.08, 5.26].map(
    (x): Part => ({ kind: 'box', material: 'plastic', size: [0.05, 0.32, 0.06], at: [x, 1.1, 0.925], mirrored: true }),
  ),
  { kind: 'box', material: 'alu', size: [0.04, 0.5, 1.7], at: [2.88, 1.22, 0], round: 0.01 },
  {
    kind: 'tube',
    material: 'alu',
    diameter: 0.055,
    points: path3('2.9 0.97 0.82, 2.9 1.72 0.82, 2.9 1.86 0.74, 2.9 1.86 -0.74, 2.9 1.72 -0.82, 2.9 0.97 -0.82'),
    tension: 0.05,
  },
  ...[1.5, 1.62, 1.74].map((y): Part => ({ kind: 'box', material: 'alu', size: [0.02, 0.02, 1.62], at: [2.9, y, 0] })),
  { kind: 'box', material: 'plastic', size: [0.95, 0.03, 0.3], at: [4.06, 0.87, 0.8], mirrored: true },
  { kind: 'box', material: 'plastic', size: [0.02, 0.34, 0.28], at: [4.62, 0.62, 0.8], mirrored: true },
  { kind: 'box', material: 'red', size: [0.04, 0.1, 0.3], at: [5.27, 0.83, 0.72], mirrored: true, round: 0.015 },
  { kind: 'box', material: 'plastic', size: [0.06, 0.08, 1.7], at: [5.2, 0.66, 0] },
  { kind: 'box', material: 'plate', size: [0.02, 0.1, 0.37], at: [5.29, 0.81, 0], round: 0.004 },
];

/** A single-cab ute with an alloy tray. */
export const cabChassis: BodyPlan = {
  ...ute,
  name: 'Cab chassis',
  length: 5.3,
  cabin: [1.3, 2.68, 0.78, 1.05],
  shells: [
    {
      id: 'lower',
      arches: true,
      flare: 0.035,
      glass: false,
      fillet: 0.06,
      filletFront: 0.2,
      filletRear: 0.05,
      bowFront: 0.14,
      bowRear: 0.02,
      fadeFront: 0.9,
      fadeRear: 0.4,
      side: path(
        '0.28 0.33!, 0.08 0.42, 0.01 0.56, 0 0.8, 0.03 1, 0.12 1.075, 0.4 1.12, 0.9 1.15, 1.35 1.165, 2.2 1.17, 2.72 1.175!, 2.75 0.9, 2.75 0.5!, 2.4 0.4, 1.45 0.36',
      ),
      widths: path('0 0.87, 0.3 0.89, 0.9 0.905, 1.6 0.905, 2.8 0.9'),
      tuck: path('0.3 0.06, 0.4 0.02, 0.52 0, 0.72 0.008, 0.93 0, 0.96 0.014, 1.1 0.024, 1.2 0.036, 1.4 0.09'),
    },
    {
      id: 'green',
      fillet: 0.085,
      filletFront: 0.07,
      filletRear: 0.06,
      bowFront: 0.16,
      bowRear: 0.03,
      fadeFront: 1,
      fadeRear: 0.3,
      crown: 0.04,
      side: path(
        '1.12 0.98!, 1.34 1.165, 1.7 1.41, 1.98 1.605, 2.2 1.73, 2.4 1.79, 2.56 1.78, 2.66 1.71, 2.7 1.55, 2.73 1.2, 2.73 0.98!',
      ),
      widths: path('1.1 0.82, 1.6 0.855, 2.2 0.86, 2.75 0.845'),
      tuck: path('1 -0.01, 1.16 0, 1.35 0.036, 1.5 0.075, 1.66 0.13, 1.85 0.2'),
      tuckSmooth: 0.06,
    },
  ],
  art: {
    side: [
      ...windowBand(path('1 1.185, 2.8 1.19'), 0.06),
      { material: 'paint', area: path('2.52 1.1, 2.9 1.1, 2.9 1.9, 2.4 1.9'), round: 0.04 },
      gap(path('1.66 1.17, 1.58 0.7, 1.6 0.46, 2.6 0.46, 2.62 1.18'), 0.07),
      gap(path('0.1 1.06, 0.6 1.1, 1.1 1.135, 1.4 1.165'), 0, 0.006),
      { material: 'plastic', area: box(-0.1, 2.9, 0.2, 0.44) },
    ],
    front: ute.art.front,
    rear: [{ material: 'solidglass', area: box(-0.6, 0.6, 1.3, 1.62), round: 0.06 }],
    top: [gap(path('1.3 -0.76, 0.3 -0.68, 0.12 -0.45, 0.12 0.45, 0.3 0.68, 1.3 0.76'), 0.2)],
  },
  parts: [
    { kind: 'mirror', at: [1.72, 1.27, 0.99], scale: 1.15, tall: 1.1, material: 'black' },
    { kind: 'handle', at: [2.42, 1, 0.898], material: 'black' },
    ...cabinParts(2.2, 0.37, 0.45),
    ...tray,
  ],
  symmetric: true,
};
