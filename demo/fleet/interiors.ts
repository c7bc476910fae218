import type { Level } from './car-model.ts';
import type { Dice } from './seeded.ts';

const SEATS: Readonly<Record<Level, readonly string[]>> = {
  0: ['Black cloth', 'Grey cloth', 'Black fabric'],
  1: ['Black cloth', 'Black fabric', 'Grey fabric'],
  2: ['Black synthetic leather', 'Black cloth and suede', 'Black leather'],
  3: ['Black leather', 'Black leather', 'Black Nappa leather', 'Tan leather', 'Light grey leather', 'White leather'],
};

/** The seat covers of a car, by its level of equipment. */
export const interiorOf = (level: Level, dice: Dice): string => dice.pick(SEATS[level]);
