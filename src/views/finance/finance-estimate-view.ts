import { type EstimateWords, estimateWords } from '#src/rules/finance/estimate-words.ts';
import type { EstimatedCar } from '#src/rules/finance/finance-estimate.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { estimateOf } from '#src/use-cases/finance/vehicle-calculator.ts';

type FinanceContext = Pick<PageContext, 'site' | 'showroom' | 'now'>;

/** The estimate as cards and the vehicle's page show it; null when none may be shown (ledger M1, P11). */
export function estimateView(context: FinanceContext, car: EstimatedCar & Pick<Vehicle, 'dealershipId'>): EstimateWords | null {
  const estimate = estimateOf(context, car);
  return estimate === null ? null : estimateWords(estimate);
}
