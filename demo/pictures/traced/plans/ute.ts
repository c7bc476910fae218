import type { CarPlan } from '../car/car-plan.ts';
import { ROUND } from './base.ts';

/** Dual-cab ute: 5.37 × 1.92 × 1.87 m, wheelbase 3.22; the tray is a box cut out of the lower body. */
const UTE = {
  ...ROUND,
  length: 5.37,
  height: 1.87,
  axles: [0.93, 4.15],
  tyre: 0.775,
  tyreWidth: 0.265,
  track: 0.815,
  rim: 0.66,
  archGap: 0.068,
  filletFront: 0.12,
  filletRear: 0.06,
  fillet: 0.06,
  bowFront: 0.16,
  bowRear: 0.03,
  fadeRear: 0.3,
  upperBowRear: 0.06,
  lower:
    '0.34 0.32!, 0.14 0.38, 0.05 0.46, 0.01 0.6, 0 0.78, 0.01 0.98, 0.05 1.09, 0.16 1.14, 0.5 1.175, 1 1.21, 1.4 1.235, 2.4 1.245, 3.3 1.25!, 3.5 1.26!, 5.2 1.275!, 5.28 1.26!, 5.3 0.9, 5.3 0.66!, 5.37 0.64!, 5.37 0.5!, 5.2 0.42!, 3.6 0.34, 1.5 0.32',
  upper:
    '1.42 1.05!, 1.6 1.235, 1.87 1.495, 2.09 1.7, 2.27 1.8, 2.52 1.85, 2.88 1.869, 3.25 1.862, 3.48 1.832!, 3.53 1.77!, 3.58 1.4, 3.6 1.2!, 3.6 1.05!',
  plan: '0 0.89, 0.4 0.915, 0.9 0.935, 1.6 0.935, 3.4 0.935, 3.6 0.93, 5.37 0.92',
  upperPlan: '1.42 0.81, 1.7 0.855, 2.4 0.875, 3.2 0.87, 3.6 0.86',
  tuck: '0.3 0.12, 0.36 0.06, 0.42 0.028, 0.5 0.016, 0.58 0.02, 0.66 0.034, 0.76 0.03, 0.9 0.008, 0.98 0, 1 0.01, 1.1 0.03, 1.2 0.048, 1.28 0.062, 1.4 0.1',
  upperTuck: '1.1 -0.01, 1.23 0, 1.4 0.05, 1.58 0.11, 1.72 0.17, 1.9 0.26',
  slope: 0.006,
  shoulder: 0.98,
  flare: 0.035,
  haunch: 0.008,
  clad: 0.07,
  cladStep: 0.018,
  sill: 0.4,
  sillStep: 0,
  upperFrom: 1.03,
  belt: '1.1 1.265, 2.4 1.285, 3.6 1.3',
  beltHeight: 1.29,
  windowInset: 0.075,
  windowEnd: [3.46, 1.4, 0.1],
  pillars: [
    [2.62, 2.6, 0.045],
    [3.36, 3.32, 0.012],
  ],
  screen: [1.42, 2.33, 1.8, 1.3],
  rearScreen: [3.6, 3.46, 1.77, 1.32],
  cuts: [[3.68, 5.2, 0.9, 0.76, 1.262]],
  shut: [
    '1.72 1.24, 1.68 1, 1.62 0.7, 1.64 0.41',
    '2.64 0.41, 2.63 0.8, 2.64 1.28',
    '3.5 0.41, 3.48 0.6, 3.44 0.86, 3.46 1.25',
    '3.63 0.36!, 3.63 1.26!',
    '0.3 1.12, 0.8 1.17, 1.4 1.21',
    '5.2 0.66!, 5.2 1.26!',
  ],
  topShut: ['0.16 0, 0.18 0.5, 0.26 0.74, 0.5 0.8, 1.5 0.82'],
  gate: '0.0 0.7, 0.78 0.7, 0.8 0.72, 0.8 1.26',
  handles: [
    [2.42, 1.08],
    [3.24, 1.085],
  ],
  mirror: [2.02, 1.38, 1.04],
  seat: [2.12, 0.76],
  rows: 0.72,
  dash: [1.82, 1.18],
  chin: 0.48,
  rearChin: 0.64,
  skid: [0.38, 0.45, 0.5],
  tail: '0.82 1.2!, 0.97 1.2!, 0.97 0.82!, 0.82 0.82!',
  tailBack: 0.16,
  rearPlate: 0.575,
} as const satisfies Partial<CarPlan>;

