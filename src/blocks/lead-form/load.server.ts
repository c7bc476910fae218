import type { z } from 'zod';
import { vehiclePath } from '#src/rules/stock/vehicle.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { locationLine, primaryLocation } from '#src/use-cases/places/locations.ts';
import { financedVehicle } from '#src/views/finance/financed-vehicle.ts';
import { hoursView } from '#src/views/hours/hours-view.ts';
import { formView } from '#src/views/leads/form-view.ts';
import type { schema } from './schema.ts';

/** The form as the site has it, and where else the dealer can be reached. */
export async function load(context: PageContext, { form, showsPlace }: z.output<typeof schema>, query: URLSearchParams) {
  // A finance page stays where it is, for its calculator, and its form is about the vehicle that the address names.
  const car = form === 'finance' ? await financedVehicle(context, query.get('car_id')) : null;
  const primary = showsPlace ? primaryLocation(context) : null;
  return {
    view: formView(context, form, car === null ? {} : { car, action: `${vehiclePath(car)}/finance` }),
    place: primary === null ? null : locationLine(context, primary),
    hours: primary === null ? null : hoursView(context, primary),
  };
}
