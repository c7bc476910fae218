import type { BodyPlan, Part, Shape } from '../body.ts';
import { frontArt } from '../front-art.ts';
import { cabinParts } from '../parts.ts';
import { path, path3 } from '../path.ts';
import { archRings, box, gap, plate, windowBoxes } from '../shapes.ts';
import { vanCabWindow, vanGreen, vanLower, vanNoseLines } from './van.ts';

/** A side with the given stripes on the living part. */
export const motorhomeSide = (stripes: readonly Shape[]): readonly Shape[] => [
  ...vanCabWindow,
  gap(path('1.36 1.2, 1.34 0.6, 1.4 0.28, 2.26 0.28, 2.26 1.86, 1.8 1.84, 1.3 1.48'), 0.09),
  ...vanNoseLines,
  { material: 'white', area: path('2.275 0.3, 7.2 0.3, 7.2 3.2, 0.8 3.2, 0.8 1.915, 2.275 1.915') },
  ...stripes,
  ...windowBoxes([
    [3.7, 4.7, 1.5, 2.1],
    [5.6, 6.5, 1.5, 2.1],
    [1.3, 2.0, 2.25, 2.6],
  ]),
  gap(path('5.6 0.6, 5.6 1, 6.6 1, 6.6 0.6, 5.6 0.6'), 0.05),
  gap(path('3.5 0.6, 3.5 0.95, 4.3 0.95, 4.3 0.6, 3.5 0.6'), 0.05),
  { material: 'plastic', area: box(2.28, 7.2, 0.2, 0.42) },
  { material: 'plastic', area: box(-0.1, 2.3, 0.1, 0.3) },
  { material: 'plastic', area: box(-0.1, 0.42, 0.1, 0.55), round: 0.05 },
  ...archRings({ axles: [5.05], wheelRadius: 0.36 }, 0.05),
];

