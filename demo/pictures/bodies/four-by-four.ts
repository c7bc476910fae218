import type { BodyPlan, Part, Shape } from '../body.ts';
import { frontArt } from '../front-art.ts';
import { cabinParts } from '../parts.ts';
import { path, path3 } from '../path.ts';
import { rearArt } from '../rear-art.ts';
import { box, gap, pillar, windowBand } from '../shapes.ts';

const WHEELS = { axles: [0.86, 3.66], wheelRadius: 0.4, archRadius: 0.475 };

/** Bull bar with lights, snorkel and roof rack, for the face that goes off road. */
export const expeditionParts: readonly Part[] = [
  {
    kind: 'tube',
    material: 'black',
    diameter: 0.06,
    points: path3(
      '-0.04 0.6 0.42, -0.08 0.9 0.4, -0.05 1.02 0.32, -0.05 1.03 0, -0.05 1.02 -0.32, -0.08 0.9 -0.4, -0.04 0.6 -0.42',
    ),
    tension: 0.2,
  },
  {
    kind: 'tube',
    material: 'black',
    diameter: 0.05,
    mirrored: true,
    points: path3('-0.06 0.82 0.38, 0 0.83 0.7, 0.14 0.82 0.9'),
  },
  { kind: 'box', material: 'alu', size: [0.05, 0.06, 0.9], at: [-0.01, 1.12, 0], round: 0.02 },
  ...[-0.3, -0.1, 0.1, 0.3].map(
    (z): Part => ({ kind: 'cyl', material: 'led', size: [0.05, 0.07], axis: 'x', at: [-0.02, 1.12, z] }),
  ),
  {
    kind: 'tube',
    material: 'black',
    diameter: 0.07,
    points: path3('1.05 1.1 0.93, 1.25 1.22 0.95, 1.5 1.5 0.93, 1.72 1.78 0.83, 1.75 1.96 0.82'),
  },
  { kind: 'box', material: 'black', size: [0.14, 0.12, 0.1], at: [1.73, 1.97, 0.82], round: 0.03 },
  { kind: 'box', material: 'black', size: [2.3, 0.035, 0.035], at: [3.15, 1.95, 0.68], mirrored: true, round: 0.012 },
  ...[2.1, 2.5, 2.9, 3.3, 3.7, 4.1].map(
    (x): Part => ({ kind: 'box', material: 'black', size: [0.06, 0.025, 1.38], at: [x, 1.945, 0], round: 0.01 }),
  ),
  ...[2.15, 3.15, 4.15].map(
    (x): Part => ({ kind: 'box', material: 'black', size: [0.05, 0.12, 0.03], at: [x, 1.89, 0.68], mirrored: true, round: 0.01 }),
  ),
];

