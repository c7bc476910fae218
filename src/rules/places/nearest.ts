import { greatCircleKm, type Point } from '#src/rules/delivery/great-circle.ts';
import { numberText } from '#src/rules/text/number-text.ts';

/** What is said where a postcode is none of Australia's (ledger D9). */
export const INVALID_POSTCODE = 'Invalid postcode';

/** Places with how far each is, the nearest first; one that nobody knows the whereabouts of is left out (ledger D9). */
export function nearest<P extends { readonly point: Point | null }>(
  from: Point,
  places: readonly P[],
): { readonly place: P; readonly km: number }[] {
  return places
    .flatMap((place) => (place.point === null ? [] : [{ place, km: greatCircleKm(from, place.point) }]))
    .toSorted((one, other) => one.km - other.km);
}

/** A distance as it is told: whole kilometres, and under one no figure at all. */
export const distanceText = (km: number): string => (km < 1 ? 'Less than 1 km' : `${numberText(Math.round(km))} km`);

/** How far a vehicle is from where someone looks: '12 km away'; null where that is not known. */
export const distanceAway = (km: number | null): string | null => (km === null ? null : `${distanceText(km)} away`);
