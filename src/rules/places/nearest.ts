import { greatCircleKm, type Point } from '#src/rules/delivery/great-circle.ts';
import { numberText } from '#src/rules/text/number-text.ts';

/** The message for a postcode that does not exist (ledger D9). */
export const INVALID_POSTCODE = 'Invalid postcode';

/** Locations with their distance, nearest first; one without coordinates is left out (ledger D9). */
export function nearest<P extends { readonly point: Point | null }>(
  from: Point,
  places: readonly P[],
): { readonly place: P; readonly km: number }[] {
  return places
    .flatMap((place) => (place.point === null ? [] : [{ place, km: greatCircleKm(from, place.point) }]))
    .toSorted((one, other) => one.km - other.km);
}

/** A distance as text: whole kilometres, and no figure below one. */
export const distanceText = (km: number): string => (km < 1 ? 'Less than 1 km' : `${numberText(Math.round(km))} km`);

/** A vehicle's distance as text: '12 km away'; null if unknown. */
export const distanceAway = (km: number | null): string | null => (km === null ? null : `${distanceText(km)} away`);
