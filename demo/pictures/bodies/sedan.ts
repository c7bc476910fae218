import type { BodyPlan, Shape, Shell } from '../body.ts';
import { frontArt } from '../front-art.ts';
import { cabinParts } from '../parts.ts';
import { path } from '../path.ts';
import { rearArt } from '../rear-art.ts';
import { box, fuelFlap, gap, pillar, windowBand } from '../shapes.ts';

/** The body below the windows, which wagon, hatch and coupe start from. */
export const sedanLower: Shell = {
  id: 'lower',
  arches: true,
  flare: 0.014,
  glass: false,
  fillet: 0.08,
  filletFront: 0.3,
  filletRear: 0.24,
  bowFront: 0.25,
  bowRear: 0.16,
  fadeFront: 1.0,
  fadeRear: 0.8,
  crown: 0.035,
  slope: 0.014,
  side: path(
    '0.2 0.17!, 0.05 0.26, 0 0.42, 0 0.58, 0.035 0.7, 0.15 0.785, 0.5 0.862, 1 0.93, 1.4 0.965, 2.4 0.962, 3.4 0.985, 4.1 1.03, 4.5 1.075, 4.655 1.085, 4.69 1.04, 4.69 0.88, 4.74 0.68, 4.745 0.48, 4.68 0.3, 4.5 0.19!, 3.3 0.175, 1.4 0.17',
  ),
  widths: path('0 0.84, 0.3 0.875, 0.9 0.905, 1.6 0.912, 3.1 0.915, 3.9 0.905, 4.4 0.87, 4.75 0.82'),
  tuck: path('0.12 0.085, 0.2 0.05, 0.28 0.014, 0.42 0, 0.58 0.01, 0.7 0, 0.725 0.014, 0.86 0.03, 0.95 0.05, 1.05 0.1, 1.3 0.2'),
};

/** Roof and windows. */
export const sedanGreen: Shell = {
  id: 'green',
  fillet: 0.1,
  filletFront: 0.08,
  filletRear: 0.1,
  bowFront: 0.2,
  bowRear: 0.16,
  fadeFront: 1.1,
  fadeRear: 0.9,
  crown: 0.05,
  side: path(
    '1.05 0.78!, 1.3 0.965, 1.75 1.185, 2.1 1.335, 2.4 1.42, 2.75 1.452, 3.1 1.44, 3.45 1.38, 3.85 1.255, 4.3 1.07, 4.4 0.88!',
  ),
  widths: path('1.05 0.79, 1.6 0.835, 2.3 0.85, 3 0.845, 3.6 0.81, 4.4 0.73'),
  tuck: path('0.8 -0.012, 0.95 0, 1.1 0.038, 1.25 0.088, 1.38 0.15, 1.5 0.23'),
  tuckSmooth: 0.06,
};

/** Shut lines of doors, bonnet and bumpers, and the sill. */
export const sedanFlank: readonly Shape[] = [
  gap(path('1.64 0.96, 1.56 0.5, 1.6 0.235, 2.72 0.235, 2.71 0.6, 2.72 0.97')),
  gap(path('2.72 0.235, 3.2 0.235, 3.36 0.5, 3.58 0.76, 3.7 1.02'), 0.12),
  gap(path('0.1 0.765, 0.7 0.855, 1.25 0.915, 1.45 0.965'), 0, 0.006),
  gap(path('0.4 0.2, 0.42 0.55, 0.36 0.74'), 0.05, 0.006),
  gap(path('4.36 0.25, 4.36 0.66, 4.3 0.85'), 0.05, 0.006),

  { material: 'plastic', area: box(0, 4.8, 0.1, 0.205) },
];

/** The shut line of the bonnet. */
export const sedanBonnet = gap(path('1.3 -0.76, 0.35 -0.64, 0.13 -0.4, 0.13 0.4, 0.35 0.64, 1.3 0.76'), 0.2);

/** A four-door saloon. */
export const sedan: BodyPlan = {
  name: 'Sedan',
  length: 4.75,
  height: 1.455,
  halfWidth: 0.915,
  axles: [0.92, 3.74],
  wheelRadius: 0.338,
  track: 0.8,
  tyreWidth: 0.22,
  rimRadius: 0.248,
  cabin: [1.2, 4.2, 0.74, 0.85],
  shells: [sedanLower, sedanGreen],
  art: {
    side: [
      ...windowBand(path('1 0.965, 2.4 0.975, 3.3 1, 4.3 1.08')),
      { material: 'paint', area: path('3.78 0.95, 4.4 0.95, 4.4 1.2, 3.3 1.5, 3.6 1.32'), round: 0.05 },
      pillar(2.72, 2.72, 0.1, 1.0, 1.45),
      pillar(3.46, 3.42, 0.035, 1.03, 1.45),
      { material: 'chrome', line: path('1.4 0.99, 2.4 1, 3.3 1.025, 3.76 1.05'), stroke: 0.014 },
      ...sedanFlank,
    ],
    left: [fuelFlap(3.98, 0.83, 0.065)],
    front: frontArt({
      skirt: 0.215,
      grille: [0.5, 0.5, 0.56, 0.7, 6],
      low: [0.68, 0.26, 0.62, 0.43, 3],
      fog: path('0.72 0.43, 0.86 0.47, 0.86 0.29, 0.74 0.27'),
      badge: 0.61,
      plate: 0.37,
      screen: [0.92, 0.8, 1.39, 0.66],
    }),
    rear: rearArt({
      skirt: 0.22,
      diffuser: path('-0.62 0.36, 0.62 0.36, 0.7 0.1, -0.7 0.1'),
      gate: path('-0.8 1.06, -0.68 0.82, -0.6 0.62, 0.6 0.62, 0.68 0.82, 0.8 1.06'),
      bar: path('-0.4 0.9, 0.4 0.9'),
      plate: 0.75,
      pipe: path('0.45 0.29, 0.64 0.29, 0.62 0.23, 0.47 0.23'),
      screen: [1.03, 0.69, 1.385, 0.6],
      glass: 'glass',
    }),
    top: [sedanBonnet, gap(path('4.32 -0.68, 4.37 0, 4.32 0.68'), 0)],
  },
  parts: [
    { kind: 'mirror', at: [1.66, 1.035, 0.965], scale: 0.92 },
    { kind: 'handle', at: [2.52, 0.83, 0.892] },
    { kind: 'handle', at: [3.38, 0.845, 0.893] },
    ...cabinParts(2.35, 0.36, 0.2, 3.1),
  ],
  shownFrom: 'right',
  symmetric: true,
};
