import { isSold, type Offered } from './vehicle-status.ts';

const DAY = 86_400_000;

/** What visibility is decided on. Times are milliseconds since 1970; soldAt is null for a car with no sale recorded. */
export interface Shown extends Offered {
  readonly showOnDealerWebsite: boolean;
  readonly soldAt: number | null;
  readonly year: number;
}

/** The site's part of the decision. */
export interface VisibilityInput {
  readonly includeSoldCarsDays: number;
  readonly stockAgeLimitYears: number | null;
  readonly thisYear: number;
}

/** Whether a car stands in a site's list: for sale, or sold within the last days, and young enough (ledger S7). */
export function isVisible(car: Shown, given: VisibilityInput, now: number): boolean {
  if (!car.showOnDealerWebsite) return false;
  if (given.stockAgeLimitYears !== null && given.thisYear - car.year > given.stockAgeLimitYears) return false;
  if (!isSold(car)) return car.status === 'in_stock' || car.status === 'coming_soon';
  const leaves = soldLeavesAt(car, given);
  return leaves !== null && now < leaves;
}

/** The instant at which a sold car leaves the list, or null for one that is not in it by its sale. */
export function soldLeavesAt(car: Shown, given: Pick<VisibilityInput, 'includeSoldCarsDays'>): number | null {
  return isSold(car) && car.soldAt !== null ? car.soldAt + given.includeSoldCarsDays * DAY : null;
}
