import type { z } from 'zod';
import { priceBudget } from '#src/rules/finance/finance-href.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { standaloneCalculatorView } from '#src/views/finance/finance-calculator-view.ts';
import { financedVehicle } from '#src/views/finance/financed-vehicle.ts';
import type { schema } from './schema.ts';

/** The calculator by the site's lender and switches, for the vehicle or budget that the address names; null where it is switched off (ledger M4, P11). */
export async function load(context: PageContext, { amount }: z.output<typeof schema>, query: URLSearchParams) {
  const car = await financedVehicle(context, query.get('car_id'));
  return standaloneCalculatorView(context, priceBudget(query.get('vehiclePriceBudget')) ?? amount, car);
}
