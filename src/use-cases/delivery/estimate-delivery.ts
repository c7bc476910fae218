import { australianPostcodes, type Postcodes } from '#src/adapters/postcodes/postcodes.ts';
import { deliveryZone } from '#src/rules/delivery/delivery-zone.ts';
import { greatCircleKm, type Point } from '#src/rules/delivery/great-circle.ts';
import { DELIVERY_TEXTS, readPostcode } from '#src/rules/delivery/read-postcode.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { locationPoint } from '#src/use-cases/places/location-point.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { deliveryOffer } from './delivery-offer.ts';

/** A question for the cost of a delivery, as it was asked. */
export interface DeliveryQuestion {
  readonly postcode: string;
  readonly carId: string;
}

/** What a delivery costs, why that cannot be said, or that there is no such vehicle to deliver. */
export type DeliveryAnswer =
  | { readonly kind: 'estimate'; readonly price: number; readonly name: string }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'unknown' };

/** What it costs to bring a vehicle of this site to a postcode, by the dealer's zones and the distance from where it stands (ledger M12). */
export async function estimateDelivery(
  context: PageContext,
  asked: DeliveryQuestion,
  postcodes: Postcodes = australianPostcodes,
): Promise<DeliveryAnswer> {
  const car = asked.carId === '' ? null : await findVehicle(context, asked.carId);
  const offer = car === null ? null : deliveryOffer(context, car);
  if (car === null || offer === null) return { kind: 'unknown' };
  const read = readPostcode(asked.postcode);
  if (read.kind === 'missing') return { kind: 'invalid', message: DELIVERY_TEXTS.missing };
  const [to, from] =
    read.kind === 'postcode'
      ? await Promise.all([postcodes.find(read.postcode), whereabouts(context, car, postcodes)])
      : [null, null];
  const zone =
    read.kind === 'postcode' && to !== null && from !== null
      ? deliveryZone(offer.zones, { postcode: read.postcode, state: to.state, km: greatCircleKm(from, to) })
      : null;
  return zone === null
    ? { kind: 'invalid', message: DELIVERY_TEXTS.unknown }
    : { kind: 'estimate', price: zone.price, name: zone.name };
}

/** Where a vehicle stands. */
async function whereabouts({ showroom }: PageContext, car: Vehicle, postcodes: Postcodes): Promise<Point | null> {
  const location = showroom.locations.find(({ id }) => id === car.locationId);
  return location === undefined ? null : locationPoint(location, postcodes);
}
