import type { CarPlan } from '../car/car-plan.ts';

/** How round cars are in general. */
export const ROUND = {
  crown: 0.03,
  upperCrown: 0.05,
  fillet: 0.07,
  filletFront: 0.17,
  filletRear: 0.16,
  upperFillet: 0.075,
  bowFront: 0.24,
  bowRear: 0.17,
  upperBowFront: 0.2,
  upperBowRear: 0.13,
  fadeFront: 1,
  fadeRear: 0.8,
  join: 0.02,
  crease: 0.012,
  bonnet: '0 0, 0.3 0, 0.52 0.004, 0.62 0.016, 0.75 0.016, 0.9 0.006, 1.2 0',
  rim: 0.72,
  archGap: 0.045,
  insertDepth: 0.03,
  pillarWidth: 0.045,
  tailBack: 0.42,
  rows: 0.88,
} as const satisfies Partial<CarPlan>;
