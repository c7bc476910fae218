import type { BodyPlan, Shape, Shell } from '../body.ts';
import { type FrontArt, frontArt } from '../front-art.ts';
import { cabinParts } from '../parts.ts';
import { path } from '../path.ts';
import { type RearArt, rearArt } from '../rear-art.ts';
import { box, fuelFlap, gap, pillar, windowBand } from '../shapes.ts';
import { sedan, sedanGreen, sedanLower } from './sedan.ts';

/** The body below the windows, which the convertible shares. */
export const coupeLower: Shell = {
  ...sedanLower,
  flare: 0.03,
  fillet: 0.12,
  filletFront: 0.34,
  filletRear: 0.3,
  bowFront: 0.3,
  bowRear: 0.2,
  slope: 0.012,
  side: path(
    '0.2 0.14!, 0.04 0.22, 0 0.36, 0 0.5, 0.035 0.61, 0.16 0.7, 0.5 0.785, 1 0.85, 1.5 0.885, 2.4 0.87, 3.2 0.905, 3.8 0.96, 4.2 0.99, 4.4 1, 4.47 0.96, 4.48 0.8, 4.545 0.62, 4.55 0.45, 4.48 0.27, 4.3 0.17!, 3.2 0.15, 1.4 0.145',
  ),
  widths: path('0 0.85, 0.3 0.885, 0.9 0.915, 1.6 0.905, 2.5 0.9, 3.2 0.925, 3.7 0.93, 4.2 0.89, 4.56 0.82'),
  tuck: path('0.1 0.1, 0.18 0.06, 0.26 0.02, 0.38 0, 0.5 0.012, 0.6 0.004, 0.65 0.012, 0.78 0.03, 0.88 0.065, 1 0.13, 1.3 0.24'),
};

/** Roof and windows. */
export const coupeGreen: Shell = {
  ...sedanGreen,
  fillet: 0.11,
  bowFront: 0.24,
  bowRear: 0.2,
  side: path(
    '1.15 0.7!, 1.45 0.88, 1.85 1.08, 2.2 1.22, 2.5 1.295, 2.8 1.315, 3.1 1.3, 3.45 1.235, 3.85 1.12, 4.25 0.99, 4.35 0.85!',
  ),
  widths: path('1.1 0.76, 1.7 0.8, 2.4 0.81, 3 0.79, 3.6 0.72, 4.35 0.6'),
  tuck: path('0.7 -0.012, 0.88 0, 1 0.04, 1.12 0.09, 1.24 0.15, 1.36 0.23'),
};

/** Shut lines of doors, bonnet and bumpers, a vent, and the sill. */
export const coupeFlank: readonly Shape[] = [
  gap(path('1.78 0.88, 1.68 0.45, 1.72 0.205, 2.9 0.205, 3.04 0.5, 3.02 0.92'), 0.1),
  gap(path('0.1 0.69, 0.7 0.785, 1.3 0.85, 1.6 0.885'), 0, 0.006),
  gap(path('0.42 0.18, 0.44 0.5, 0.36 0.66'), 0.05, 0.006),
  gap(path('4.2 0.2, 4.2 0.6, 4.1 0.8'), 0.05, 0.006),
  { material: 'black', area: path('1.36 0.43, 1.56 0.58, 1.6 0.52, 1.5 0.4'), round: 0.02 },
  { material: 'plastic', area: box(0, 4.8, 0.05, 0.175) },
];

/** Grille and openings, without the lamps. */
export const coupeNose: FrontArt = {
  skirt: 0.18,
  rim: 'black',
  grilleRound: 0.06,
  grille: [0.42, 0.38, 0.52, 0.585, 7],
  low: [0.76, 0.2, 0.72, 0.33, 3],
  fog: path('0.68 0.46, 0.86 0.5, 0.86 0.26, 0.72 0.24'),
  badge: 0.64,
  plate: 0.29,
  screen: [0.83, 0.77, 1.255, 0.61],
};

/** The tail without its window and lamps. */
export const coupeTail: RearArt = {
  skirt: 0.16,
  diffuser: path('-0.7 0.36, 0.7 0.36, 0.82 0.1, -0.82 0.1'),
  gate: path('-0.78 0.98, -0.66 0.72, -0.6 0.56, 0.6 0.56, 0.66 0.72, 0.78 0.98'),
  bar: path('-0.2 0.835, 0.2 0.835'),
  barMaterial: 'reddark',
  plate: 0.64,
  pipe: path('0.5 0.3, 0.72 0.3, 0.7 0.2, 0.52 0.2'),
};

/** A low two-door. */
export const coupe: BodyPlan = {
  ...sedan,
  name: 'Coupe',
  length: 4.56,
  height: 1.315,
  halfWidth: 0.93,
  axles: [0.94, 3.6],
  wheelRadius: 0.342,
  rimRadius: 0.262,
  tyreWidth: 0.25,
  track: 0.8,
  archRadius: 0.385,
  cabin: [1.4, 3.9, 0.7, 0.75],
  shells: [coupeLower, coupeGreen],
  art: {
    side: [
      ...windowBand(path('1 0.888, 2.4 0.888, 3.2 0.925, 4.3 1.03'), 0.045),
      { material: 'paint', area: path('3.3 0.85, 4.4 0.85, 4.4 1.5, 2.9 1.5, 3.24 1.2, 3.5 1.02'), round: 0.03 },
      pillar(2.86, 2.8, 0.03, 0.93, 1.31),
      ...coupeFlank,
    ],
    left: [fuelFlap(3.86, 0.76, 0.06)],
    front: frontArt(coupeNose),
    rear: rearArt({ ...coupeTail, screen: [0.96, 0.56, 1.27, 0.52], glass: 'glass' }),
    top: [
      gap(path('1.45 -0.76, 0.35 -0.64, 0.15 -0.4, 0.15 0.4, 0.35 0.64, 1.45 0.76'), 0.2),
      { material: 'gap', line: path('0.5 0.36, 1.4 0.5'), stroke: 0.006 },
      { material: 'gap', line: path('0.5 -0.36, 1.4 -0.5'), stroke: 0.006 },
    ],
  },
  parts: [
    { kind: 'mirror', at: [1.8, 0.955, 0.95], scale: 0.86 },
    { kind: 'handle', at: [2.8, 0.765, 0.888] },
    ...cabinParts(2.45, 0.35, 0.08),
  ],
  shownFrom: 'right',
  symmetric: true,
};
