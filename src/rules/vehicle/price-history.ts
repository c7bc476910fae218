import type { PriceChange } from '../stock/vehicle.ts';
import { daysBetween } from '../time/day-text.ts';

/** A price that was asked from an instant on; null for a time without one. The first step's beginning was not recorded. */
export interface PriceStep {
  readonly dollars: number | null;
  readonly from: number | null;
  /** What it is more than the price before, in dollars: negative where it fell; null where one of the two is no price. */
  readonly change: number | null;
}

/** Dealers' feeds use small figures as placeholders (ledger C8). */
const priceOf = (dollars: number | null) => (dollars !== null && dollars > 10 ? dollars : null);

/** What was asked for a vehicle, oldest first, by the changes that were recorded and nothing else: a price that rose is told as one that fell. */
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

/** How long a vehicle has been for sale, by the calendar of the site's zone. */
export function listedText(zone: string, createdAt: number, now: number): string {
  const days = daysBetween(zone, createdAt, now);
  if (days < 1) return 'Listed today';
  return days === 1 ? 'Listed yesterday' : `Listed ${days} days ago`;
}
