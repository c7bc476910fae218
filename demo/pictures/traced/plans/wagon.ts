import type { CarPlan } from '../car/car-plan.ts';
import { sedanA, sedanB } from './sedan.ts';

/** Five-door wagon on the sedan: 4.75 × 1.86 × 1.47 m; the roof is carried on to the tail. */
const WAGON = {
  height: 1.475,
  upper:
    '1.08 0.78!, 1.34 0.962, 1.68 1.158, 2 1.325, 2.26 1.414, 2.56 1.454, 2.95 1.472, 3.4 1.464, 3.9 1.432, 4.22 1.4, 4.4 1.374!, 4.42 1.342!, 4.35 1.292, 4.48 1.14, 4.59 1.01, 4.62 0.88!',
  upperPlan: '1.06 0.785, 1.5 0.832, 2.2 0.855, 3.2 0.852, 4 0.828, 4.62 0.755',
  screen: [1.06, 2.27, 1.394, 1.03],
  rearScreen: [4.62, 4.18, 1.336, 1.1],
  spoiler: true,
  windowEnd: [4.1, 1.2, 0.8],
  pillars: [
    [2.55, 2.51, 0.04],
    [3.42, 3.3, 0.035],
  ],
  topShut: ['0.17 0, 0.19 0.4, 0.3 0.68, 0.6 0.77, 1.4 0.78'],
  gate: '0.0 0.62, 0.58 0.62, 0.65 0.68, 0.69 0.86, 0.71 1.04, 0.58 1.32',
  mirror: [1.82, 1.065, 0.985],
  dash: [1.6, 0.9],
} as const satisfies Partial<CarPlan>;

const RAIL = {
  radius: 0.012,
  points: [
    [2.42, 1.408, 0.565],
    [2.56, 1.449, 0.57],
    [2.95, 1.476, 0.572],
    [3.45, 1.467, 0.565],
    [3.92, 1.433, 0.55],
    [4.1, 1.39, 0.54],
  ],
} as const;

/** Behind the upright grille of slats; rails on the roof. */
export const wagonA: CarPlan = {
  ...sedanA,
  ...WAGON,
  plateText: 'FC 148',
  wheel: { spokes: 5, fork: 0.05, wide: 0.022, taper: 0.15, dish: 0.024, finish: 'machined' },
  bars: [{ ...RAIL, material: 'silver' }],
};

/** Behind the wide low mesh, under a black roof with black rails. */
export const wagonB: CarPlan = {
  ...sedanB,
  ...WAGON,
  plateText: 'FC 963',
  wheel: { spokes: 7, wide: 0.028, taper: 0.2, dish: 0.02, finish: 'silver' },
  bars: [{ ...RAIL, material: 'gloss' }],
};
