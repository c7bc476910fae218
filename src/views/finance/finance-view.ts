import { canBeQuoted } from '#src/rules/finance/finance-estimate.ts';
import { financeHref } from '#src/rules/finance/finance-href.ts';
import { isQuoteWanted, quoteKey } from '#src/rules/finance/finance-quote.ts';
import { COMPARISON_WARNING } from '#src/rules/finance/finance-text.ts';
import { isPrice } from '#src/rules/price/price-display.ts';
import { type Vehicle, vehiclePath } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { financeInput } from '#src/site/finance.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { VehicleFormView } from '#src/views/leads/form-types.ts';
import { formView } from '#src/views/leads/form-view.ts';
import { detailCalculatorView } from './finance-calculator-view.ts';
import { disclaimerOf } from './finance-disclaimer-text.ts';
import { estimateView } from './finance-estimate-view.ts';
import type { FinanceView } from './finance-types.ts';

/** Everything a vehicle's page says of finance; null where the site does not speak of it or the vehicle can no longer be bought (ledger P11). */
export function financeView(context: PageContext, car: Vehicle): FinanceView | null {
  const { site } = context;
  if (!site.switches.financeEnabled || !isAvailable(car)) return null;
  const given = financeInput(site, car.dealershipId, context.now);
  return {
    carId: car.id,
    estimate: estimateView(context, car),
    quote: canBeQuoted(car, given) && isQuoteWanted(car, given) ? { href: '/api/youx/quote', key: quoteKey(car) } : null,
    price: isPrice(car.price) ? car.price : null,
    calculator: detailCalculatorView(context, car),
    warning: COMPARISON_WARNING,
    disclaimer: disclaimerOf(context, car),
    ask: financeFormView(context, car),
    href: financeLinkOf(context, car),
  };
}

/** Where finance for a vehicle is asked for (ledger M9). */
function financeLinkOf({ site }: Pick<PageContext, 'site'>, car: Vehicle): string {
  const dealership = site.dealerships.find(({ id }) => id === car.dealershipId)?.slug ?? '';
  return financeHref({ ...car, dealership }, site.switches);
}

/** The finance form about a vehicle, over its page (ledger M9, V22). */
function financeFormView(context: PageContext, car: Vehicle): VehicleFormView {
  const href = `${vehiclePath(car)}/finance`;
  return {
    label: 'Get Finance',
    heading: 'Ask about finance',
    href,
    form: formView(context, 'finance', { car, action: href }),
  };
}