/** A square four-wheel drive with the spare wheel on its door. */
export const fourByFour: BodyPlan = {
  name: '4x4',
  length: 4.86,
  height: 1.9,
  halfWidth: 0.955,
  ...WHEELS,
  rimRadius: 0.225,
  tyreWidth: 0.265,
  track: 0.815,
  archPower: 2.6,
  cabin: [1.3, 4.5, 0.8, 1.1],
  shells: [
    {
      id: 'lower',
      arches: true,
      flare: 0.05,
      glass: false,
      fillet: 0.06,
      filletFront: 0.14,
      filletRear: 0.1,
      bowFront: 0.09,
      bowRear: 0.05,
      fadeFront: 0.8,
      fadeRear: 0.5,
      crown: 0.025,
      side: path(
        '0.3 0.36!, 0.08 0.46, 0.02 0.6, 0.02 0.78, 0.05 1, 0.1 1.09, 0.3 1.14, 0.9 1.175, 1.3 1.19, 2.2 1.19, 3.2 1.19, 4.3 1.2, 4.53 1.19!, 4.56 0.9, 4.6 0.7, 4.58 0.52, 4.4 0.4!, 3.2 0.34, 1.4 0.34',
      ),
      widths: path('0 0.87, 0.3 0.89, 0.9 0.9, 1.6 0.905, 3.5 0.905, 4.2 0.9, 4.7 0.88'),
      tuck: path('0.3 0.05, 0.38 0.015, 0.5 0, 0.78 0.004, 1 0, 1.03 0.014, 1.12 0.026, 1.2 0.05, 1.4 0.1'),
    },
    {
      id: 'green',
      fillet: 0.07,
      filletFront: 0.06,
      filletRear: 0.05,
      bowFront: 0.12,
      bowRear: 0.05,
      fadeFront: 0.9,
      fadeRear: 0.5,
      crown: 0.035,
      side: path(
        '1.12 1!, 1.3 1.19, 1.56 1.5, 1.76 1.72, 1.95 1.83, 2.4 1.865, 3.2 1.87, 4.1 1.855, 4.42 1.83, 4.49 1.78, 4.51 1.5, 4.53 1!',
      ),
      widths: path('1.1 0.83, 1.6 0.86, 2.4 0.865, 3.4 0.865, 4.5 0.845'),
      tuck: path('1 -0.008, 1.18 0, 1.4 0.035, 1.6 0.075, 1.75 0.115, 1.95 0.18'),
      tuckSmooth: 0.06,
    },
  ],
  parts: [
    { kind: 'mirror', at: [1.66, 1.3, 0.99], scale: 1.12, tall: 1.1, material: 'black' },
    { kind: 'handle', at: [2.5, 1.02, 0.9], material: 'black' },
    { kind: 'handle', at: [3.34, 1.02, 0.9], material: 'black' },
    ...cabinParts(2.35, 0.38, 0.5, 3.15),
    { kind: 'spare', at: [4.74, 1.02, -0.08] },
    { kind: 'box', material: 'black', size: [0.16, 0.12, 1.7], at: [0.04, 0.62, 0], round: 0.05 },
    { kind: 'box', material: 'black', size: [1.45, 0.05, 0.14], at: [2.25, 0.37, 0.88], mirrored: true, round: 0.025 },
  ],
  art: {
    side: [
      ...windowBand(path('1 1.205, 4.6 1.205'), 0.07),
      pillar(2.52, 2.52, 0.11, 1.22, 1.87),
      pillar(3.42, 3.42, 0.12, 1.2, 1.87, 'paint'),
      { material: 'paint', area: box(4.3, 4.9, 1.1, 1.9) },
      gap(path('1.62 1.2, 1.56 0.7, 1.56 0.44, 2.52 0.44, 2.52 1.2'), 0.05),
      gap(path('2.52 1.2, 2.52 0.44, 3.1 0.44, 3.22 0.78, 3.42 0.98, 3.42 1.2'), 0.05),
      gap(path('0.1 1.075, 0.9 1.145, 1.42 1.17'), 0, 0.006),
      { material: 'plastic', area: box(-0.2, 5, 0.2, 0.44) },
      { material: 'plastic', area: box(-0.2, 0.35, 0.2, 0.74) },
      { material: 'plastic', area: box(4.3, 5, 0.2, 0.66) },
      ...WHEELS.axles.map(
        (x): Shape => ({
          material: 'plastic',
          area: [
            [x - 0.56, 0.3],
            [x - 0.56, 0.72],
            [x - 0.4, 0.93],
            [x + 0.4, 0.93],
            [x + 0.56, 0.72],
            [x + 0.56, 0.3],
          ],
          round: 0.1,
        }),
      ),
    ],
    left: [{ material: 'gap', area: box(3.8, 4.0, 1.0, 1.12), round: 0.02, stroke: 0.006 }],
    front: frontArt({
      skirt: 0.74,
      rim: 'dark',
      grilleRound: 0.03,
      grille: [0.5, 0.8, 0.5, 1.04, 4],
      slat: 'plastic',
      slatWidth: 0.03,
      plate: 0.5,
      screen: [1.13, 0.85, 1.81, 0.735],
    }),
    rear: rearArt({
      skirt: 0.66,
      gate: path('-0.7 1.8, -0.7 0.7, 0.7 0.7, 0.7 1.8'),
      screen: [1.22, 0.72, 1.78, 0.67],
      plate: 0.58,
    }),
    top: [
      gap(path('1.3 -0.7, 0.2 -0.66, 0.2 0.66, 1.3 0.7'), 0.08),
      { material: 'plastic', area: box(0.9, 1.2, -0.35, -0.15), round: 0.02 },
      { material: 'plastic', area: box(0.9, 1.2, 0.15, 0.35), round: 0.02 },
    ],
  },
  shownFrom: 'right',
  symmetric: false,
};