const SIDE_STEP = {
  radius: 0.04,
  material: 'matt',
  points: [
    [1.5, 0.36, 0.88],
    [1.62, 0.34, 0.93],
    [3.3, 0.34, 0.93],
    [3.42, 0.36, 0.88],
  ],
} as const;

/** A tall grille with bars in a gloss frame, stepped lamps, dark wheels and a sports bar. */
export const uteA: CarPlan = {
  ...UTE,
  lamp: '0.57 1.04!, 0.95 1.07!, 0.95 0.92!, 0.84 0.87!, 0.6 0.9!',
  lampBack: 0.38,
  guides: ['0.59 1.022!, 0.94 1.05!', '0.59 1.022!, 0.62 0.905!, 0.82 0.888!'],
  lenses: [
    [0.7, 0.968],
    [0.8, 0.975],
  ],
  grille: { area: '0 1.05!, 0.53 1.045!, 0.555 0.92!, 0.5 0.73!, 0 0.725!', pattern: 'bars', frame: 'gloss' },
  insert: '0 0.66!, 0.6 0.66!, 0.66 0.5!, 0 0.5!',
  insertDepth: 0.03,
  slot: '0.74 0.72!, 0.84 0.74!, 0.85 0.64!, 0.73 0.62!',
  tailGuides: ['0.845 1.17!, 0.845 0.85!', '0.845 0.85!, 0.96 0.85!'],
  plateText: 'FC 753',
  badge: 0.9,
  plate: 0.6,
  wheel: { spokes: 6, wide: 0.036, taper: 0.15, dish: 0.025, finish: 'dark' },
  bars: [
    {
      radius: 0.034,
      material: 'gloss',
      points: [
        [3.72, 1.27, 0.7],
        [3.72, 1.58, 0.64],
        [3.74, 1.68, 0.52],
        [3.74, 1.7, 0.3],
        [3.74, 1.7, 0],
      ],
    },
    {
      radius: 0.03,
      material: 'gloss',
      points: [
        [3.74, 1.64, 0.6],
        [4.1, 1.5, 0.67],
        [4.7, 1.28, 0.71],
      ],
    },
    SIDE_STEP,
  ],
};

/** A chromed mesh grille and square lamps, silver wheels, a plain tray. */
export const uteB: CarPlan = {
  ...UTE,
  lamp: '0.6 1.06!, 0.95 1.075!, 0.95 0.86!, 0.82 0.84!, 0.62 0.85!',
  lampBack: 0.32,
  guides: ['0.62 1.045!, 0.94 1.058!', '0.63 0.866!, 0.93 0.872!'],
  lenses: [
    [0.72, 0.955],
    [0.83, 0.96],
  ],
  grille: { area: '0 1.06!, 0.56 1.055!, 0.58 0.86!, 0.55 0.8!, 0 0.795!', pattern: 'mesh', frame: 'chrome' },
  insert: '0 0.68!, 0.62 0.68!, 0.7 0.6!, 0.66 0.5!, 0 0.5!',
  insertDepth: 0.03,
  tailGuides: ['0.87 1.16!, 0.87 0.86!', '0.92 1.16!, 0.92 0.86!'],
  plateText: 'FC 891',
  badge: 0.945,
  plate: 0.6,
  brightWindows: true,
  wheel: { spokes: 5, fork: 0.045, wide: 0.024, taper: 0.1, dish: 0.02, finish: 'silver' },
  bars: [SIDE_STEP],
};
