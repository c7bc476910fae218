import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { isFormName } from '#src/rules/leads/form-name.ts';
import { isFormOffered } from '#src/rules/leads/form-needs.ts';
import { type Thanks, thanks } from '#src/rules/leads/thanks.ts';
import type { FilterTerm } from '#src/rules/stock/search-filter.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isTowed } from '#src/rules/tow/towed.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { contactLocation, type LocationLine, locationLine } from '#src/use-cases/places/find-locations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { type CardView, cardView, similarHref } from '#src/views/card/card-view.ts';
import { type HoursView, hoursView } from '#src/views/hours/hours-view.ts';

/** The page after a form was sent: cached, so it is the same for everyone who sent that form about that vehicle. */
export interface SuccessPage extends Thanks {
  readonly location: LocationLine | null;
  readonly hours: HoursView | null;
  readonly similar: readonly CardView[];
  readonly similarHref: string;
  readonly vehicleWord: string;
}

const SHOWN = 4;

/** Thanks by the kind of form, the dealer's hours, and vehicles like the one that the form was about. */
export async function showSuccess(
  context: PageContext,
  sent: { readonly form: string; readonly car: string },
): Promise<SuccessPage> {
  const car = sent.car === '' ? null : await findVehicle(context, sent.car);
  const location = contactLocation(context, car);
  return {
    ...thanks(
      isFormName(sent.form) && isFormOffered(sent.form, context.site.switches) ? sent.form : null,
      car?.itemType ?? context.site.switches.itemType,
      car !== null && !isTowed(car),
    ),
    location: location === null ? null : locationLine(context, location),
    hours: location === null ? null : hoursView(context, location),
    similar: car === null ? [] : similar(context, car),
    similarHref: car === null ? ALL_STOCK : similarHref(car),
    vehicleWord: car?.itemType ?? context.site.switches.itemType,
  };
}

/** Others in stock: of the same make and model first, then of its body, then of its make. */
function similar(context: PageContext, car: Vehicle): CardView[] {
  const inStock: FilterTerm = { field: 'status', value: 'in_stock' };
  const make: FilterTerm = { field: 'make', value: car.make };
  const body: FilterTerm[] = car.simpleBody === null ? [] : [{ field: 'body', value: car.simpleBody }];
  const lists = [[make, { field: 'model', value: car.model } as const], body, [make]].filter((terms) => terms.length > 0);
  const found = lists.flatMap((terms) => context.showroom.stock.fixedList([inStock, ...terms], SHOWN + 1));
  const others = new Map(found.filter(({ id }) => id !== car.id).map((one) => [one.id, one]));
  return [...others.values()].slice(0, SHOWN).map((one) => cardView(context, one));
}
