import { type CalculatorStart, detailCalculator, standaloneCalculator } from '#src/rules/finance/calculator-start.ts';
import { differenceText } from '#src/rules/finance/estimate-differences.ts';
import { canBeFinanced } from '#src/rules/finance/finance-eligibility.ts';
import { offerOf } from '#src/rules/finance/finance-estimate.ts';
import { comparisonRange } from '#src/rules/finance/finance-text.ts';
import type { Lender } from '#src/rules/finance/lender.ts';
import { isPrice } from '#src/rules/price/price-display.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { exactDollars } from '#src/rules/text/money-text.ts';
import { financeInput } from '#src/site/finance.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { disclaimerOf } from './finance-disclaimer-text.ts';
import { estimateOf } from './finance-estimate-view.ts';
import type { CalculatorView } from './finance-types.ts';

type FinanceContext = Pick<PageContext, 'site' | 'showroom' | 'now'>;

/** The calculator of a vehicle's page; null where it is switched off, there is no lender, or the vehicle does not qualify (ledger M3, P11). */
export function detailCalculatorView(context: FinanceContext, car: Vehicle): CalculatorView | null {
  const { lender } = context.showroom;
  const given = financeInput(context.site, car.dealershipId, context.now);
  const offer = offerOf(car, lender);
  if (lender === null || !isOn(context) || !canBeFinanced(car, offer, lender.rule, given)) return null;
  const price = isPrice(car.price) ? car.price : null;
  const estimate = estimateOf(context, car);
  const start = detailCalculator(lender, given, { price, offer, estimate });
  if (start === null) return null;
  return calculatorView(lender, start, {
    disclaimer: disclaimerOf(context, car),
    interestFixed: given.financeInterestFixed,
    departs: estimate === null ? null : differenceText(start, estimate, price),
  });
}

/**
 * The calculator that stands alone on a page; null where it is switched off or the site has no lender (ledger M4, P11). A vehicle in mind gives
 * its price and its lender's offer, and it says where it departs from the vehicle's estimate (M8); otherwise it begins with the amount that was
 * passed.
 */
export function standaloneCalculatorView(
  context: FinanceContext,
  amount: number | null,
  car: Vehicle | null,
): CalculatorView | null {
  const { lender } = context.showroom;
  if (lender === null || !isOn(context)) return null;
  const price = car !== null && isPrice(car.price) ? car.price : null;
  const offer = car === null ? null : offerOf(car, lender);
  const start = standaloneCalculator(lender, context.site.switches, { price: price ?? amount, offer });
  const estimate = car === null ? null : estimateOf(context, car);
  return calculatorView(lender, start, {
    disclaimer: disclaimerOf(context, car),
    interestFixed: false,
    departs: estimate === null ? null : differenceText(start, estimate, price),
  });
}

const isOn = ({ site }: FinanceContext): boolean => site.switches.financeEnabled && site.switches.financeCalculator;

function calculatorView(
  lender: Lender,
  start: CalculatorStart,
  { disclaimer, interestFixed, departs }: Pick<CalculatorView, 'disclaimer' | 'interestFixed' | 'departs'>,
): CalculatorView {
  const fees = [{ label: 'Establishment', dollars: start.terms.establishmentFee }, ...lender.fees];
  return {
    ...start,
    interestFixed,
    departs,
    lender: lender.name,
    disclaimer,
    comparisonRange: comparisonRange(lender, disclaimer),
    fees: lender.listsFees ? fees.map(({ label, dollars }) => ({ label, text: exactDollars(dollars) })) : [],
  };
}
