import type { BodyPlan, Part } from '../body.ts';
import { frontArt } from '../front-art.ts';
import { cabinParts } from '../parts.ts';
import { path, path3 } from '../path.ts';
import { archRings, box, gap, pillar } from '../shapes.ts';

const WHEELS = { axles: [1.05, 4.45], wheelRadius: 0.375, archRadius: 0.45 };

/** An alloy tray with drop sides and a headboard. */
export const truckTray: readonly Part[] = [
  { kind: 'box', material: 'alu', size: [4.12, 0.07, 2.06], at: [3.92, 0.92, 0], round: 0.015 },
  ...[2.9, 4.95].map(
    (x): Part => ({ kind: 'box', material: 'alu', size: [2.02, 0.36, 0.03], at: [x, 1.12, 1], mirrored: true, round: 0.012 }),
  ),
  ...[0.99, 1.09, 1.19, 1.27].map(
    (y): Part => ({
      kind: 'box',
      material: 'alu',
      size: [4.05, 0.022, 0.045],
      at: [3.92, y, 1.005],
      mirrored: true,
      round: 0.01,
    }),
  ),
  { kind: 'box', material: 'alu', size: [0.03, 0.36, 2.0], at: [5.97, 1.12, 0], round: 0.012 },
  ...[0.99, 1.09, 1.19, 1.27].map(
    (y): Part => ({ kind: 'box', material: 'alu', size: [0.05, 0.022, 2.0], at: [5.965, y, 0], round: 0.01 }),
  ),
  { kind: 'box', material: 'plastic', size: [0.06, 0.4, 0.07], at: [3.92, 1.1, 1.005], mirrored: true },
  { kind: 'box', material: 'plastic', size: [0.06, 0.4, 0.07], at: [5.95, 1.1, 1.0], mirrored: true },
  { kind: 'box', material: 'plastic', size: [0.06, 0.4, 0.07], at: [1.9, 1.1, 1.0], mirrored: true },
  { kind: 'box', material: 'alu', size: [0.05, 1.0, 1.9], at: [1.9, 1.45, 0], round: 0.01 },
  {
    kind: 'tube',
    material: 'alu',
    diameter: 0.06,
    points: path3('1.9 0.95 0.92, 1.9 2.1 0.92, 1.9 2.3 0.84, 1.9 2.3 -0.84, 1.9 2.1 -0.92, 1.9 0.95 -0.92'),
    tension: 0.05,
  },
];

/** A cab-over light truck. */
export const lightTruck: BodyPlan = {
  name: 'Light truck',
  length: 6.0,
  height: 2.25,
  halfWidth: 1.02,
  ...WHEELS,
  rimRadius: 0.225,
  tyreWidth: 0.22,
  track: 0.84,
  twinRear: true,
  cabin: [0.4, 1.6, 0.75, 1.1],
  shells: [
    {
      id: 'lower',
      arches: true,
      flare: 0.012,
      glass: false,
      fillet: 0.07,
      filletFront: 0.2,
      filletRear: 0.05,
      bowFront: 0.16,
      bowRear: 0.0,
      fadeFront: 0.8,
      fadeRear: 0.3,
      crown: 0.02,
      side: path(
        '0.14 0.36!, 0.04 0.44, 0 0.6, 0 0.85, 0.03 1.1, 0.08 1.26!, 1 1.28, 1.72 1.28!, 1.74 0.9, 1.74 0.62!, 1.6 0.55, 0.9 0.5',
      ),
      widths: path('0 0.9, 0.4 0.955, 1 0.968, 1.75 0.965'),
      tuck: path('0.3 0.04, 0.42 0.01, 0.6 0, 0.95 0, 1.2 0.006, 1.35 0.015'),
    },
    {
      id: 'green',
      fillet: 0.1,
      filletFront: 0.08,
      filletRear: 0.06,
      bowFront: 0.18,
      bowRear: 0.02,
      fadeFront: 0.9,
      fadeRear: 0.3,
      crown: 0.035,
      side: path('0.02 1!, 0.07 1.25, 0.2 1.6, 0.34 1.92, 0.48 2.1, 0.72 2.2, 1.1 2.235, 1.5 2.22, 1.66 2.16, 1.71 2, 1.73 1!'),
      widths: path('0 0.91, 0.4 0.94, 1.1 0.95, 1.75 0.945'),
      tuck: path('1 -0.01, 1.25 0, 1.5 0.012, 1.8 0.05, 2 0.09, 2.25 0.17'),
      tuckSmooth: 0.06,
    },
  ],
  parts: [
    { kind: 'mirror', at: [0.36, 1.52, 1.1], scale: 1.15, tall: 2.1, material: 'black' },
    { kind: 'handle', at: [1.36, 1.12, 0.968], material: 'black' },
    ...cabinParts(1.15, 0.4, 0.7),
    { kind: 'box', material: 'plastic', size: [4.3, 0.2, 0.08], at: [3.8, 0.66, 0.36], mirrored: true },
    { kind: 'box', material: 'plastic', size: [3.9, 0.1, 1.7], at: [3.95, 0.8, 0] },
    { kind: 'box', material: 'plastic', size: [0.5, 0.3, 0.28], at: [2.5, 0.62, 0.66], mirrored: true },
    { kind: 'box', material: 'plastic', size: [0.03, 0.3, 0.3], at: [5.0, 0.55, 0.84], mirrored: true },
    { kind: 'box', material: 'plastic', size: [1.0, 0.03, 0.3], at: [4.45, 0.84, 0.84], mirrored: true },
    { kind: 'box', material: 'red', size: [0.04, 0.12, 0.3], at: [5.98, 0.82, 0.75], mirrored: true, round: 0.015 },
    { kind: 'box', material: 'plastic', size: [0.06, 0.08, 1.9], at: [5.95, 0.62, 0] },
    { kind: 'box', material: 'plate', size: [0.02, 0.1, 0.37], at: [5.99, 0.8, 0], round: 0.004 },
  ],
  art: {
    side: [
      { material: 'black', area: path('0.2 1.28, 1.56 1.28, 1.56 2.02, 0.66 2.02, 0.4 1.78'), round: 0.08 },
      { material: 'glass', area: path('0.26 1.31, 1.53 1.31, 1.53 1.99, 0.68 1.99, 0.43 1.76'), round: 0.07 },
      pillar(0.52, 0.56, 0.035, 1.2, 1.95),
      gap(path('0.34 1.5, 0.3 0.9, 0.42 0.72, 1.62 0.72, 1.62 2.1, 0.7 2.1, 0.34 1.66'), 0.1),
      { material: 'plastic', area: box(-0.2, 2, 0.2, 0.6) },
      ...archRings(WHEELS, 0.06),
    ],
    front: frontArt({
      skirt: 0.52,
      rim: 'dark',
      grilleRound: 0.04,
      grille: [0.52, 0.8, 0.62, 1.08, 4],
      slatWidth: 0.022,
      low: [0.5, 0.54, 0.5, 0.66, 2],
      plate: 0.6,
      badge: 0.95,
      screen: [1.26, 0.91, 2.1, 0.8],
    }),
    rear: [{ material: 'solidglass', area: box(-0.6, 0.6, 1.4, 1.95), round: 0.08 }],
    top: [],
  },
  shownFrom: 'right',
  symmetric: true,
};
