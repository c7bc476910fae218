import { type CalculatorStart, standaloneCalculator, startAt } from '#src/rules/finance/calculator-start.ts';
import { differenceText } from '#src/rules/finance/estimate-differences.ts';
import { feesNote } from '#src/rules/finance/fees-note.ts';
import { offerOf } from '#src/rules/finance/finance-estimate.ts';
import { comparisonRange } from '#src/rules/finance/finance-text.ts';
import type { Lender } from '#src/rules/finance/lender.ts';
import { isPrice } from '#src/rules/price/price-display.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { exactDollars } from '#src/rules/text/money-text.ts';
import { financeInput } from '#src/site/finance.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { estimateOf, hasCalculator, vehicleCalculator } from '#src/use-cases/finance/vehicle-calculator.ts';
import { disclaimerOf } from './finance-disclaimer-text.ts';

/** A calculator: its figures, where it starts, and the words under it (ledger M3, M4). */
export interface CalculatorView extends CalculatorStart {
  readonly interestFixed: boolean;
  readonly lender: string;
  /** How its first figures differ from the vehicle's estimate; null when they agree, or there is no estimate (ledger M8). */
  readonly departs: string | null;
  readonly disclaimer: string;
  readonly comparisonRange: { readonly from: string; readonly to: string } | null;
  /** Empty unless the lender lists its fees (ledger M6). */
  readonly fees: readonly { readonly label: string; readonly text: string }[];
  /** Which of the fees are in the calculator's total. */
  readonly feesNote: string;
}

type FinanceContext = Pick<PageContext, 'site' | 'showroom' | 'now'>;

/** The calculator of a vehicle's page; null when it is switched off, there is no lender, or the vehicle does not qualify (ledger M3, P11). */
export function detailCalculatorView(context: FinanceContext, car: Vehicle): CalculatorView | null {
  const { lender } = context.showroom;
  const start = lender === null ? null : vehicleCalculator(context, car);
  if (lender === null || start === null) return null;
  const price = isPrice(car.price) ? car.price : null;
  const estimate = estimateOf(context, car);
  return calculatorView(lender, start, {
    disclaimer: disclaimerOf(context, car),
    interestFixed: financeInput(context.site, car.dealershipId, context.now).financeInterestFixed,
    departs: estimate === null ? null : differenceText(start, estimate, price),
  });
}

/**
 * The calculator on a page of its own; null when it is switched off or the site has no lender (ledger M4, P11). With a vehicle it starts as
 * the vehicle's own calculator does, and says how it differs from the vehicle's estimate (M8); otherwise it starts from `amount`.
 */
export function standaloneCalculatorView(
  context: FinanceContext,
  amount: number | null,
  car: Vehicle | null,
): CalculatorView | null {
  const { lender } = context.showroom;
  if (lender === null || !hasCalculator(context)) return null;
  const price = car !== null && isPrice(car.price) ? car.price : null;
  const offer = car === null ? null : offerOf(car, lender);
  const estimate = car === null ? null : estimateOf(context, car);
  const alone = standaloneCalculator(lender, context.site.switches, { price: price ?? amount, offer });
  const start = estimate === null || price === null ? alone : startAt(alone, estimate, price);
  return calculatorView(lender, start, {
    disclaimer: disclaimerOf(context, car),
    interestFixed: false,
    departs: estimate === null ? null : differenceText(start, estimate, price),
  });
}

function calculatorView(
  lender: Lender,
  start: CalculatorStart,
  { disclaimer, interestFixed, departs }: Pick<CalculatorView, 'disclaimer' | 'interestFixed' | 'departs'>,
): CalculatorView {
  const charged = [{ label: 'Establishment', dollars: start.terms.establishmentFee }, ...lender.fees];
  const fees = charged.filter(({ dollars }) => dollars > 0);
  return {
    ...start,
    interestFixed,
    departs,
    lender: lender.name,
    disclaimer,
    comparisonRange: comparisonRange(lender, disclaimer),
    feesNote: feesNote(start.terms.establishmentFee > 0),
    fees: lender.listsFees ? fees.map(({ label, dollars }) => ({ label, text: exactDollars(dollars) })) : [],
  };
}
