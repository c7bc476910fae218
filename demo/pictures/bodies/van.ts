import type { BodyPlan, Shape, Shell } from '../body.ts';
import { frontArt } from '../front-art.ts';
import { cabinParts } from '../parts.ts';
import { path } from '../path.ts';
import { rearArt } from '../rear-art.ts';
import { box, gap, pillar, windowBoxes } from '../shapes.ts';

/** The body below the windows; the motorhome keeps its front part. */
export const vanLower: Shell = {
  id: 'lower',
  arches: true,
  flare: 0.012,
  glass: false,
  fillet: 0.07,
  filletFront: 0.28,
  filletRear: 0.08,
  bowFront: 0.22,
  bowRear: 0.03,
  fadeFront: 1.0,
  fadeRear: 0.4,
  crown: 0.03,
  side: path(
    '0.26 0.2!, 0.06 0.3, 0 0.46, 0 0.72, 0.03 0.9, 0.12 0.99, 0.4 1.08, 0.8 1.16, 1.15 1.2, 2.4 1.2, 4.5 1.2, 5.24 1.2!, 5.26 0.8, 5.29 0.6, 5.27 0.36, 5.1 0.24!, 3.4 0.21, 1.5 0.2',
  ),
  widths: path('0 0.86, 0.35 0.915, 1 0.955, 1.8 0.975, 4.4 0.98, 5.3 0.965'),
  tuck: path('0.14 0.06, 0.22 0.03, 0.32 0.006, 0.5 0, 0.62 0.012, 0.7 0.012, 0.8 0, 1.1 0.006, 1.3 0.02'),
};

/** Roof and windows. */
export const vanGreen: Shell = {
  id: 'green',
  fillet: 0.1,
  filletFront: 0.08,
  filletRear: 0.06,
  bowFront: 0.26,
  bowRear: 0.03,
  fadeFront: 1.1,
  fadeRear: 0.4,
  crown: 0.03,
  side: path(
    '0.68 0.95!, 0.9 1.18, 1.28 1.5, 1.56 1.73, 1.82 1.87, 2.2 1.945, 3 1.965, 4.4 1.96, 5.06 1.94, 5.16 1.9, 5.2 1.7, 5.24 0.95!',
  ),
  widths: path('0.68 0.83, 1.2 0.91, 1.9 0.95, 4.6 0.955, 5.3 0.945'),
  tuck: path('1 -0.018, 1.2 -0.006, 1.45 0.02, 1.65 0.05, 1.82 0.09, 2 0.15'),
  tuckSmooth: 0.06,
};

/** The window of the cab door. */
export const vanCabWindow: readonly Shape[] = [
  { material: 'black', area: path('1.06 1.21, 2.24 1.21, 2.24 1.8, 1.72 1.77, 1.34 1.5'), round: 0.07 },
  { material: 'glass', area: path('1.12 1.235, 2.215 1.235, 2.215 1.775, 1.74 1.745, 1.37 1.49'), round: 0.06 },
  pillar(1.4, 1.5, 0.05, 1.2, 1.7),
];

/** Shut lines of bumper and bonnet. */
export const vanNoseLines: readonly Shape[] = [
  gap(path('0.44 0.3, 0.44 0.7, 0.4 0.9'), 0.05, 0.006),
  gap(path('0.12 0.98, 0.5 1.08, 0.95 1.17'), 0, 0.006),
];

/** A delivery van with its sliding door on the kerb side. */
export const van: BodyPlan = {
  name: 'Van',
  length: 5.3,
  height: 1.98,
  halfWidth: 0.98,
  axles: [0.98, 4.1],
  wheelRadius: 0.345,
  rimRadius: 0.215,
  tyreWidth: 0.215,
  track: 0.86,
  cabin: [1.0, 2.3, 0.8, 1.0],
  shells: [vanLower, vanGreen],
  parts: [
    { kind: 'mirror', at: [1.42, 1.34, 1.07], scale: 1.2, tall: 1.35, material: 'black' },
    { kind: 'handle', at: [2.16, 1.02, 0.965], material: 'black' },
    { kind: 'handle', at: [2.5, 1.02, 0.968], material: 'black' },
    ...cabinParts(1.85, 0.42, 0.5),
  ],
  art: {
    side: [
      ...vanCabWindow,
      gap(path('1.36 1.2, 1.34 0.6, 1.4 0.28, 2.3 0.28, 2.3 1.86, 1.8 1.84, 1.3 1.48'), 0.09),
      gap(path('2.46 1.76, 2.46 1.24, 3.46 1.24, 3.46 1.76, 2.46 1.76'), 0.06, 0.005),
      gap(path('3.68 1.76, 3.68 1.24, 5.06 1.24, 5.06 1.76, 3.68 1.76'), 0.06, 0.005),
      ...vanNoseLines,
      { material: 'plastic', area: box(-0.1, 5.4, 0.1, 0.3) },
      { material: 'plastic', area: box(2.4, 5.3, 0.62, 0.68), round: 0.02 },
      { material: 'plastic', area: box(1.4, 2.28, 0.62, 0.68), round: 0.02 },
      { material: 'plastic', area: box(-0.1, 0.42, 0.1, 0.55), round: 0.05 },
    ],
    left: [
      gap(path('2.36 1.86, 2.36 0.28, 3.56 0.28, 3.56 1.86, 2.36 1.86'), 0.06),
      { material: 'gap', line: path('3.56 1.12, 5.1 1.12'), stroke: 0.018 },
      { material: 'gap', area: box(2.0, 2.2, 0.76, 0.9), round: 0.02, stroke: 0.005 },
    ],
    front: frontArt({
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
    rear: [
      ...rearArt({ skirt: 0.3, gate: path('-0.86 1.9, -0.86 0.42, 0.86 0.42, 0.86 1.9, -0.86 1.9'), plate: 0.62 }),
      { material: 'gap', line: path('0 0.42, 0 1.9'), stroke: 0.014 },
      ...windowBoxes([
        [-0.76, -0.07, 1.24, 1.78],
        [0.07, 0.76, 1.24, 1.78],
      ]),
      { material: 'plastic', area: box(-1.2, 1.2, 0.2, 0.42) },
      { material: 'plastic', area: box(0.05, 0.2, 1.0, 1.06), round: 0.02 },
    ],
    top: [],
  },
  shownFrom: 'right',
  symmetric: false,
};
