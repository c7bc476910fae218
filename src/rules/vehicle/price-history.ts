import { isPrice } from '#src/rules/price/price-display.ts';
import type { PriceChange } from '../stock/vehicle.ts';
import { daysBetween } from '../time/day-text.ts';

/** A price from an instant on; null for a time without one. The beginning of the first is not recorded. */
export interface PriceStep {
  readonly dollars: number | null;
  readonly from: number | null;
  /** The difference from the previous price in dollars, negative if it fell; null if one of the two is not a price. */
  readonly change: number | null;
}

const priceOf = (dollars: number | null) => (isPrice(dollars) ? dollars : null);

/** A vehicle's prices, oldest first, from recorded changes only: a rise is shown as honestly as a fall. */
export function priceHistory(changes: readonly PriceChange[]): PriceStep[] {
  const real = changes
    .map(({ from, to, at }) => ({ from: priceOf(from), to: priceOf(to), at }))
    .filter(({ from, to }) => from !== to)
    .toSorted((a, b) => a.at - b.at);
  const [first] = real;
  if (first === undefined) return [];
  return [
    { dollars: first.from, from: null, change: null },
    ...real.map(({ from, to, at }) => ({ dollars: to, from: at, change: from === null || to === null ? null : to - from })),
  ];
}

/** How long a vehicle has been for sale, on the calendar of the site's zone. */
export function listedText(zone: string, createdAt: number, now: number): string {
  const days = daysBetween(zone, createdAt, now);
  if (days < 1) return 'Listed today';
  return days === 1 ? 'Listed yesterday' : `Listed ${days} days ago`;
}
