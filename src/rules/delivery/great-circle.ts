/** A place on the earth, in degrees; south and west are negative. */
export interface Point {
  readonly lat: number;
  readonly long: number;
}

/** The earth’s radius as distances are reckoned here (ledger D9). */
const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far two places are apart over the earth's surface, in kilometres: as the crow flies, so less than by road (ledger M12). */
export function greatCircleKm(from: Point, to: Point): number {
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const east = Math.sin(radians(to.long - from.long) / 2) ** 2;
  const share = north + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east;
  // Rounding may carry opposite ends of the earth a hair beyond 1.
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, share)));
}
