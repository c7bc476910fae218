import type { Location } from '#src/rules/places/location.ts';
import { handoverDays } from '#src/rules/purchase/handover-days.ts';
import type { DeliveryOffered } from '#src/rules/purchase/read-step.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Context } from '#src/use-cases/context.ts';
import { deliveryOffer, estimateDelivery } from '#src/use-cases/delivery/estimate-delivery.ts';
import { contactLocation } from '#src/use-cases/places/find-locations.ts';
import { placeOpen } from '#src/use-cases/places/opening-facts.ts';

/** How a vehicle can come to its buyer. */
export interface Handover extends DeliveryOffered {
  /** Where it is picked up; null when the site shows no location. */
  readonly location: Location | null;
  /** The zone that the typed postcode is in: 'South East Queensland'. */
  readonly zone: string | null;
}

const NO_HOURS = { zone: 'UTC', week: [], special: {} };

/** What a dealer offers for a vehicle, with the cost of delivering to a postcode (ledger D6, M12). */
export async function handoverOf(context: Context, car: Vehicle, postcode: string): Promise<Handover> {
  const now = context.services.now();
  const location = contactLocation(context, car);
  const facts = location === null ? NO_HOURS : placeOpen(context, location, now);
  const delivers = deliveryOffer(context, car) !== null;
  const cost = delivers && postcode !== '' ? await estimateDelivery(context, { postcode, carId: car.slug }) : null;
  return {
    location,
    delivers,
    days: { 'pick-up': handoverDays(facts, now, 'pick-up'), deliver: handoverDays(facts, now, 'deliver') },
    costCents: cost?.kind === 'estimate' ? cost.price * 100 : null,
    zone: cost?.kind === 'estimate' ? cost.name : null,
  };
}
