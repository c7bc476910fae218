import type { BodyPlan } from '../body.ts';
import { frontArt } from '../front-art.ts';
import { cabinParts } from '../parts.ts';
import { path } from '../path.ts';
import { rearArt } from '../rear-art.ts';
import { archRings, box, gap, mirrored, pillar, windowBand } from '../shapes.ts';

const WHEELS = { axles: [0.92, 3.87], wheelRadius: 0.382, archRadius: 0.428 };

/** A large electric SUV with a roof that falls to the tail. */
export const crossover: BodyPlan = {
  name: 'Crossover',
  length: 4.904,
  height: 1.669,
  halfWidth: 0.98,
  ...WHEELS,
  rimRadius: 0.3,
  tyreWidth: 0.255,
  track: 0.845,
  cabin: [1.1, 4.5, 0.8, 1],
  shells: [
    {
      id: 'lower',
      arches: true,
      flare: 0.03,
      glass: false,
      fillet: 0.1,
      filletFront: 0.3,
      filletRear: 0.24,
      bowFront: 0.26,
      bowRear: 0.2,
      fadeFront: 1.0,
      fadeRear: 0.85,
      crown: 0.045,
      slope: 0.012,
      side: path(
        '0.28 0.235!, 0.08 0.32, 0.015 0.46, 0 0.64, 0.01 0.8, 0.045 0.9, 0.13 0.958, 0.42 1.015, 0.9 1.065, 1.3 1.088, 2.3 1.08, 3.2 1.11, 3.95 1.165, 4.4 1.2, 4.7 1.215, 4.775 1.18, 4.76 1.05, 4.81 0.88, 4.895 0.72, 4.904 0.57, 4.85 0.4, 4.68 0.275!, 3.4 0.235, 1.4 0.235',
      ),
      widths: path('0 0.88, 0.3 0.92, 0.9 0.958, 1.6 0.955, 2.4 0.952, 3.2 0.968, 3.9 0.976, 4.45 0.93, 4.92 0.86'),
      tuck: path(
        '0.19 0.08, 0.27 0.045, 0.36 0.014, 0.52 0.004, 0.64 0.024, 0.79 0.004, 0.85 0, 0.885 0.012, 1.0 0.032, 1.1 0.06, 1.2 0.11, 1.44 0.22',
      ),
    },
    {
      id: 'green',
      fillet: 0.11,
      filletFront: 0.08,
      filletRear: 0.1,
      bowFront: 0.22,
      bowRear: 0.15,
      fadeFront: 1.05,
      fadeRear: 0.8,
      crown: 0.05,
      side: path(
        '0.92 0.9!, 1.12 1.08, 1.54 1.315, 1.9 1.5, 2.22 1.608, 2.6 1.664, 3.1 1.66, 3.6 1.622, 4.02 1.562, 4.3 1.505, 4.385 1.475, 4.43 1.41, 4.64 1.2, 4.7 1.03!',
      ),
      widths: path('0.92 0.82, 1.5 0.87, 2.2 0.885, 3.1 0.878, 3.8 0.84, 4.68 0.765'),
      tuck: path('0.9 -0.012, 1.08 0, 1.24 0.036, 1.39 0.08, 1.54 0.14, 1.71 0.225'),
      tuckSmooth: 0.06,
    },
  ],
  art: {
    side: [
      ...windowBand(path('0.8 1.095, 2.3 1.095, 3.2 1.125, 4.6 1.26'), 0.05),
      { material: 'paint', area: path('4.12 1, 4.9 1, 4.9 1.8, 3.8 1.8, 4.06 1.5, 4.2 1.34'), round: 0.05 },
      pillar(2.66, 2.64, 0.08, 1.12, 1.66),
      pillar(3.52, 3.44, 0.05, 1.14, 1.66),
      { material: 'dark', line: path('1.3 1.126, 2.3 1.126, 3.2 1.156, 4.14 1.244'), stroke: 0.014 },
      gap(path('1.54 1.08, 1.46 0.62, 1.5 0.37, 2.64 0.37, 2.635 0.72, 2.66 1.09'), 0.1, 0.007),
      gap(path('2.64 0.37, 3.22 0.37, 3.38 0.61, 3.6 0.88, 3.74 1.14'), 0.13, 0.007),
      gap(path('0.14 0.95, 0.6 1.026, 1.05 1.07, 1.3 1.086'), 0, 0.005),
      gap(path('0.4 0.33, 0.42 0.62, 0.36 0.84'), 0.05, 0.005),
      gap(path('4.48 0.36, 4.48 0.74, 4.42 0.97'), 0.05, 0.005),
      // Handles that lie flush in the doors.
      gap([...box(2.32, 2.55, 0.932, 0.966), [2.32, 0.932]], 0.017, 0.005),
      gap([...box(3.26, 3.49, 0.948, 0.982), [3.26, 0.948]], 0.017, 0.005),
      { material: 'plastic', area: box(-0.1, 5, 0.05, 0.33) },
      ...archRings(WHEELS, 0.07),
      { material: 'silver', line: path('1.48 0.318, 3.3 0.318'), stroke: 0.014 },
    ],
    front: [
      ...frontArt({
        skirt: 0.33,
        low: [0.62, 0.345, 0.54, 0.54, 4],
        badge: 0.915,
        plate: 0.455,
        screen: [1.035, 0.83, 1.61, 0.68],
      }),
      mirrored({ material: 'black', area: path('0.74 0.62, 0.88 0.62, 0.88 0.36, 0.7 0.345'), round: 0.03 }),
      { material: 'silver', line: path('-0.6 0.305, 0.6 0.305'), stroke: 0.018 },
    ],
    rear: rearArt({
      skirt: 0.33,
      diffuser: path('-0.95 0.5, 0.95 0.5, 0.95 0.1, -0.95 0.1'),
      gate: path('-0.7 1.49, -0.79 1.18, -0.7 0.92, -0.64 0.66, 0.64 0.66, 0.7 0.92, 0.79 1.18, 0.7 1.49'),
      badge: 0.98,
      plate: 0.76,
      screen: [1.245, 0.7, 1.485, 0.63],
    }),
    top: [
      gap(path('1.08 -0.8, 0.4 -0.7, 0.15 -0.46, 0.15 0.46, 0.4 0.7, 1.08 0.8'), 0.2, 0.006),
      { material: 'solidglass', area: box(2.12, 3.7, -0.62, 0.62), round: 0.1 },
    ],
  },
  parts: [{ kind: 'mirror', at: [1.58, 1.165, 1.0], scale: 0.92 }, ...cabinParts(2.28, 0.39, 0.35, 3.18)],
  shownFrom: 'right',
  symmetric: true,
  fine: true,
};
