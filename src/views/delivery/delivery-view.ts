import { addressPath } from '#src/rules/addresses/addresses.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { deliveryOffer } from '#src/use-cases/delivery/estimate-delivery.ts';
import { whereabouts } from '#src/views/vehicle/vehicle-fields.ts';

/** The form that estimates the cost of a delivery (ledger M12). */
export interface DeliveryView {
  readonly carId: string;
  /** The town it would come from; null when that is not known. */
  readonly from: string | null;
  /** Shown beside an estimate. */
  readonly note: string | null;
  /** Where a shopper requests a quote when there is no estimate. */
  readonly quoteHref: string;
}

/** Returns null when the site estimates no deliveries, or the vehicle can no longer be bought. */
export function deliveryView(context: Pick<PageContext, 'site' | 'showroom'>, car: Vehicle): DeliveryView | null {
  const offer = deliveryOffer(context, car);
  if (offer === null || !isAvailable(car)) return null;
  return {
    carId: car.slug,
    from: whereabouts(context, car).city,
    note: offer.note,
    quoteHref: addressPath('vehicleForm', { key: car.slug, form: 'enquire' }),
  };
}
