import { type CalculatorStart, detailCalculator, standaloneCalculator } from '#src/rules/finance/calculator-start.ts';
import { comparisonRange } from '#src/rules/finance/finance-disclaimer.ts';
import { canBeFinanced } from '#src/rules/finance/finance-eligibility.ts';
import type { Lender } from '#src/rules/finance/lender.ts';
import { isPrice } from '#src/rules/price/price-display.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Context } from './context.ts';
import { disclaimerOf } from './finance-disclaimer-text.ts';
import { financeGiven, offerOf } from './finance-estimate-view.ts';
import type { CalculatorView } from './finance-types.ts';

type FinanceContext = Pick<Context, 'site' | 'showroom' | 'now'>;

/** The calculator of a vehicle's page; null where it is switched off, there is no lender, or the vehicle does not qualify (ledger M3, P11). */
export function detailCalculatorView(context: FinanceContext, car: Vehicle): CalculatorView | null {
  const { lender } = context.showroom;
  const given = financeGiven(context, car);
  const offer = offerOf(context, car);
  if (lender === null || !isOn(context) || !canBeFinanced(car, offer, lender.rule, given)) return null;
  const start = detailCalculator(lender, given, { price: isPrice(car.price) ? car.price : null, offer });
  return start === null
    ? null
    : calculatorView(lender, start, { disclaimer: disclaimerOf(context, car), interestFixed: given.financeInterestFixed });
}

/** The calculator that stands alone on a page; null where it is switched off or the site has no lender (ledger M4, P11). */
export function standaloneCalculatorView(context: FinanceContext, price: number | null): CalculatorView | null {
  const { lender } = context.showroom;
  if (lender === null || !isOn(context)) return null;
  const start = standaloneCalculator(lender, context.site.switches, { price, offer: null });
  return calculatorView(lender, start, { disclaimer: disclaimerOf(context, null), interestFixed: false });
}

const isOn = ({ site }: FinanceContext): boolean => site.switches.financeEnabled && site.switches.financeCalculator;

const exact = (dollars: number): string => `$${dollars.toFixed(Number.isInteger(dollars) ? 0 : 2)}`;

function calculatorView(
  lender: Lender,
  start: CalculatorStart,
  { disclaimer, interestFixed }: Pick<CalculatorView, 'disclaimer' | 'interestFixed'>,
): CalculatorView {
  const fees = [{ label: 'Establishment', dollars: start.terms.establishmentFee }, ...lender.fees];
  return {
    ...start,
    interestFixed,
    lender: lender.name,
    disclaimer,
    comparisonRange: comparisonRange(lender, disclaimer),
    fees: lender.listsFees ? fees.map(({ label, dollars }) => ({ label, text: exact(dollars) })) : [],
  };
}
