import { MOST_WATCHED } from '#src/rules/accounts/sign-in-limits.ts';
import { priceCents, toCents } from '#src/rules/price/price-cents.ts';
import { isPrice } from '#src/rules/price/price-display.ts';
import { shownPrice } from '#src/rules/price/shown-price.ts';
import { isSold } from '#src/rules/stock/vehicle-status.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { Context } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import type { SignedIn } from './read-session.ts';

/** Puts a vehicle that this site shows on the shopper's watchlist; saved again it stays as it was, sold or not (ledger A3, A4). */
export async function saveCar(
  context: Context,
  { shopperId }: SignedIn,
  carId: number,
): Promise<'saved' | 'unknown' | 'sold' | 'full'> {
  const car = await findVehicle(context, String(carId));
  if (car === null || car.id !== carId) return 'unknown';
  const shown = shownPrice(car, switchesFor(context.site, car.dealershipId));
  return context.store.accounts.watchVehicle({
    shopper: shopperId,
    vehicle: car.id,
    priceCents: isPrice(car.price) ? priceCents(car) : null,
    weeklyPriceCents: shown?.isWeekly === true ? toCents(shown.dollars) : null,
    isSold: isSold(car),
    most: MOST_WATCHED,
    now: new Date(context.services.now()),
  });
}

/** Takes a vehicle off the shopper's watchlist, whether or not it is on it. */
export async function removeCar({ store }: Context, { shopperId }: SignedIn, carId: number): Promise<'removed'> {
  if (isVehicleId(carId)) await store.accounts.unwatchVehicle(shopperId, carId);
  return 'removed';
}

/** The database takes no other numbers. */
const isVehicleId = (id: number): boolean => Number.isInteger(id) && id > 0 && id < 2 ** 31;
