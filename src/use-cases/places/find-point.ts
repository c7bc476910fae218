import { australianPostcodes, type Postcodes } from '#src/adapters/postcodes/postcodes.ts';
import type { Point } from '#src/rules/delivery/great-circle.ts';
import type { Location } from '#src/rules/places/location.ts';

/** Where a location is, and whether that is only the middle of its postcode. */
export interface LocationPoint extends Point {
  readonly isApproximate: boolean;
}

/** Where a location is: its own figures, else those of its postcode; null where neither is known. */
export async function locationPoint(
  { lat, long, postcode }: Pick<Location, 'lat' | 'long' | 'postcode'>,
  postcodes: Postcodes = australianPostcodes,
): Promise<LocationPoint | null> {
  if (lat !== null && long !== null) return { lat, long, isApproximate: false };
  const place = await postcodes.find(postcode);
  return place === null ? null : { lat: place.lat, long: place.long, isApproximate: true };
}
