import { offerOf } from '#src/rules/finance/finance-estimate.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';

/** The disclaimer under a repayment: that of the vehicle's offer, else the lender's, else the site's (ledger M6, M7). */
export function disclaimerOf(context: Pick<PageContext, 'site' | 'showroom'>, car: Pick<Vehicle, 'lenders'> | null): string {
  const offer = car === null ? null : offerOf(car, context.showroom.lender);
  return offer?.disclaimer ?? context.showroom.lender?.disclaimer ?? context.site.switches.financeDisclaimer;
}

/** A vehicle's disclaimer by its id; null when the site has no such vehicle, or no finance (ledger M6, I4, P11). */
export async function financeDisclaimerText(context: PageContext, key: string): Promise<string | null> {
  if (!context.site.switches.financeEnabled || context.showroom.lender === null) return null;
  const car = await findVehicle(context, key);
  return car === null ? null : disclaimerOf(context, car);
}
