import type { BodyPlan, Part } from '../body.ts';
import { frontArt } from '../front-art.ts';
import { cabinParts } from '../parts.ts';
import { path, path3 } from '../path.ts';
import { rearArt } from '../rear-art.ts';
import { archRings, box, gap, pillar, windowBand } from '../shapes.ts';

const WHEELS = { axles: [0.92, 4.06], wheelRadius: 0.39, archRadius: 0.462 };

/** A hoop behind the cab. */
export const sportsBar: readonly Part[] = [
  {
    kind: 'tube',
    material: 'black',
    diameter: 0.065,
    points: path3('4.35 1.24 0.78, 3.95 1.6 0.74, 3.85 1.66 0.7, 3.85 1.68 0, 3.85 1.66 -0.7, 3.95 1.6 -0.74, 4.35 1.24 -0.78'),
    tension: 0.15,
  },
];

/** A dual-cab ute. */
export const ute: BodyPlan = {
  name: 'Ute (dual cab)',
  length: 5.36,
  height: 1.83,
  halfWidth: 0.95,
  ...WHEELS,
  rimRadius: 0.235,
  tyreWidth: 0.255,
  track: 0.815,
  archPower: 2.3,
  cabin: [1.3, 3.55, 0.78, 1.05],
  shells: [
    {
      id: 'lower',
      arches: true,
      flare: 0.035,
      glass: false,
      fillet: 0.06,
      filletFront: 0.2,
      filletRear: 0.06,
      bowFront: 0.14,
      bowRear: 0.03,
      fadeFront: 0.9,
      fadeRear: 0.5,
      crown: 0.03,
      cuts: [[3.75, 5.2, 0.78, 9, 0.74, -9, 0.03]],
      side: path(
        '0.28 0.33!, 0.08 0.42, 0.01 0.56, 0 0.8, 0.03 1, 0.12 1.075, 0.4 1.12, 0.9 1.15, 1.35 1.165, 2.2 1.17, 3.3 1.175, 3.62 1.19!, 3.64 1.235!, 5.2 1.25, 5.255 1.235!, 5.27 1, 5.27 0.66, 5.2 0.58!, 4.7 0.48, 3.3 0.4, 1.45 0.36',
      ),
      widths: path('0 0.87, 0.3 0.89, 0.9 0.905, 1.6 0.905, 3.5 0.905, 4.4 0.9, 5.3 0.89'),
      tuck: path('0.3 0.06, 0.4 0.02, 0.52 0, 0.72 0.008, 0.93 0, 0.96 0.014, 1.1 0.024, 1.2 0.036, 1.4 0.09'),
    },
    {
      id: 'green',
      fillet: 0.085,
      filletFront: 0.07,
      filletRear: 0.06,
      bowFront: 0.16,
      bowRear: 0.03,
      fadeFront: 1.0,
      fadeRear: 0.4,
      crown: 0.04,
      side: path(
        '1.12 0.98!, 1.34 1.165, 1.7 1.41, 1.98 1.605, 2.24 1.735, 2.6 1.795, 3 1.795, 3.3 1.765, 3.44 1.71, 3.5 1.6, 3.57 1.2, 3.58 0.98!',
      ),
      widths: path('1.1 0.82, 1.6 0.855, 2.4 0.86, 3.1 0.855, 3.6 0.84'),
      tuck: path('1 -0.01, 1.16 0, 1.35 0.036, 1.5 0.075, 1.66 0.13, 1.85 0.2'),
      tuckSmooth: 0.06,
    },
  ],
  parts: [
    { kind: 'mirror', at: [1.72, 1.27, 0.99], scale: 1.15, tall: 1.1 },
    { kind: 'handle', at: [2.42, 1.0, 0.898], material: 'black' },
    { kind: 'handle', at: [3.24, 1.0, 0.898], material: 'black' },
    ...cabinParts(2.35, 0.37, 0.45, 3.02),
    { kind: 'box', material: 'black', size: [0.2, 0.14, 1.74], at: [5.3, 0.6, 0], round: 0.05 },
    { kind: 'box', material: 'chrome', size: [0.12, 0.05, 1.5], at: [5.34, 0.665, 0], round: 0.02 },
    { kind: 'box', material: 'black', size: [1.7, 0.05, 0.15], at: [2.5, 0.4, 0.88], mirrored: true, round: 0.025 },
    { kind: 'handle', at: [5.28, 1.05, 0], material: 'black', yaw: 1.57 },
  ],
  art: {
    side: [
      ...windowBand(path('1 1.185, 3.7 1.195'), 0.06),
      pillar(2.58, 2.56, 0.1, 1.205, 1.8),
      { material: 'paint', area: path('3.34 1.1, 3.8 1.1, 3.8 1.9, 3.2 1.9'), round: 0.04 },
      gap(path('1.66 1.17, 1.58 0.7, 1.6 0.46, 2.58 0.46, 2.58 1.18'), 0.07),
      gap(path('2.58 0.46, 3.3 0.46, 3.44 0.7, 3.44 1.2'), 0.07),
      gap(path('0.1 1.06, 0.6 1.1, 1.1 1.135, 1.4 1.165'), 0, 0.006),
      { material: 'gap', line: path('3.66 0.42, 3.66 1.3'), stroke: 0.022 },
      { material: 'plastic', area: box(-0.1, 5.4, 0.2, 0.44) },
      ...archRings(WHEELS, 0.075),
      { material: 'plastic', line: path('3.7 1.25, 5.3 1.262'), stroke: 0.035 },
    ],
    left: [{ material: 'gap', area: box(4.6, 4.78, 0.98, 1.1), round: 0.025, stroke: 0.006 }],
    front: frontArt({
      skirt: 0.44,
      grilleRound: 0.06,
      grille: [0.5, 0.68, 0.56, 1.01, 4],
      slatWidth: 0.022,
      low: [0.62, 0.46, 0.6, 0.6, 2],
      fog: path('0.7 0.66, 0.88 0.7, 0.88 0.5, 0.72 0.48'),
      badge: 0.845,
      plate: 0.53,
      screen: [1.11, 0.83, 1.735, 0.69],
    }),
    rear: rearArt({
      skirt: 0.56,
      gate: path('-0.72 1.3, -0.72 0.7, 0.72 0.7, 0.72 1.3'),
      plate: 0.62,
      screen: [1.24, 0.7, 1.7, 0.62],
    }),
    top: [
      gap(path('1.3 -0.76, 0.3 -0.68, 0.12 -0.45, 0.12 0.45, 0.3 0.68, 1.3 0.76'), 0.2),
      { material: 'plastic', area: box(3.6, 5.22, -0.8, 0.8) },
    ],
  },
  shownFrom: 'right',
  symmetric: true,
};
