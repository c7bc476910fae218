import { type CalculatorStart, detailCalculator } from '#src/rules/finance/calculator-start.ts';
import { canBeFinanced } from '#src/rules/finance/finance-eligibility.ts';
import { carEstimate, type Estimate, type EstimatedCar, offerOf } from '#src/rules/finance/finance-estimate.ts';
import { isPrice } from '#src/rules/price/price-display.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { financeInput } from '#src/site/finance.ts';
import type { PageContext } from '#src/use-cases/context.ts';

type FinanceContext = Pick<PageContext, 'site' | 'showroom' | 'now'>;

/** Returns null when no estimate may be shown. */
export const estimateOf = (
  { site, showroom, now }: FinanceContext,
  car: EstimatedCar & Pick<Vehicle, 'dealershipId'>,
): Estimate | null => carEstimate(car, showroom.lender, financeInput(site, car.dealershipId, now));

export const hasCalculator = ({ site }: Pick<PageContext, 'site'>): boolean =>
  site.switches.financeEnabled && site.switches.financeCalculator;

/** What a loan for a vehicle is calculated with; null when it is switched off, there is no lender, or the vehicle does not qualify (ledger M3, P11). */
export function vehicleCalculator(context: FinanceContext, car: Vehicle): CalculatorStart | null {
  const { lender } = context.showroom;
  const input = financeInput(context.site, car.dealershipId, context.now);
  const offer = offerOf(car, lender);
  if (lender === null || !hasCalculator(context) || !canBeFinanced(car, offer, lender.rule, input)) return null;
  return detailCalculator(lender, input, {
    price: isPrice(car.price) ? car.price : null,
    offer,
    estimate: estimateOf(context, car),
  });
}
