/** A point on the earth, in degrees; south and west are negative. */
export interface Point {
  readonly lat: number;
  readonly long: number;
}

/** The earth's radius used for all distances (ledger D9). */
const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two points in kilometres, as the crow flies, so shorter than by road (ledger M12). */
export function greatCircleKm(from: Point, to: Point): number {
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const east = Math.sin(radians(to.long - from.long) / 2) ** 2;
  const share = north + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east;
  // Rounding can push opposite ends of the earth slightly beyond 1.
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, share)));
}
