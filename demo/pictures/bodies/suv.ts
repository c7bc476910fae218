import type { BodyPlan } from '../body.ts';
import { frontArt } from '../front-art.ts';
import { cabinParts } from '../parts.ts';
import { path, path3 } from '../path.ts';
import { rearArt } from '../rear-art.ts';
import { archRings, box, fuelFlap, gap, pillar, windowBand } from '../shapes.ts';

const WHEELS = { axles: [0.89, 3.6], wheelRadius: 0.368, archRadius: 0.435 };

/** A mid-size family SUV. */
export const suv: BodyPlan = {
  name: 'SUV',
  length: 4.62,
  height: 1.69,
  halfWidth: 0.935,
  ...WHEELS,
  rimRadius: 0.255,
  tyreWidth: 0.235,
  track: 0.815,
  cabin: [1.2, 4.35, 0.76, 1.0],
  shells: [
    {
      id: 'lower',
      arches: true,
      flare: 0.022,
      glass: false,
      fillet: 0.08,
      filletFront: 0.26,
      filletRear: 0.22,
      bowFront: 0.2,
      bowRear: 0.15,
      fadeFront: 0.9,
      fadeRear: 0.7,
      crown: 0.035,
      slope: 0.014,
      side: path(
        '0.24 0.23!, 0.07 0.33, 0.01 0.5, 0 0.72, 0.03 0.88, 0.12 0.965, 0.4 1.015, 0.9 1.06, 1.3 1.09, 2.2 1.085, 3.2 1.115, 4 1.16, 4.4 1.17, 4.5 1.13, 4.52 0.98, 4.6 0.78, 4.61 0.58, 4.54 0.4, 4.36 0.26!, 3.2 0.225, 1.4 0.225',
      ),
      widths: path('0 0.86, 0.3 0.895, 0.9 0.925, 1.6 0.93, 3 0.935, 3.8 0.925, 4.3 0.89, 4.62 0.84'),
      tuck: path(
        '0.2 0.07, 0.28 0.035, 0.36 0.01, 0.5 0, 0.66 0.012, 0.8 0, 0.83 0.014, 0.98 0.03, 1.08 0.055, 1.18 0.1, 1.4 0.2',
      ),
    },
    {
      id: 'green',
      fillet: 0.1,
      filletFront: 0.08,
      filletRear: 0.1,
      bowFront: 0.18,
      bowRear: 0.12,
      fadeFront: 1.0,
      fadeRear: 0.7,
      crown: 0.045,
      side: path(
        '0.98 0.9!, 1.2 1.085, 1.6 1.32, 1.92 1.505, 2.2 1.61, 2.6 1.665, 3.2 1.665, 3.8 1.63, 4.16 1.585, 4.24 1.54, 4.28 1.42, 4.46 1.17, 4.5 1!',
      ),
      widths: path('0.98 0.8, 1.5 0.85, 2.2 0.865, 3.2 0.86, 3.9 0.83, 4.5 0.775'),
      tuck: path('0.9 -0.012, 1.08 0, 1.25 0.034, 1.4 0.075, 1.55 0.13, 1.72 0.21'),
      tuckSmooth: 0.06,
    },
  ],
  parts: [
    { kind: 'mirror', at: [1.62, 1.165, 0.985] },
    { kind: 'handle', at: [2.42, 0.945, 0.91] },
    { kind: 'handle', at: [3.26, 0.96, 0.912] },
    ...cabinParts(2.25, 0.37, 0.36, 3.1),
    {
      kind: 'tube',
      material: 'black',
      diameter: 0.028,
      mirrored: true,
      points: path3('2.15 1.575 0.66, 2.35 1.64 0.655, 3.1 1.672 0.65, 3.75 1.635 0.635, 3.95 1.575 0.625'),
    },
  ],
  art: {
    side: [
      ...windowBand(path('0.9 1.09, 2.2 1.1, 3.2 1.13, 4.5 1.27')),
      { material: 'paint', area: path('3.98 1, 4.7 1, 4.7 1.8, 3.95 1.8, 4.1 1.5'), round: 0.06 },
      pillar(2.6, 2.6, 0.1, 1.125, 1.66),
      pillar(3.44, 3.38, 0.09, 1.165, 1.68),
      { material: 'chrome', line: path('1.3 1.115, 2.2 1.126, 3.2 1.156, 3.96 1.212'), stroke: 0.014 },
      gap(path('1.56 1.08, 1.48 0.6, 1.52 0.34, 2.6 0.34, 2.59 0.7, 2.6 1.1')),
      gap(path('2.6 0.34, 3.05 0.34, 3.2 0.58, 3.44 0.86, 3.56 1.14'), 0.12),
      gap(path('0.1 0.955, 0.6 1.02, 1.1 1.065, 1.35 1.09'), 0, 0.006),
      gap(path('0.4 0.5, 0.4 0.7, 0.36 0.9'), 0.05, 0.006),
      gap(path('4.24 0.4, 4.24 0.75, 4.2 0.97'), 0.05, 0.006),

      { material: 'plastic', area: box(-0.1, 4.8, 0.1, 0.33) },
      ...archRings(WHEELS, 0.085),
      { material: 'silver', line: path('1.5 0.3, 3.05 0.3'), stroke: 0.014 },
    ],
    left: [fuelFlap(3.82, 0.95, 0.07)],
    front: frontArt({
      skirt: 0.34,
      grilleRound: 0.06,
      grille: [0.5, 0.62, 0.58, 0.895, 6],
      low: [0.66, 0.37, 0.6, 0.52, 3],
      fog: path('0.72 0.58, 0.88 0.63, 0.88 0.42, 0.74 0.4'),
      badge: 0.76,
      plate: 0.46,
      screen: [1.04, 0.82, 1.61, 0.665],
    }),
    rear: rearArt({
      skirt: 0.3,
      diffuser: path('-0.95 0.5, 0.95 0.5, 0.95 0.1, -0.95 0.1'),
      gate: path('-0.7 1.6, -0.79 1.14, -0.68 0.9, -0.66 0.6, 0.66 0.6, 0.68 0.9, 0.79 1.14, 0.7 1.6'),
      bar: path('-0.36 1.03, 0.36 1.03'),
      barMaterial: 'reddark',
      plate: 0.86,
      pipe: path('0.56 0.42, 0.76 0.42, 0.74 0.35, 0.58 0.35'),
      screen: [1.2, 0.7, 1.575, 0.6],
    }),
    top: [
      gap(path('1.2 -0.78, 0.3 -0.68, 0.12 -0.45, 0.12 0.45, 0.3 0.68, 1.2 0.78'), 0.2),
      { material: 'solidglass', area: box(2.35, 3.3, -0.45, 0.45), round: 0.06 },
    ],
  },
  shownFrom: 'right',
  symmetric: true,
};
