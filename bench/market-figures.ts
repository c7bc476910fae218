import type { Dice } from '#demo/fleet/seeded.ts';

/** A bell-shaped number by two even ones (Box and Muller). */
export function normal(dice: Dice): number {
  return Math.sqrt(-2 * Math.log(1 - dice.roll())) * Math.cos(2 * Math.PI * dice.roll());
}

/** How far a figure is from the right one, as a share of it. */
export function off(said: number, price: number): number {
  return Math.abs(said / price - 1);
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
