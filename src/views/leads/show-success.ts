import { type FormName, isFormName } from '#src/rules/leads/form-name.ts';
import { type Thanks, thanks } from '#src/rules/leads/thanks.ts';
import { ALL_STOCK } from '#src/rules/search/search-href.ts';
import type { FilterTerm } from '#src/rules/stock/search-filter.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { type LocationLine, locationLine, primaryLocation } from '#src/use-cases/places/locations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { type CardView, cardView, similarHref } from '#src/views/card/card-view.ts';
import { type HoursView, hoursView } from '#src/views/hours/hours-view.ts';

/** The page after a form was sent: the same for everyone who sent that form about that vehicle. */
export interface SuccessPage extends Thanks {
  readonly place: LocationLine | null;
  readonly hours: HoursView | null;
  readonly similar: readonly CardView[];
  readonly similarHref: string;
  readonly vehicleWord: string;
}

const SHOWN = 4;

/** Thanks by the kind of form, when someone will be there to read it, and vehicles like the one that was asked about. */
export async function showSuccess(
  context: PageContext,
  asked: { readonly form: string; readonly car: string },
): Promise<SuccessPage> {
  const car = asked.car === '' ? null : await findVehicle(context, asked.car);
  const place = context.showroom.locations.find(({ id }) => id === car?.locationId) ?? primaryLocation(context);
  return {
    ...thanks(isFormName(asked.form) && isTaken(context, asked.form) ? asked.form : null),
    place: place === null ? null : locationLine(context, place),
    hours: place === null ? null : hoursView(context, place),
    similar: car === null ? [] : similar(context, car),
    similarHref: car === null ? ALL_STOCK : similarHref(car),
    vehicleWord: car?.itemType ?? context.site.switches.itemType,
  };
}

/** Where finance is off its form is not taken, and not spoken of (ledger P11). */
const isTaken = ({ site }: PageContext, form: FormName): boolean => form !== 'finance' || site.switches.financeEnabled;

/** Others that can be bought: of the same make and model first, then of its body, then of its make. */
function similar(context: PageContext, car: Vehicle): CardView[] {
  const inStock: FilterTerm = { field: 'status', value: 'in_stock' };
  const make: FilterTerm = { field: 'make', value: car.make };
  const body: FilterTerm[] = car.simpleBody === null ? [] : [{ field: 'body', value: car.simpleBody }];
  const lists = [[make, { field: 'model', value: car.model } as const], body, [make]].filter((terms) => terms.length > 0);
  const found = lists.flatMap((terms) => context.showroom.stock.fixedList([inStock, ...terms], SHOWN + 1));
  const others = new Map(found.filter(({ id }) => id !== car.id).map((one) => [one.id, one]));
  return [...others.values()].slice(0, SHOWN).map((one) => cardView(context, one));
}
