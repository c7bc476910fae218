import type { BodyPlan, Shape } from '../body.ts';
import { frontArt } from '../front-art.ts';
import { path, path3 } from '../path.ts';
import { rearArt } from '../rear-art.ts';
import { box, gap, trapezium, uprightLines } from '../shapes.ts';

/** A small coach with its door on the kerb side. */
export const bus: BodyPlan = {
  name: 'Bus',
  length: 7.1,
  height: 2.66,
  halfWidth: 1.05,
  axles: [1.2, 5.15],
  wheelRadius: 0.39,
  rimRadius: 0.235,
  tyreWidth: 0.23,
  track: 0.9,
  archRadius: 0.455,
  shells: [
    {
      id: 'lower',
      arches: true,
      flare: 0.008,
      glass: false,
      fillet: 0.16,
      filletFront: 0.26,
      filletRear: 0.2,
      bowFront: 0.2,
      bowRear: 0.1,
      fadeFront: 1,
      fadeRear: 0.8,
      crown: 0.04,
      facing: [0.62, 0.3, 0.3, 0],
      side: path(
        '0.3 0.3!, 0.06 0.4, 0 0.6, 0 0.95, 0.06 1.25, 0.24 1.8, 0.42 2.25, 0.62 2.5, 1 2.62, 1.6 2.645, 4 2.65, 6.4 2.63, 6.85 2.55, 7 2.35, 7.05 1.5, 7.09 0.9, 7.08 0.5, 6.9 0.32!, 4 0.3',
      ),
      widths: path('0 0.96, 0.5 1.02, 1.2 1.045, 6 1.045, 7.1 0.99'),
      tuck: path('0.25 0.05, 0.36 0.012, 0.55 0, 1.1 0, 1.4 0.008, 1.9 0.04, 2.3 0.09, 2.65 0.16'),
    },
  ],
  parts: [
    { kind: 'mirror', at: [0.18, 1.75, 1.2], scale: 1.2, tall: 2.2, material: 'black' },
    { kind: 'tube', material: 'black', diameter: 0.03, mirrored: true, points: path3('0.35 2.1 1, 0.2 2.1 1.15, 0.18 1.8 1.19') },
    { kind: 'box', material: 'white', size: [1.3, 0.16, 1.1], at: [3.6, 2.7, 0], round: 0.07 },
    { kind: 'box', material: 'white', size: [0.8, 0.13, 0.9], at: [5.6, 2.68, 0], round: 0.06 },
  ],
  art: {
    side: [
      { material: 'black', area: path('0.32 1.26, 6.86 1.26, 6.86 2.2, 0.68 2.2'), round: 0.12 },
      ...path('0.62 1.28, 1.36 2.5, 2.58 3.72, 3.8 4.94, 5.02 6.06, 6.14 6.8').map(
        ([a, b], i): Shape => ({
          material: 'solidglass',
          area: i
            ? box(a, b, 1.3, 2.15)
            : [
                [0.46, 1.3],
                [b, 1.3],
                [b, 2.15],
                [0.72, 2.15],
              ],
          round: 0.06,
        }),
      ),
      ...uprightLines([1.94, 3.16, 4.38, 5.54], 1.86, 2.15, 'plastic', 0.012),
      ...path('1.36 2.5, 2.58 3.72, 3.8 4.94, 5.02 6.06').map(
        ([a, b]): Shape => ({
          material: 'plastic',
          line: [
            [a + 0.02, 1.86],
            [b - 0.02, 1.86],
          ],
          stroke: 0.012,
        }),
      ),
      { material: 'plastic', area: box(-0.1, 7.2, 0.2, 0.42) },
      gap(path('2.7 0.5, 2.7 0.95, 4.5 0.95, 4.5 0.5, 2.7 0.5'), 0.04),
      gap(path('5.75 0.5, 5.75 1, 6.7 1, 6.7 0.5, 5.75 0.5'), 0.04),
      { material: 'decal', line: path('0.1 1.1, 2.2 1.1, 3.4 0.8, 7.1 0.8'), stroke: 0.05, round: 0.6 },
      { material: 'decal2', line: path('0.1 1.04, 2.1 1.04, 3.3 0.74, 7.1 0.74'), stroke: 0.02, round: 0.6 },
    ],
    left: [
      gap(path('1.72 2.24, 1.72 0.42, 2.5 0.42, 2.5 2.24, 1.72 2.24'), 0.06, 0.014),
      { material: 'solidglass', area: box(1.8, 2.42, 0.6, 2.15), round: 0.05 },
      { material: 'gap', line: path('2.11 0.5, 2.11 2.2'), stroke: 0.014 },
    ],
    front: [
      ...frontArt({
        skirt: 0.42,
        grille: [0.4, 0.72, 0.46, 0.92, 3],
        slatWidth: 0.02,
        rim: 'dark',
        low: [0.6, 0.46, 0.58, 0.6, 2],
        plate: 0.53,
        badge: 1.08,
      }),
      { material: 'black', area: trapezium(1.22, 0.99, 2.46, 0.84), round: 0.12 },
      { material: 'solidglass', area: trapezium(1.26, 0.95, 2.14, 0.86), round: 0.1 },
      { material: 'lampdark', area: box(-0.6, 0.6, 2.2, 2.42), round: 0.04 },
      { material: 'amber', area: box(-0.34, 0.34, 2.285, 2.335), round: 0.01 },
      { material: 'gap', line: path('-0.1 1.3, -0.7 1.36'), stroke: 0.02 },
      { material: 'gap', line: path('0.7 1.3, 0.1 1.36'), stroke: 0.02 },
    ],
    rear: [
      ...rearArt({ skirt: 0.42, gate: path('-0.5 2.3, -0.5 0.6, 0.5 0.6, 0.5 2.3, -0.5 2.3'), plate: 0.8, bump: 0.6 }),
      { material: 'black', area: trapezium(1.35, 0.9, 2.25, 0.82), round: 0.1 },
      { material: 'solidglass', area: trapezium(1.39, 0.86, 2.21, 0.78), round: 0.09 },
    ],
    top: [],
  },
  shownFrom: 'left',
  symmetric: false,
};
