import { ownPath } from '#src/rules/accounts/own-path.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import type { AlertWanted } from './alert-wanted.ts';

const BACK = 'back';

/** The address of the page where an alert is asked for. */
export function alertHref(wanted: AlertWanted): string {
  const page = addressPath('alerts');
  if (wanted.kind === 'vehicle') return `${page}?car_id=${wanted.vehicleId}`;
  if (wanted.kind === 'back') return `${page}?car_id=${wanted.vehicleId}&when=${BACK}`;
  // A slash may stand in a query, and the link is shorter with it.
  return `${page}?search=${encodeURIComponent(wanted.address).replaceAll('%2F', '/')}`;
}

/** What the address of that page asks for: a search, all stock when it names none, or a vehicle. Returns null for anything else. */
export function readWanted(query: URLSearchParams): AlertWanted | null {
  const car = query.get('car_id');
  if (car !== null) {
    const kind = query.get('when') === BACK ? 'back' : 'vehicle';
    return /^[1-9]\d{0,8}$/.test(car) ? { kind, vehicleId: Number(car) } : null;
  }
  const address = ownPath(query.get('search') ?? ALL_STOCK);
  return address === null ? null : { kind: 'search', address };
}
