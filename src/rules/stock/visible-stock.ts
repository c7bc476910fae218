import { DAY_MS } from '#src/rules/time/local-day.ts';
import { isSold, type SaleStatus } from './vehicle-status.ts';

/** The facts that decide visibility. Times are in milliseconds since 1970; soldAt is null if no sale is recorded. */
export interface VisibilityFacts extends SaleStatus {
  readonly showOnDealerWebsite: boolean;
  readonly soldAt: number | null;
  readonly year: number;
}

export interface VisibilityInput {
  readonly includeSoldCarsDays: number;
  readonly stockAgeLimitYears: number | null;
  readonly thisYear: number;
}

/** Whether a vehicle is listed on a site: for sale, or recently sold, and not too old (ledger S7). */
export function isVisible(car: VisibilityFacts, input: VisibilityInput, now: number): boolean {
  if (!car.showOnDealerWebsite) return false;
  if (input.stockAgeLimitYears !== null && input.thisYear - car.year > input.stockAgeLimitYears) return false;
  if (!isSold(car)) return car.status === 'in_stock' || car.status === 'coming_soon';
  const leaves = soldLeavesAt(car, input);
  return leaves !== null && now < leaves;
}

/** The instant at which a sold vehicle leaves the list, or null if its sale does not keep it there. */
export function soldLeavesAt(car: VisibilityFacts, input: Pick<VisibilityInput, 'includeSoldCarsDays'>): number | null {
  return isSold(car) && car.soldAt !== null ? car.soldAt + input.includeSoldCarsDays * DAY_MS : null;
}
