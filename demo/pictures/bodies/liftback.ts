import type { BodyPlan } from '../body.ts';
import { frontArt } from '../front-art.ts';
import { cabinParts } from '../parts.ts';
import { path } from '../path.ts';
import { rearArt } from '../rear-art.ts';
import { box, gap, mirrored, pillar, windowBand } from '../shapes.ts';

/** A long, low electric five-door: short bonnet, one arc from the windscreen to the lip on the tailgate. */
export const liftback: BodyPlan = {
  name: 'Liftback',
  length: 4.93,
  height: 1.474,
  halfWidth: 0.965,
  axles: [0.92, 3.87],
  wheelRadius: 0.352,
  rimRadius: 0.276,
  tyreWidth: 0.245,
  track: 0.83,
  archRadius: 0.394,
  cabin: [1.2, 4.5, 0.78, 0.85],
  shells: [
    {
      id: 'lower',
      arches: true,
      flare: 0.03,
      glass: false,
      fillet: 0.1,
      filletFront: 0.34,
      filletRear: 0.24,
      bowFront: 0.3,
      bowRear: 0.2,
      fadeFront: 1.05,
      fadeRear: 0.9,
      crown: 0.045,
      slope: 0.012,
      side: path(
        '0.24 0.15!, 0.06 0.215, 0.01 0.34, 0 0.48, 0.012 0.6, 0.05 0.69, 0.13 0.742, 0.42 0.81, 0.9 0.88, 1.35 0.928, 2.4 0.915, 3.3 0.945, 4 1.01, 4.45 1.062, 4.74 1.1, 4.855 1.105, 4.865 1.07, 4.825 0.98, 4.84 0.82, 4.92 0.65, 4.93 0.48, 4.89 0.31, 4.74 0.19!, 3.4 0.15, 1.4 0.145',
      ),
      widths: path('0 0.86, 0.3 0.905, 0.9 0.945, 1.6 0.94, 2.4 0.938, 3.2 0.955, 3.9 0.962, 4.5 0.915, 4.95 0.84'),
      tuck: path(
        '0.1 0.1, 0.18 0.055, 0.27 0.018, 0.4 0.006, 0.5 0.022, 0.62 0.004, 0.68 0, 0.72 0.012, 0.84 0.034, 0.93 0.065, 1.04 0.12, 1.3 0.23',
      ),
    },
    {
      id: 'green',
      fillet: 0.11,
      filletFront: 0.08,
      filletRear: 0.1,
      bowFront: 0.24,
      bowRear: 0.16,
      fadeFront: 1.15,
      fadeRear: 1.0,
      crown: 0.05,
      side: path(
        '0.95 0.74!, 1.2 0.915, 1.66 1.15, 2.02 1.315, 2.36 1.425, 2.72 1.468, 3.08 1.455, 3.5 1.395, 3.95 1.29, 4.35 1.175, 4.66 1.082, 4.74 0.9!',
      ),
      widths: path('0.95 0.81, 1.5 0.855, 2.3 0.868, 3 0.86, 3.6 0.825, 4.2 0.765, 4.74 0.7'),
      tuck: path('0.76 -0.012, 0.92 0, 1.06 0.036, 1.2 0.085, 1.34 0.15, 1.5 0.24'),
      tuckSmooth: 0.06,
    },
  ],
  art: {
    side: [
      ...windowBand(path('0.9 0.93, 2.4 0.93, 3.3 0.962, 4.6 1.075'), 0.045),
      { material: 'paint', area: path('4.12 0.95, 4.9 0.95, 4.9 1.6, 3.5 1.6, 3.86 1.24, 4.02 1.12'), round: 0.03 },
      pillar(2.76, 2.74, 0.07, 0.95, 1.47),
      pillar(3.62, 3.52, 0.03, 0.98, 1.45),
      { material: 'dark', line: path('1.35 0.962, 2.4 0.962, 3.3 0.994, 4.02 1.058'), stroke: 0.014 },
      gap(path('1.6 0.92, 1.5 0.48, 1.55 0.21, 2.74 0.21, 2.735 0.55, 2.76 0.93'), 0.1, 0.007),
      gap(path('2.74 0.21, 3.3 0.21, 3.44 0.46, 3.66 0.72, 3.8 0.985'), 0.13, 0.007),
      gap(path('0.14 0.735, 0.6 0.832, 1.05 0.892, 1.32 0.922'), 0, 0.005),
      gap(path('0.4 0.18, 0.42 0.46, 0.36 0.63'), 0.05, 0.005),
      gap(path('4.5 0.22, 4.5 0.58, 4.42 0.8'), 0.05, 0.005),
      // Handles that lie flush in the doors.
      gap([...box(2.42, 2.64, 0.772, 0.804), [2.42, 0.772]], 0.016, 0.005),
      gap([...box(3.36, 3.58, 0.79, 0.822), [3.36, 0.79]], 0.016, 0.005),
      { material: 'plastic', area: box(0, 5, 0.05, 0.19) },
      { material: 'dark', line: path('1.42 0.205, 3.38 0.205'), stroke: 0.012 },
    ],
    front: [
      ...frontArt({
        skirt: 0.185,
        low: [0.62, 0.215, 0.5, 0.415, 4],
        badge: 0.7,
        plate: 0.335,
        screen: [0.88, 0.81, 1.405, 0.65],
      }),
      mirrored({ material: 'black', area: path('0.76 0.53, 0.86 0.53, 0.86 0.25, 0.7 0.235, 0.74 0.36'), round: 0.03 }),
      { material: 'dark', line: path('-0.64 0.215, 0.64 0.215'), stroke: 0.014 },
    ],
    rear: rearArt({
      skirt: 0.2,
      diffuser: path('-0.66 0.37, 0.66 0.37, 0.78 0.1, -0.78 0.1'),
      gate: path('-0.78 1.08, -0.7 0.84, -0.62 0.6, 0.62 0.6, 0.7 0.84, 0.78 1.08'),
      badge: 0.8,
      plate: 0.48,
      screen: [1.105, 0.66, 1.42, 0.59],
      glass: 'privacy',
    }),
    top: [
      gap(path('1.15 -0.78, 0.42 -0.68, 0.16 -0.42, 0.16 0.42, 0.42 0.68, 1.15 0.78'), 0.2, 0.006),
      { material: 'solidglass', area: box(2.2, 3.42, -0.6, 0.6), round: 0.1 },
    ],
  },
  parts: [{ kind: 'mirror', at: [1.62, 0.995, 0.985], scale: 0.86 }, ...cabinParts(2.32, 0.38, 0.16, 3.2)],
  shownFrom: 'right',
  symmetric: true,
  fine: true,
};
