import { australianPostcodes, type Postcodes } from '#src/adapters/postcodes/postcodes.ts';
import { deliveryZone } from '#src/rules/delivery/delivery-zone.ts';
import { greatCircleKm, type Point } from '#src/rules/delivery/great-circle.ts';
import { DELIVERY_TEXTS, readPostcode } from '#src/rules/delivery/read-postcode.ts';
import { vehicleLocation } from '#src/rules/places/location.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { locationPoint } from '#src/use-cases/places/find-point.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';

/** A request for the cost of a delivery, as it came in. */
export interface DeliveryQuestion {
  readonly postcode: string;
  readonly carId: string;
}

/** The cost of a delivery, why it cannot be estimated, or that there is no such vehicle. */
export type DeliveryAnswer =
  | { readonly kind: 'estimate'; readonly price: number; readonly name: string }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'unknown' };

/** Estimates the delivery of a vehicle to a postcode by the dealer's zones and the distance from its location (ledger M12). */
export async function estimateDelivery(
  context: PageContext,
  query: DeliveryQuestion,
  postcodes: Postcodes = australianPostcodes,
): Promise<DeliveryAnswer> {
  const car = query.carId === '' ? null : await findVehicle(context, query.carId);
  const offer = car === null ? null : deliveryOffer(context, car);
  if (car === null || offer === null) return { kind: 'unknown' };
  const read = readPostcode(query.postcode);
  if (read.kind === 'missing') return { kind: 'invalid', message: DELIVERY_TEXTS.missing };
  const [to, from] =
    read.kind === 'postcode'
      ? await Promise.all([postcodes.find(read.postcode), vehiclePoint(context, car, postcodes)])
      : [null, null];
  const zone =
    read.kind === 'postcode' && to !== null && from !== null
      ? deliveryZone(offer.zones, { postcode: read.postcode, state: to.state, km: greatCircleKm(from, to) })
      : null;
  return zone === null
    ? { kind: 'invalid', message: DELIVERY_TEXTS.unknown }
    : { kind: 'estimate', price: zone.price, name: zone.name };
}

async function vehiclePoint({ showroom }: PageContext, car: Vehicle, postcodes: Postcodes): Promise<Point | null> {
  const location = vehicleLocation(showroom, car);
  return location === null ? null : locationPoint(location, postcodes);
}

interface DeliveryOffer {
  readonly zones: Switches['deliveryZones'];
  readonly note: string | null;
}

/** The delivery zones of a vehicle's dealer; null when the site gives no estimates (ledger M12, P11). A dealership may have its own zones (P3). */
export function deliveryOffer({ site }: Pick<PageContext, 'site'>, car: Pick<Vehicle, 'dealershipId'>): DeliveryOffer | null {
  const switches = switchesFor(site, car.dealershipId);
  const { deliveryZones: zones, deliveryNote: note } = switches;
  return site.switches.deliveryCalculator && zones.length > 0 ? { zones, note } : null;
}
