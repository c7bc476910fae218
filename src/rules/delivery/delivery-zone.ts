import { isIslandPostcode } from './island-postcodes.ts';

/** Where a dealer delivers to for one price. Every condition that is set must hold; one without any holds everywhere. */
export interface DeliveryZone {
  readonly name: string;
  /** Whole dollars; 0 is delivered free. */
  readonly price: number;
  /** How far from the vehicle it reaches. */
  readonly maxKm?: number | undefined;
  readonly states?: readonly string[] | undefined;
  /** Postcodes, one as '4006' and a run of them as '4000-4179'. */
  readonly postcodes?: readonly string[] | undefined;
}

/** Where someone wants a vehicle to be brought. */
export interface Destination {
  readonly postcode: string;
  readonly state: string;
  readonly km: number;
}

/**
 * The zone a place lies in: the first of the dealer's list that holds, so that the order of the list is the rule; null where none does. An island that no
 * road reaches is only in a zone that names its postcode: by distance or state it would be priced as the mainland (ledger M12).
 */
export const deliveryZone = (zones: readonly DeliveryZone[], to: Destination): DeliveryZone | null =>
  zones.find(
    ({ maxKm, states, postcodes }) =>
      (maxKm === undefined || to.km <= maxKm) &&
      (states === undefined || states.includes(to.state)) &&
      (postcodes === undefined || postcodes.some((run) => isWithin(to.postcode, run))) &&
      (!isIslandPostcode(to.postcode) || postcodes?.some((run) => isNamed(to.postcode, run)) === true),
  ) ?? null;

/** Whether a run names an island's postcode, alone or among islands; one of the mainland that happens to span it does not. */
function isNamed(postcode: string, run: string): boolean {
  const [first = '', last = first] = run.split('-');
  const all = Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => String(Number(first) + at).padStart(4, '0'));
  return isWithin(postcode, run) && all.every(isIslandPostcode);
}

/** Postcodes have four digits each, so their order as text is their order as numbers. */
function isWithin(postcode: string, run: string): boolean {
  const [first = '', last = first] = run.split('-');
  return first <= postcode && postcode <= last;
}
