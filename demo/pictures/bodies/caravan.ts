import type { BodyPlan, Shape, Shell } from '../body.ts';
import { drawbar } from '../parts.ts';
import { path } from '../path.ts';
import { archRings, box, gap, levelLines, mirrored, plate, windowBoxes } from '../shapes.ts';

/** The white box, which the pop-top cuts lower. */
export const caravanLower: Shell = {
  id: 'lower',
  arches: true,
  flare: 0,
  glass: false,
  fillet: 0.05,
  filletFront: 0.16,
  filletRear: 0.1,
  bowFront: 0.12,
  bowRear: 0.04,
  fadeFront: 1,
  fadeRear: 0.5,
  crown: 0.02,
  facing: [0.62, 0.35, 0.35, 0],
  side: path(
    '1.7 0.44!, 1.42 0.62, 1.36 0.9, 1.36 1.4, 1.44 1.95, 1.62 2.4, 1.86 2.62, 2.3 2.69, 4.5 2.7, 6.7 2.69, 6.98 2.6, 7.06 2.35, 7.08 1.4, 7.06 0.8, 6.8 0.52!, 5.5 0.44',
  ),
  widths: path('1.3 1.12, 2 1.17, 6.6 1.17, 7.1 1.15'),
  tuck: path('0.3 0.01, 0.6 0, 2.3 0, 2.7 0.03'),
};

/** A side in the given livery, under the windows. */
export const caravanSide = (livery: readonly Shape[]): readonly Shape[] => [
  { material: 'white', area: box(1, 7.3, 0.3, 3) },
  ...livery,
  ...windowBoxes([
    [1.85, 2.5, 1.5, 2.1],
    [3.7, 4.8, 1.5, 2.1],
    [5.4, 6.5, 1.5, 2.1],
  ]),
  gap(path('1.7 0.6, 1.7 0.95, 2.4 0.95, 2.4 0.6, 1.7 0.6'), 0.04),
  gap(path('5.7 0.6, 5.7 0.95, 6.6 0.95, 6.6 0.6, 5.7 0.6'), 0.04),
  ...archRings({ axles: [4.1, 4.92], wheelRadius: 0.345, archRadius: 0.39 }, 0.06),
  { material: 'silver', line: path('1 0.985, 7.3 0.985'), stroke: 0.02 },
  { material: 'silver', line: path('1.86 2.62, 2.3 2.66, 6.9 2.66'), stroke: 0.03 },
];

/** White above checker plate. */
export const caravanNose: readonly Shape[] = [
  { material: 'white', area: box(-1.3, 1.3, 0.3, 3) },
  { material: 'plastic', area: box(-1.3, 1.3, 0.3, 1.08) },
  ...levelLines([0.5, 0.62, 0.74, 0.86, 0.98], -1.2, 1.2, 'grey', 0.006),
];

/** A tandem-axle touring caravan. */
export const caravan: BodyPlan = {
  name: 'Caravan',
  length: 7.2,
  height: 2.78,
  halfWidth: 1.2,
  axles: [4.1, 4.92],
  wheelRadius: 0.345,
  rimRadius: 0.215,
  tyreWidth: 0.22,
  track: 1.0,
  archRadius: 0.39,
  shells: [caravanLower],
  parts: [
    ...drawbar(1.6, 0.9),
    { kind: 'box', material: 'alu', size: [0.42, 0.44, 1.5], at: [1.15, 0.82, 0], round: 0.03 },
    { kind: 'cyl', material: 'white', size: [0.16, 0.5], axis: 'y', at: [0.8, 0.85, 0.25], mirrored: true },
    { kind: 'box', material: 'white', size: [4.3, 0.13, 0.14], at: [4.4, 2.52, 1.23], round: 0.05 },
    { kind: 'box', material: 'white', size: [0.9, 0.2, 0.8], at: [4.6, 2.76, 0], round: 0.07 },
    { kind: 'spare', at: [7.2, 0.85, 0] },
    { kind: 'box', material: 'plastic', size: [0.1, 0.1, 1.9], at: [7.14, 0.58, 0] },
    { kind: 'box', material: 'plastic', size: [0.5, 0.05, 0.4], at: [2.9, 0.4, 1.1], round: 0.02 },
  ],
  art: {
    side: caravanSide([
      { material: 'plastic', area: path('1 0.3, 7.3 0.3, 7.3 0.98, 1 0.98') },
      ...levelLines([0.42, 0.54, 0.66, 0.78, 0.9], 1, 7.3, 'grey', 0.006),
      { material: 'paint', area: path('1 0.98, 7.3 0.98, 7.3 1.34, 5.2 1.2, 3.6 1.3, 1 1.3') },
      { material: 'decal', line: path('1 1.33, 3.7 1.33, 5.2 1.24, 7.2 1.4'), stroke: 0.03 },
    ]),
    left: [
      gap(path('2.65 2.36, 2.65 0.52, 3.3 0.52, 3.3 2.36, 2.65 2.36'), 0.1, 0.014),
      { material: 'solidglass', area: box(2.8, 3.15, 1.5, 2.1), round: 0.05 },
      { material: 'plastic', area: box(2.69, 2.74, 1.22, 1.4), round: 0.01 },
    ],
    right: windowBoxes([[2.75, 3.3, 1.7, 2.1]]),
    front: [
      ...caravanNose,
      { material: 'paint', area: box(-1.3, 1.3, 1.08, 1.34) },
      ...windowBoxes([[-0.85, 0.85, 1.6, 2.15]]),
      mirrored({ material: 'amber', circle: [1.02, 2.45, 0.025] }),
    ],
    rear: [
      { material: 'white', area: box(-1.3, 1.3, 0.3, 3) },
      { material: 'plastic', area: box(-1.3, 1.3, 0.3, 0.98) },
      { material: 'paint', area: box(-1.3, 1.3, 0.98, 1.36) },
      ...windowBoxes([[-0.6, 0.6, 1.6, 2.15]]),
      plate(1.15),
    ],
    top: [{ material: 'white', area: box(1, 7.4, -1.3, 1.3) }],
  },
  shownFrom: 'left',
  symmetric: false,
};
