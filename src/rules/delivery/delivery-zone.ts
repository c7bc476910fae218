import { isIslandPostcode } from './island-postcodes.ts';

/** Where a dealer delivers to at one price. All conditions that are set must hold; a zone without conditions is everywhere. */
export interface DeliveryZone {
  readonly name: string;
  /** In whole dollars; 0 is free delivery. */
  readonly price: number;
  /** The greatest distance from the vehicle. */
  readonly maxKm?: number | undefined;
  readonly states?: readonly string[] | undefined;
  /** Single postcodes as '4006' and ranges as '4000-4179'. */
  readonly postcodes?: readonly string[] | undefined;
}

export interface Destination {
  readonly postcode: string;
  readonly state: string;
  readonly km: number;
}

/**
 * The zone for a destination: the first in the dealer's list that matches, so the order of the list matters; null if none does.
 * An island without a road is only in a zone that names its postcode: by distance or state it would be priced like the mainland
 * (ledger M12).
 */
export const deliveryZone = (zones: readonly DeliveryZone[], to: Destination): DeliveryZone | null =>
  zones.find(
    ({ maxKm, states, postcodes }) =>
      (maxKm === undefined || to.km <= maxKm) &&
      (states === undefined || states.includes(to.state)) &&
      (postcodes === undefined || postcodes.some((run) => isWithin(to.postcode, run))) &&
      (!isIslandPostcode(to.postcode) || postcodes?.some((run) => isNamed(to.postcode, run)) === true),
  ) ?? null;

/**
 * Whether a range names an island's postcode, alone or among other islands. A mainland range that happens to span it does not.
 */
function isNamed(postcode: string, run: string): boolean {
  const [first = '', last = first] = run.split('-');
  const all = Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => String(Number(first) + at).padStart(4, '0'));
  return isWithin(postcode, run) && all.every(isIslandPostcode);
}

/** Postcodes all have four digits, so text order is numeric order. */
function isWithin(postcode: string, run: string): boolean {
  const [first = '', last = first] = run.split('-');
  return first <= postcode && postcode <= last;
}
