import type { BodyPlan, Shape } from '../body.ts';
import { drawbar } from '../parts.ts';
import { path } from '../path.ts';
import { archRings, box, gap, levelLines, plate, uprightLines, windowBoxes } from '../shapes.ts';
import { caravan, caravanLower, caravanNose } from './caravan.ts';

/** A side in the given livery, under the windows and the raised roof. */
export const popTopSide = (livery: readonly Shape[]): readonly Shape[] => [
  { material: 'white', area: box(1, 7.3, 0.3, 3) },
  ...livery,
  ...windowBoxes([
    [1.8, 2.5, 1.38, 1.84],
    [3.65, 4.6, 1.38, 1.84],
    [5.0, 5.85, 1.38, 1.84],
  ]),
  { material: 'canvas', area: box(1.7, 6.2, 2.16, 2.525) },
  ...uprightLines([2.5, 3.3, 4.1, 4.9, 5.5], 2.2, 2.52, 'grey', 0.01),
  ...path('2.6 3.2, 3.5 4, 4.3 4.8').map(([a, b]): Shape => ({ material: 'plastic', area: box(a, b, 2.27, 2.46), round: 0.03 })),
  ...archRings({ axles: [4.05], wheelRadius: 0.345, archRadius: 0.39 }, 0.06),
  { material: 'silver', line: path('1 0.905, 7.3 0.905'), stroke: 0.02 },
];

/** A caravan whose roof is raised on canvas. */
export const popTop: BodyPlan = {
  ...caravan,
  name: 'Caravan (pop-top)',
  length: 6.3,
  height: 2.72,
  axles: [4.05],
  shells: [
    {
      ...caravanLower,
      side: path(
        '1.7 0.44!, 1.42 0.62, 1.36 0.9, 1.36 1.4, 1.46 1.8, 1.62 2.02, 1.9 2.12, 2.4 2.14, 4.5 2.14, 5.9 2.13, 6.1 2.05, 6.18 1.85, 6.2 1.3, 6.18 0.8, 5.95 0.52!, 4.8 0.44',
      ),
      widths: path('1.3 1.12, 2 1.17, 5.8 1.17, 6.2 1.15'),
    },
    {
      id: 'fabric',
      glass: false,
      fillet: 0.02,
      bowFront: 0.02,
      bowRear: 0.02,
      crown: 0,
      facing: [0.5, 0.3, 0.3, 0],
      side: path('2 2!, 1.98 2.3, 2 2.58!, 5.86 2.58!, 5.88 2.3, 5.86 2!'),
      widths: path('1.9 0.98, 6 0.98'),
      tuck: path('2 0, 2.3 0.03, 2.6 0'),
    },
    {
      id: 'lid',
      glass: false,
      fillet: 0.06,
      filletFront: 0.16,
      filletRear: 0.12,
      bowFront: 0.1,
      bowRear: 0.04,
      crown: 0.03,
      facing: [0.62, 0.35, 0.35, 0],
      side: path('1.6 2.53!, 1.62 2.62, 1.84 2.69, 2.6 2.72, 5.4 2.72, 6 2.68, 6.1 2.62, 6.1 2.53!'),
      widths: path('1.5 1.06, 2 1.1, 6.2 1.1'),
      tuck: path('2.4 0, 2.8 0'),
    },
  ],
  parts: [
    ...drawbar(1.6, 0.9),
    { kind: 'box', material: 'alu', size: [0.42, 0.44, 1.5], at: [1.15, 0.82, 0], round: 0.03 },
    { kind: 'cyl', material: 'white', size: [0.16, 0.5], axis: 'y', at: [0.8, 0.85, 0.25], mirrored: true },
    { kind: 'box', material: 'white', size: [3.6, 0.11, 0.12], at: [3.9, 2.03, 1.22], round: 0.05 },
    { kind: 'spare', at: [6.32, 0.85, 0] },
    { kind: 'box', material: 'plastic', size: [0.1, 0.1, 1.9], at: [6.26, 0.58, 0] },
    { kind: 'box', material: 'white', size: [0.6, 0.1, 0.6], at: [3.4, 2.74, 0], round: 0.04 },
    { kind: 'box', material: 'plastic', size: [0.5, 0.05, 0.4], at: [2.9, 0.4, 1.1], round: 0.02 },
  ],
  art: {
    ...caravan.art,
    side: popTopSide([
      { material: 'plastic', area: path('1 0.3, 7.3 0.3, 7.3 0.9, 1 0.9') },
      ...levelLines([0.42, 0.54, 0.66, 0.78], 1, 7.3, 'grey', 0.006),
      { material: 'paint', area: path('1 0.9, 7.3 0.9, 7.3 1.26, 5.2 1.12, 3.6 1.2, 1 1.2') },
      { material: 'decal', line: path('1 1.23, 3.7 1.23, 5.2 1.16, 7.2 1.32'), stroke: 0.03 },
    ]),
    left: [
      gap(path('2.65 2.04, 2.65 0.52, 3.3 0.52, 3.3 2.04, 2.65 2.04'), 0.08, 0.014),
      { material: 'solidglass', area: box(2.8, 3.15, 1.4, 1.84), round: 0.05 },
    ],
    right: [],
    front: [
      ...caravanNose,
      { material: 'paint', area: box(-1.3, 1.3, 1.08, 1.26) },
      ...windowBoxes([[-0.85, 0.85, 1.42, 1.85]]),
      { material: 'canvas', area: box(-1.3, 1.3, 2.17, 2.525) },
    ],
    rear: [
      { material: 'white', area: box(-1.3, 1.3, 0.3, 3) },
      { material: 'plastic', area: box(-1.3, 1.3, 0.3, 0.9) },
      { material: 'paint', area: box(-1.3, 1.3, 0.9, 1.28) },
      ...windowBoxes([[-0.6, 0.6, 1.42, 1.85]]),
      plate(1.08),
      { material: 'canvas', area: box(-1.3, 1.3, 2.17, 2.525) },
    ],
  },
  shownFrom: 'left',
  symmetric: false,
};
