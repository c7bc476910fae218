import type { BodyPlan } from '../body.ts';
import { frontArt } from '../front-art.ts';
import { cabinParts } from '../parts.ts';
import { path } from '../path.ts';
import { rearArt } from '../rear-art.ts';
import { box, fuelFlap, gap, pillar, windowBand } from '../shapes.ts';
import { sedan, sedanGreen, sedanLower } from './sedan.ts';

/** A small five-door. */
export const hatch: BodyPlan = {
  ...sedan,
  name: 'Hatch',
  length: 4.28,
  height: 1.465,
  halfWidth: 0.9,
  axles: [0.86, 3.47],
  wheelRadius: 0.33,
  rimRadius: 0.235,
  track: 0.785,
  cabin: [1.1, 4.0, 0.74, 0.85],
  shells: [
    {
      ...sedanLower,
      filletRear: 0.24,
      bowRear: 0.17,
      side: path(
        '0.2 0.17!, 0.05 0.26, 0 0.42, 0 0.58, 0.03 0.7, 0.13 0.79, 0.42 0.87, 0.9 0.945, 1.25 0.98, 2.2 0.975, 3.1 1, 3.7 1.035, 4.06 1.05, 4.17 1.02, 4.2 0.9, 4.265 0.68, 4.27 0.5, 4.2 0.3, 4.03 0.19!, 3 0.175, 1.3 0.17',
      ),
      widths: path('0 0.82, 0.3 0.86, 0.85 0.892, 1.5 0.9, 2.8 0.9, 3.5 0.895, 4 0.86, 4.28 0.81'),
      slope: 0.018,
    },
    {
      ...sedanGreen,
      bowRear: 0.14,
      filletRear: 0.09,
      fadeRear: 0.6,
      side: path(
        '0.92 0.78!, 1.15 0.975, 1.58 1.2, 1.9 1.345, 2.2 1.43, 2.6 1.462, 3.1 1.45, 3.6 1.405, 3.86 1.37, 3.93 1.33, 3.96 1.25, 4.13 1.05, 4.17 0.88!',
      ),
      widths: path('0.92 0.78, 1.5 0.825, 2.2 0.835, 2.9 0.83, 3.6 0.79, 4.2 0.73'),
    },
  ],
  art: {
    side: [
      ...windowBand(path('0.9 0.98, 2.2 0.985, 3 1.01, 4.2 1.13')),
      { material: 'paint', area: path('3.52 0.95, 4.4 0.95, 4.4 1.6, 3.62 1.6, 3.72 1.3'), round: 0.08 },
      pillar(2.5, 2.5, 0.1, 1.01, 1.46),
      pillar(3.22, 3.16, 0.04, 1.06, 1.47),
      gap(path('1.5 0.97, 1.42 0.5, 1.46 0.235, 2.5 0.235, 2.49 0.6, 2.5 0.98')),
      gap(path('2.5 0.235, 2.95 0.235, 3.1 0.5, 3.32 0.77, 3.44 1.03'), 0.12),
      gap(path('0.1 0.78, 0.6 0.87, 1.1 0.93, 1.3 0.975'), 0, 0.006),
      gap(path('0.38 0.2, 0.4 0.55, 0.34 0.74'), 0.05, 0.006),
      gap(path('3.92 0.25, 3.92 0.66, 3.86 0.86'), 0.05, 0.006),
      { material: 'plastic', area: box(0, 4.8, 0.1, 0.215) },
    ],
    left: [fuelFlap(3.66, 0.85, 0.065)],
    front: frontArt({
      skirt: 0.22,
      rim: 'black',
      grille: [0.46, 0.53, 0.54, 0.7, 5],
      low: [0.66, 0.25, 0.58, 0.45, 4],
      fog: path('0.7 0.45, 0.84 0.49, 0.84 0.29, 0.72 0.27'),
      badge: 0.625,
      plate: 0.36,
      screen: [0.93, 0.79, 1.395, 0.65],
    }),
    rear: rearArt({
      skirt: 0.2,
      diffuser: path('-0.66 0.4, 0.66 0.4, 0.78 0.1, -0.78 0.1'),
      gate: path('-0.68 1.39, -0.76 1, -0.66 0.8, -0.62 0.52, 0.62 0.52, 0.66 0.8, 0.76 1, 0.68 1.39'),
      badge: 0.9,
      plate: 0.74,
      pipe: path('0.5 0.27, 0.66 0.27, 0.64 0.21, 0.52 0.21'),
      screen: [1.06, 0.66, 1.38, 0.57],
    }),
    top: [gap(path('1.15 -0.74, 0.3 -0.62, 0.12 -0.4, 0.12 0.4, 0.3 0.62, 1.15 0.74'), 0.2)],
  },
  parts: [
    { kind: 'mirror', at: [1.52, 1.045, 0.95], scale: 0.92 },
    { kind: 'handle', at: [2.3, 0.84, 0.875] },
    { kind: 'handle', at: [3.08, 0.855, 0.876] },
    ...cabinParts(2.15, 0.35, 0.22, 2.9),
  ],
  shownFrom: 'right',
  symmetric: true,
};
