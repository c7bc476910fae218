import { type Vehicle, vehiclePath } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { deliveryOffer } from '#src/use-cases/delivery/estimate-delivery.ts';

/** What a shopper asks for the cost of a delivery with (ledger M12). */
export interface DeliveryView {
  readonly carId: string;
  /** The town it would come from; null where that is not known. */
  readonly from: string | null;
  /** What is said beside an estimate. */
  readonly note: string | null;
  /** Where a quote is asked for where no estimate can be given. */
  readonly quoteHref: string;
}

/** The estimate of a vehicle's delivery; null where the site gives none, or the vehicle can no longer be bought. */
export function deliveryView(context: Pick<PageContext, 'site' | 'showroom'>, car: Vehicle): DeliveryView | null {
  const offer = deliveryOffer(context, car);
  if (offer === null || !isAvailable(car)) return null;
  const city = context.showroom.locations.find(({ id }) => id === car.locationId)?.city ?? null;
  return {
    carId: car.slug,
    from: context.site.switches.overrideCity ?? city,
    note: offer.note,
    quoteHref: `${vehiclePath(car)}/enquire`,
  };
}
