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

const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The compass direction in which the shortest way from one point to another starts. */
function direction(from: Point, to: Point): (typeof WINDS)[number] {
  const [south, north] = [radians(from.lat), radians(to.lat)];
  const along = radians(to.long - from.long);
  const x = Math.sin(along) * Math.cos(north);
  const y = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(along);
  const eighths = Math.round(Math.atan2(x, y) / (Math.PI / 4));
  return WINDS[(eighths + 8) % 8] ?? 'north';
}

/** Where a location is relative to a town: 'About 21 km north of Brisbane'; null in the middle of the town itself. */
export function bearingWords(town: Point & { readonly name: string }, place: Point): string | null {
  const km = greatCircleKm(town, place);
  if (km < 1) return null;
  const words = km < 10 ? km.toFixed(0) : String(Math.round(km));
  return `About ${words} km ${direction(town, place)} of ${km < 10 ? 'central ' : ''}${town.name}`;
}
