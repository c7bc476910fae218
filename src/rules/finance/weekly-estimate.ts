import type { LenderData } from '../stock/vehicle.ts';
import { isAvailable, type Offered } from '../stock/vehicle-status.ts';

/** What a weekly estimate is made of. */
export interface Financed extends Offered {
  readonly lenders: readonly Pick<LenderData, 'paymentWeek' | 'interestRate' | 'comparisonRate'>[];
}

/**
 * What a vehicle costs a week, in whole dollars, by the first lender who names a payment and both rates; null where none does or the vehicle is not
 * for sale (ledger M2, S3).
 */
export function weeklyEstimate(car: Financed): number | null {
  if (!isAvailable(car)) return null;
  const offer = car.lenders.find(
    ({ paymentWeek, interestRate, comparisonRate }) =>
      paymentWeek !== null && paymentWeek > 0 && interestRate !== null && comparisonRate !== null,
  );
  return offer === undefined ? null : Math.round(offer.paymentWeek ?? 0);
}
