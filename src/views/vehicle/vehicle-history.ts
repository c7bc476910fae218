import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { dayTextAt } from '#src/rules/time/day-text.ts';
import { listedText, type PriceStep, priceHistory } from '#src/rules/vehicle/price-history.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { PriceView } from '#src/views/card/card-view.ts';

/** How long a vehicle has been for sale, and its prices, oldest first; no steps when no change was recorded. */
export interface HistoryView {
  readonly listed: string;
  /** What its prices mean: drive away, excluding government charges, or the site's own words; null when it has no price (ledger K1). */
  readonly meaning: string | null;
  readonly steps: readonly PriceStepView[];
}

export interface PriceStepView {
  readonly dollars: number | null;
  readonly price: string;
  /** null for the first price, whose beginning was not recorded. */
  readonly since: string | null;
  readonly change: string | null;
}

/** Returns null when the site shows no price history, or the vehicle is no longer for sale. */
export function vehicleHistory({ site, now }: PageContext, car: Vehicle, price: PriceView | null): HistoryView | null {
  const { timeZone, showsPriceHistory } = site.switches;
  if (!showsPriceHistory || !isAvailable(car)) return null;
  // Earlier prices are shown only beside a current one.
  const steps = price?.kind === 'price' ? priceHistory(car.priceChanges) : [];
  return {
    listed: listedText(timeZone, car.createdAt, now),
    meaning: price?.kind === 'price' ? price.meaning : null,
    steps: steps.map((step) => ({
      dollars: step.dollars,
      price: step.dollars === null ? site.switches.noPriceText : `$${numberText(step.dollars)}`,
      since: step.from === null ? null : dayTextAt(timeZone, step.from),
      change: changeText(step),
    })),
  };
}

const changeText = ({ change }: PriceStep): string | null =>
  change === null ? null : `$${numberText(Math.abs(change))} ${change < 0 ? 'less' : 'more'}`;
