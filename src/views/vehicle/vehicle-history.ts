import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { dayTextAt } from '#src/rules/time/day-text.ts';
import { listedText, type PriceStep, priceHistory } from '#src/rules/vehicle/price-history.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { PriceView } from '#src/views/card/card-view.ts';

/** For how long a vehicle has been for sale, and what was asked for it, oldest first; no steps where no change was recorded. */
export interface HistoryView {
  readonly listed: string;
  /** What its prices are: drive away, excluding government charges, or the site's own words; null where it names none (ledger K1). */
  readonly meaning: string | null;
  readonly steps: readonly PriceStepView[];
}

/** A price that was asked. */
export interface PriceStepView {
  readonly dollars: number | null;
  readonly price: string;
  /** null for the first one, whose beginning was not recorded. */
  readonly since: string | null;
  readonly change: string | null;
}

/** For how long a vehicle has been for sale and what was asked for it; null where the site does not tell, or the vehicle is no longer for sale. */
export function vehicleHistory({ site, now }: PageContext, car: Vehicle, price: PriceView | null): HistoryView | null {
  const { timeZone, showsPriceHistory } = site.switches;
  if (!showsPriceHistory || !isAvailable(car)) return null;
  // Prices that were asked before are told only beside one that is asked now.
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
