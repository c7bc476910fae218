import { normaliseMobile } from '#src/adapters/phones/normalise-phone.ts';
import { keepsWatchlist } from '#src/rules/accounts/keeps-watchlist.ts';
import type { Context } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { readSession } from './read-session.ts';
import { removeCar, saveCar } from './watch-vehicles.ts';

interface Given {
  readonly phone: unknown;
  readonly car: unknown;
}

export type WatchlistChanged =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly status: 401 | 403 | 404 | 409; readonly message: string }
  | { readonly kind: 'invalid'; readonly errors: readonly { readonly field: string; readonly message: string }[] };

/**
 * Saves a vehicle for the shopper whose session it is, or removes it. A phone number in the request proves nothing: it must be the session's
 * own (ledger A3, H1).
 */
export async function changeWatchlist(context: Context, what: 'save' | 'remove', given: Given): Promise<WatchlistChanged> {
  if (!keepsWatchlist(context.site.switches)) return refused(404, 'There are no watchlists on this website.');
  const key = typeof given.car === 'number' ? String(given.car) : given.car;
  const isKey = typeof key === 'string' && VEHICLE_KEY.test(key);
  const phone = typeof given.phone === 'string' ? normaliseMobile(given.phone) : null;
  const errors = [
    ...(isKey ? [] : [{ field: 'car_id', message: 'Please send the vehicle’s id or slug.' }]),
    ...(phone === null ? [{ field: 'phone_number', message: 'Please send your phone number.' }] : []),
  ];
  const signedIn = await readSession(context);
  if (signedIn === null) return refused(401, 'Please sign in to keep a watchlist.');
  if (!isKey || phone === null) return { kind: 'invalid', errors };
  if (phone !== signedIn.phone) return refused(403, 'That isn’t the phone number you signed in with.');
  const carId = what === 'remove' ? idAtEnd(key) : await idOf(context, key);
  if (carId === null) return refused(404, 'That vehicle is no longer listed.');
  const outcome = what === 'save' ? await saveCar(context, signedIn, carId) : await removeCar(context, signedIn, carId);
  switch (outcome) {
    case 'saved':
    case 'removed':
      return { kind: 'done' };
    case 'unknown':
      return refused(404, 'That vehicle is no longer listed.');
    case 'sold':
      return refused(409, 'That vehicle has just been sold.');
    case 'full':
      return refused(409, 'Your watchlist is full. Remove a vehicle to save another.');
  }
}

/** A vehicle's id, or its address, which ends in it. */
const VEHICLE_KEY = /^(?:[a-z0-9-]{1,200}-)?[1-9]\d{0,8}$/;

/** The id that a request means: a vehicle may be named by its address too (ledger I3); null when there is none at that address. */
const idOf = async (context: Context, key: string): Promise<number | null> =>
  /^\d+$/.test(key) ? Number(key) : ((await findVehicle(context, key))?.id ?? null);

/** What is removed may be listed no more, so that only the id in its address is left. */
const idAtEnd = (key: string): number => Number(key.slice(key.lastIndexOf('-') + 1));

const refused = (status: 401 | 403 | 404 | 409, message: string): WatchlistChanged => ({ kind: 'refused', status, message });
