import { addressPath } from '#src/rules/addresses/addresses.ts';
import { COMPARISON_WARNING } from '#src/rules/finance/comparison-example.ts';
import type { EstimateWords } from '#src/rules/finance/estimate-words.ts';
import { canBeQuoted } from '#src/rules/finance/finance-estimate.ts';
import { financeHref } from '#src/rules/finance/finance-href.ts';
import { isQuoteWanted, quoteKey } from '#src/rules/finance/finance-quote.ts';
import { isPrice } from '#src/rules/price/price-display.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { financeInput } from '#src/site/finance.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { FormLink } from '#src/views/leads/form-view.ts';
import { type CalculatorView, detailCalculatorView } from './finance-calculator-view.ts';
import { disclaimerOf } from './finance-disclaimer-text.ts';
import { estimateView } from './finance-estimate-view.ts';

export interface FinanceView {
  readonly carId: number;
  readonly estimate: EstimateWords | null;
  /** Where the browser requests a quote, and the key it stores it under; null when it requests none (ledger M8). */
  readonly quote: { readonly href: string; readonly key: string } | null;
  /** null when the vehicle has no price. */
  readonly price: number | null;
  readonly calculator: CalculatorView | null;
  readonly warning: string;
  readonly disclaimer: string;
  /** The way to the finance form about the vehicle (ledger M9, V22). */
  readonly form: FormLink;
  /** The finance page, with what is known of the vehicle in its query. */
  readonly href: string;
}

/** Returns null when the site has no finance or the vehicle can no longer be bought (ledger P11). */
export function financeView(context: PageContext, car: Vehicle): FinanceView | null {
  const { site } = context;
  if (!site.switches.financeEnabled || !isAvailable(car)) return null;
  const input = financeInput(site, car.dealershipId, context.now);
  return {
    carId: car.id,
    estimate: estimateView(context, car),
    quote: canBeQuoted(car, input) && isQuoteWanted(car, input) ? { href: addressPath('apiQuote'), key: quoteKey(car) } : null,
    price: isPrice(car.price) ? car.price : null,
    calculator: detailCalculatorView(context, car),
    warning: COMPARISON_WARNING,
    disclaimer: disclaimerOf(context, car),
    form: { label: 'Get Finance', href: addressPath('vehicleForm', { key: car.slug, form: 'finance' }) },
    href: financeLinkOf(context, car),
  };
}

function financeLinkOf({ site }: Pick<PageContext, 'site'>, car: Vehicle): string {
  const dealership = site.dealerships.find(({ id }) => id === car.dealershipId)?.slug ?? '';
  return financeHref({ ...car, dealership }, site.switches);
}
