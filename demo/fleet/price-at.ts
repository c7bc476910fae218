/** The share of the new price that is left after some years, for a car with average kilometres. */
const LEFT = [0.94, 0.85, 0.78, 0.71, 0.65, 0.59, 0.53, 0.475, 0.425, 0.38, 0.34, 0.3, 0.27, 0.24, 0.215, 0.19] as const;

/** The kilometres that a car usually does in a year. */
export const USUAL_KM = 14_500;

interface Worn {
  readonly priceNew: number;
  readonly age: number;
  readonly km: number;
  /** How well the model holds its price: 1 is average. */
  readonly hold: number;
}

/** The value of a used car in dollars: less with every year and kilometre, more if the model holds its price. */
export function worthAt({ priceNew, age, km, hold }: Worn): number {
  const left = (LEFT[Math.min(age, LEFT.length - 1)] ?? 0) * hold ** Math.min(age, 6);
  const extraKm = km - age * USUAL_KM;
  const wear = Math.max(-0.22, Math.min(0.16, -extraKm / 400_000));
  return Math.max(2990, priceNew * Math.min(left, 0.97) * (1 + wear));
}

/** A price as dealers write it: the nearest that ends in 490 or 990. */
export const ticketPrice = (dollars: number): number => Math.max(1990, Math.round((dollars + 10) / 500) * 500 - 10);
