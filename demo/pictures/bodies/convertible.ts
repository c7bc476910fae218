import type { BodyPlan } from '../body.ts';
import { frontArt } from '../front-art.ts';
import { path } from '../path.ts';
import { rearArt } from '../rear-art.ts';
import { coupe, coupeFlank, coupeGreen, coupeLower, coupeNose, coupeTail } from './coupe.ts';

/** The two-door with its roof down. */
export const convertible: BodyPlan = {
  ...coupe,
  name: 'Convertible',
  height: 1.28,
  cabin: [1.5, 3.35, 0.66, 0.3],
  shells: [
    { ...coupeLower, fillet: 0.1, cuts: [[1.72, 3.12, 0.42, 3, 0.68, -9, 0.06]] },
    {
      ...coupeGreen,
      id: 'green',
      side: path('1.15 0.7!, 1.45 0.88, 1.85 1.08, 2.16 1.225, 2.2 1.26, 2.25 1.235, 2.2 1.18, 1.96 1.05, 1.6 0.82, 1.5 0.7!'),
      fillet: 0.03,
      filletFront: 0.03,
      filletRear: 0.03,
      bowRear: -0.24,
      fadeRear: 1.1,
      fadeFront: 1.1,
      crown: 0.04,
      cell: 0.01,
      facing: [0.72, 0.2, 2, 0],
      cuts: [],
    },
  ],
  art: {
    ...coupe.art,
    side: [...coupeFlank, { material: 'chrome', line: path('1.5 0.885, 2.4 0.882, 3.15 0.91'), stroke: 0.012 }],
    front: frontArt({ ...coupeNose, screen: [0.86, 0.74, 1.225, 0.66] }),
    rear: rearArt(coupeTail),
    top: [
      ...coupe.art.top,
      { material: 'canvas', area: path('3.16 -0.66, 3.62 -0.6, 3.66 0, 3.62 0.6, 3.16 0.66'), round: 0.1 },
      { material: 'gap', area: path('3.16 -0.66, 3.62 -0.6, 3.66 0, 3.62 0.6, 3.16 0.66'), round: 0.1, stroke: 0.008 },
    ],
  },
  parts: [
    { kind: 'mirror', at: [1.8, 0.955, 0.95], scale: 0.86 },
    { kind: 'handle', at: [2.8, 0.765, 0.888] },
    { kind: 'steer', at: [2.03, 0.76, -0.35] },
    { kind: 'seat', at: [2.4, 0.2, 0.35] },
    { kind: 'seat', at: [2.86, 0.22, 0.3], scale: 0.9 },
    { kind: 'box', material: 'seat', size: [0.35, 0.25, 1.3], at: [1.85, 0.76, 0], round: 0.08 },
    { kind: 'box', material: 'seat', size: [1.2, 0.2, 0.22], at: [2.3, 0.5, 0], round: 0.05 },
  ],
  shownFrom: 'right',
  symmetric: false,
};