/** A living box on a van. */
export const motorhome: BodyPlan = {
  name: 'Motorhome',
  length: 7.0,
  height: 3.02,
  halfWidth: 1.15,
  axles: [1.0, 5.05],
  wheelRadius: 0.36,
  rimRadius: 0.225,
  tyreWidth: 0.225,
  track: 0.88,
  cabin: [1.0, 2.3, 0.8, 1.0],
  shells: [
    {
      ...vanLower,
      filletRear: 0.04,
      bowRear: 0,
      side: path(
        '0.26 0.2!, 0.06 0.3, 0 0.46, 0 0.72, 0.03 0.9, 0.12 0.99, 0.4 1.08, 0.8 1.16, 1.15 1.2, 2.4 1.2, 2.6 1.2!, 2.62 0.3!, 1.5 0.2',
      ),
      widths: path('0 0.86, 0.35 0.915, 1 0.955, 1.8 0.975, 2.7 0.975'),
    },
    {
      ...vanGreen,
      bowRear: 0,
      filletRear: 0.04,
      side: path('0.68 0.95!, 0.9 1.18, 1.28 1.5, 1.56 1.73, 1.82 1.87, 2.2 1.945, 2.6 1.95!, 2.62 0.95!'),
      widths: path('0.68 0.83, 1.2 0.91, 1.9 0.95, 2.7 0.95'),
    },
    {
      id: 'boxb',
      glass: false,
      fillet: 0.08,
      filletFront: 0.24,
      filletRear: 0.1,
      bowFront: 0.1,
      bowRear: 0.02,
      fadeFront: 0.9,
      fadeRear: 0.4,
      crown: 0.02,
      facing: [0.62, 0.35, 0.4, 0],
      arches: true,
      flare: 0.0,
      side: path(
        '2.34 0.36!, 2.3 1, 2.28 1.9!, 1.2 1.92, 0.98 1.98, 0.86 2.14, 0.9 2.45, 1.16 2.78, 1.6 2.93, 2.4 2.97, 5 2.97, 6.85 2.95, 6.95 2.85, 6.97 1.5, 6.96 0.5, 6.9 0.36!, 4 0.34',
      ),
      widths: path('0.8 1.1, 2 1.14, 7 1.14'),
      tuck: path('0.3 0, 2.4 0, 2.9 0.03'),
    },
  ],
  parts: [
    { kind: 'mirror', at: [1.42, 1.34, 1.1], scale: 1.2, tall: 1.5, material: 'black' },
    { kind: 'handle', at: [2.1, 1.02, 0.965], material: 'black' },
    ...cabinParts(1.85, 0.42, 0.5),
    { kind: 'box', material: 'white', size: [3.6, 0.12, 0.14], at: [4.7, 2.84, 1.2], round: 0.05 },
    { kind: 'box', material: 'white', size: [0.9, 0.2, 0.7], at: [4.2, 3.04, 0], round: 0.06 },
    { kind: 'box', material: 'plastic', size: [0.5, 0.06, 0.4], at: [2.75, 0.34, 1.1], round: 0.02 },
    { kind: 'tube', material: 'alu', diameter: 0.03, points: path3('7 0.7 0.45, 7.05 0.8 0.45, 7.05 2.8 0.45, 6.95 2.95 0.45') },
    { kind: 'tube', material: 'alu', diameter: 0.03, points: path3('7 0.7 0.8, 7.05 0.8 0.8, 7.05 2.8 0.8, 6.95 2.95 0.8') },
    ...[0.9, 1.2, 1.5, 1.8, 2.1, 2.4, 2.7].map(
      (y): Part => ({ kind: 'box', material: 'alu', size: [0.03, 0.025, 0.35], at: [7.05, y, 0.625], round: 0.01 }),
    ),
  ],
  art: {
    side: motorhomeSide([
      { material: 'paint', line: path('2.28 1.28, 3.4 1.28, 4.6 1.34, 7.1 2.35'), stroke: 0.16, round: 0.8 },
      { material: 'decal', line: path('2.28 1.12, 3.6 1.12, 5 1.18, 7.1 1.8'), stroke: 0.06, round: 0.8 },
    ]),
    left: [
      gap(path('2.6 2.3, 2.6 0.5, 3.2 0.5, 3.2 2.3, 2.6 2.3'), 0.1, 0.012),
      { material: 'solidglass', area: box(2.75, 3.05, 1.6, 2.1), round: 0.06 },
      { material: 'plastic', area: box(2.64, 2.68, 1.2, 1.35), round: 0.01 },
    ],
    front: [
      ...frontArt({
        skirt: 0.5,
        rim: 'dark',
        grilleRound: 0.05,
        grille: [0.52, 0.62, 0.6, 0.88, 4],
        slatWidth: 0.02,
        low: [0.6, 0.26, 0.6, 0.46, 3],
        fog: path('0.72 0.48, 0.88 0.5, 0.88 0.34, 0.74 0.33'),
        badge: 0.75,
        plate: 0.56,
        screen: [1.05, 0.88, 1.88, 0.78],
      }),
      { material: 'white', area: box(-1.3, 1.3, 1.91, 3.2) },
      { material: 'paint', area: path('-1.3 2.02, 1.3 2.02, 1.3 2.12, -1.3 2.12') },
      { material: 'black', area: box(-0.5, 0.5, 2.3, 2.6), round: 0.08 },
      { material: 'solidglass', area: box(-0.47, 0.47, 2.33, 2.57), round: 0.07 },
    ],
    rear: [
      { material: 'white', area: box(-1.3, 1.3, 0.2, 3.2) },
      { material: 'plastic', area: box(-1.3, 1.3, 0.2, 0.5) },
      { material: 'black', area: box(-0.75, 0.3, 1.7, 2.25), round: 0.09 },
      { material: 'solidglass', area: box(-0.72, 0.27, 1.73, 2.22), round: 0.07 },
      plate(0.68),
      { material: 'paint', area: box(-1.3, 1.3, 1.3, 1.44) },
      gap(path('-0.7 0.6, -0.7 1.1, 0.3 1.1, 0.3 0.6, -0.7 0.6'), 0.04),
    ],
    top: [{ material: 'white', area: box(0.8, 7.2, -1.3, 1.3) }],
  },
  shownFrom: 'left',
  symmetric: false,
};
