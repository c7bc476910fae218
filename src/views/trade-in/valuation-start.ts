import { FIELDS, type Option } from '#src/rules/leads/fields.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isValuedAgainst } from '#src/rules/trade-in/outside-valuation.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import type { FormCar } from '#src/views/leads/form-view.ts';
import { formCar } from '#src/views/leads/show-form.ts';

/** Where a valuation begins: which car it is. */
export interface ValuationStart {
  readonly states: readonly Option[];
  readonly state: string;
  readonly submitText: string;
  /** The vehicle that the shopper was looking at, which rides along. */
  readonly against: { readonly key: string; readonly car: FormCar } | null;
}

export function valuationStart(context: PageContext, car: Vehicle | null): ValuationStart {
  const switches = switchesFor(context.site, car?.dealershipId);
  return {
    states: FIELDS.regoState.options,
    state: switches.formState,
    submitText: switches.valuationButtonText,
    against: car === null ? null : { key: car.slug, car: formCar(context, car) },
  };
}

/** The start against a vehicle; one that nothing is valued against, or that is not there, changes nothing (ledger T2). */
export async function startAgainst(context: PageContext, key: string | null): Promise<ValuationStart> {
  const car = key === null || key === '' ? null : await findVehicle(context, key);
  return valuationStart(context, car !== null && isValuedAgainst(car) ? car : null);
}
