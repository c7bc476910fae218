import type { BodyPlan } from '../body.ts';
import { path, path3 } from '../path.ts';
import { rearArt } from '../rear-art.ts';
import { pillar, windowBand } from '../shapes.ts';
import { sedan, sedanBonnet, sedanFlank, sedanGreen, sedanLower } from './sedan.ts';

/** The saloon with a long roof. */
export const wagon: BodyPlan = {
  ...sedan,
  name: 'Wagon',
  length: 4.78,
  height: 1.48,
  cabin: [1.2, 4.5, 0.74, 0.85],
  shells: [
    {
      ...sedanLower,
      filletRear: 0.2,
      side: path(
        '0.2 0.17!, 0.05 0.26, 0 0.42, 0 0.58, 0.035 0.7, 0.15 0.785, 0.5 0.862, 1 0.93, 1.4 0.965, 2.4 0.962, 3.4 0.985, 4.1 1.02, 4.5 1.05, 4.66 1.04, 4.71 0.9, 4.755 0.68, 4.755 0.48, 4.69 0.3, 4.5 0.19!, 3.3 0.175, 1.4 0.17',
      ),
    },
    {
      ...sedanGreen,
      bowRear: 0.12,
      filletRear: 0.09,
      fadeRear: 0.6,
      side: path(
        '1.05 0.78!, 1.3 0.965, 1.75 1.185, 2.1 1.335, 2.4 1.42, 2.8 1.462, 3.3 1.47, 3.9 1.445, 4.32 1.41, 4.42 1.375, 4.5 1.25, 4.66 1.03, 4.68 0.88!',
      ),
      widths: path('1.05 0.79, 1.6 0.835, 2.3 0.85, 3.4 0.845, 4.1 0.82, 4.7 0.765'),
    },
  ],
  art: {
    ...sedan.art,
    side: [
      ...windowBand(path('1 0.965, 2.4 0.975, 3.3 1, 4.7 1.09')),
      { material: 'paint', area: path('4.36 0.95, 4.9 0.95, 4.9 1.6, 4 1.6, 4.28 1.3'), round: 0.06 },
      pillar(2.72, 2.72, 0.1, 1.0, 1.46),
      pillar(3.56, 3.5, 0.1, 1.035, 1.47),
      { material: 'chrome', line: path('1.4 0.99, 2.4 1, 3.3 1.025, 4.3 1.08'), stroke: 0.014 },
      ...sedanFlank,
    ],
    rear: rearArt({
      skirt: 0.22,
      diffuser: path('-0.62 0.36, 0.62 0.36, 0.7 0.1, -0.7 0.1'),
      gate: path('-0.72 1.4, -0.78 1, -0.66 0.8, -0.64 0.55, 0.64 0.55, 0.66 0.8, 0.78 1, 0.72 1.4'),
      bar: path('-0.45 0.91, 0.45 0.91'),
      plate: 0.76,
      pipe: path('0.45 0.29, 0.64 0.29, 0.62 0.23, 0.47 0.23'),
      screen: [1.05, 0.7, 1.385, 0.59],
    }),
    top: [sedanBonnet],
  },
  parts: [
    ...sedan.parts,
    {
      kind: 'tube',
      material: 'alu',
      diameter: 0.022,
      mirrored: true,
      points: path3('2.35 1.42 0.6, 2.5 1.475 0.6, 3.3 1.495 0.6, 4.1 1.465 0.585, 4.25 1.41 0.58'),
    },
  ],
  shownFrom: 'right',
  symmetric: true,
};
