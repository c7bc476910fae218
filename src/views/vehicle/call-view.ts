import { dealerPhone, vehicleLocation } from '#src/rules/places/location.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { maskedPhone } from '#src/rules/vehicle/call.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** The button that calls the dealer (ledger V11). */
export interface CallView {
  readonly text: string;
  /** null when the dealer has given no number. */
  readonly phone: string | null;
  /** The part of the number that is shown until it is revealed; null when it is shown at once. */
  readonly masked: string | null;
  readonly carId: number;
  readonly dealershipId: number;
  readonly websiteId: number;
}

/** Returns null when the vehicle can no longer be bought (ledger V8, V11). */
export function callView({ site, showroom }: Pick<PageContext, 'site' | 'showroom'>, car: Vehicle): CallView | null {
  if (!isAvailable(car)) return null;
  const dealership = site.dealerships.find(({ id }) => id === car.dealershipId) ?? null;
  const { callText, showsPhones } = (dealership ?? site).switches;
  const phone = dealerPhone(dealership, vehicleLocation(showroom, car));
  return {
    text: callText,
    phone,
    masked: phone === null || showsPhones ? null : maskedPhone(phone),
    carId: car.id,
    dealershipId: car.dealershipId,
    websiteId: site.id,
  };
}
