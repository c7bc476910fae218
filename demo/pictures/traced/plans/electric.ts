import type { CarPlan } from '../car/car-plan.ts';
import { SEDAN } from './sedan.ts';
import { sister } from './sister.ts';
import { SUV } from './suv.ts';

/** Large electric crossover with a falling roof: 4.90 × 1.97 × 1.67 m, wheelbase 2.95; a line of light over the closed nose. */
export const crossoverA: CarPlan = sister(
  {
    ...SUV,
    upper:
      '0.95 0.94!, 1.16 1.095, 1.52 1.31, 1.87 1.5, 2.1 1.592, 2.4 1.65, 2.75 1.672, 3.1 1.658, 3.5 1.61, 3.9 1.53, 4.2 1.44, 4.37 1.375!, 4.39 1.345!, 4.38 1.31, 4.47 1.2, 4.55 1.11, 4.57 0.99!',
    windowEnd: [4.0, 1.3, 0.75],
    rearScreen: [4.57, 3.7, 1.57, 1.19],
    lamp: '0 0.905!, 0.6 0.905!, 0.96 0.93!, 0.96 0.875!, 0.62 0.86!, 0 0.868!',
    lampBack: 0.46,
    guides: ['0 0.887!, 0.6 0.886!, 0.95 0.908!'],
    lenses: [],
    insert: '0 0.5!, 0.46 0.5!, 0.58 0.42!, 0.54 0.3!, 0 0.3!',
    slot: '0.76 0.74!, 0.82 0.75!, 0.84 0.5!, 0.79 0.49!',
    chin: 0.29,
    rearChin: 0.44,
    tail: '0 1.075!, 0.95 1.085!, 0.95 1.015!, 0.6 1.02!, 0 1.025!',
    tailBack: 0.36,
    tailGuides: ['0 1.052!, 0.94 1.06!'],
    gate: '0.0 0.6, 0.62 0.6, 0.68 0.66, 0.72 0.9, 0.76 1.14, 0.62 1.35',
    plate: 0.56,
    plateText: 'FC 617',
    rearPlate: 0.8,
    clad: 0,
    cladStep: 0,
    wheel: { spokes: 5, fork: 0.055, wide: 0.024, taper: 0.1, dish: 0.022, finish: 'machined' },
  },
  [
    [0, 0],
    [0.87, 0.92],
    [1.9, 1.98],
    [3.69, 3.87],
    [4.7, 4.9],
  ],
  [
    [0, 0],
    [2, 1.985],
  ],
  1.03,
  { tyre: 0.76 },
);

/** The same under a black roof, on dark wheels. */
export const crossoverB: CarPlan = {
  ...crossoverA,
  plateText: 'FC 924',
  blackRoof: true,
  wheel: { spokes: 10, wide: 0.02, taper: 0.2, dish: 0.024, finish: 'dark' },
};

/** Large electric sedan: 4.93 × 1.94 × 1.47 m, wheelbase 2.95; slim lamps under a line of light. */
export const liftbackA: CarPlan = sister(
  {
    ...SEDAN,
    lamp: '0 0.685!, 0.5 0.69!, 0.76 0.73!, 0.93 0.77!, 0.93 0.725!, 0.84 0.67!, 0.6 0.645!, 0 0.655!',
    lampBack: 0.54,
    guides: ['0 0.671!, 0.5 0.675!, 0.76 0.712!, 0.92 0.752!'],
    lenses: [
      [0.66, 0.672],
      [0.74, 0.69],
    ],
    insert: '0 0.37!, 0.5 0.37!, 0.66 0.3!, 0.62 0.225!, 0 0.225!',
    slot: '0.74 0.5!, 0.8 0.52!, 0.81 0.36!, 0.76 0.34!',
    tail: '0 0.99!, 0.93 0.995!, 0.93 0.92!, 0.6 0.935!, 0 0.94!',
    tailBack: 0.36,
    tailGuides: ['0 0.966!, 0.91 0.968!'],
    plate: 0.44,
    plateText: 'FC 340',
    roofGlass: [2.35, 3.4, 0.5],
    wheel: { spokes: 7, wide: 0.026, taper: 0.2, dish: 0.02, finish: 'machined' },
  },
  [
    [0, 0],
    [0.9, 0.92],
    [1.9, 1.96],
    [3.7, 3.87],
    [4.75, 4.93],
  ],
  [
    [0, 0],
    [2, 2.03],
  ],
  1.035,
  { tyre: 0.715 },
);

/** The same under a black roof, on dark wheels. */
export const liftbackB: CarPlan = {
  ...liftbackA,
  plateText: 'FC 258',
  blackRoof: true,
  wheel: { spokes: 5, fork: 0.05, wide: 0.02, taper: 0.2, dish: 0.02, finish: 'dark' },
};
