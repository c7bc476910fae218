import type { TowCar } from './tow-car.ts';

/** A car of the table to choose from, with the years in which it was sold with these figures, in kilograms. */
export interface ListedCar {
  readonly make: string;
  readonly model: string;
  readonly badge: string;
  readonly from: number;
  readonly to: number;
  readonly braked: number;
  readonly ball: number;
  readonly gvm: number;
  readonly gcm: number;
  readonly kerb: number;
}

/** '2020 to 2024'; one year stands alone. */
export const yearsText = ({ from, to }: Pick<ListedCar, 'from' | 'to'>): string =>
  from === to ? String(from) : `${from} to ${to}`;

/** What tells a car from others of its model: 'GXL, 2020 to 2024'. */
export const badgeText = (car: ListedCar): string => `${car.badge}, ${yearsText(car)}`;

/** A car of the table as the shopper's own, named as people say it. */
export const towCarOf = (car: ListedCar): TowCar => ({
  name: `${car.make} ${car.model} ${badgeText(car)}`,
  short: car.model,
  brakedCapacity: car.braked,
  ballLimit: car.ball,
  gvm: car.gvm,
  gcm: car.gcm,
  kerbMass: car.kerb,
});
