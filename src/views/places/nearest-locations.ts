import { australianPostcodes, type Postcodes } from '#src/adapters/postcodes/postcodes.ts';
import { readPostcode } from '#src/rules/delivery/read-postcode.ts';
import { distanceText, INVALID_POSTCODE, nearest } from '#src/rules/places/distance.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';
import { locationPoint } from '#src/use-cases/places/find-point.ts';
import { type LocationView, locationView } from './location-view.ts';

export interface NearestView {
  /** The postcode as it was typed; null when none was. */
  readonly asked: string | null;
  /** Why the postcode is not valid; null when it is, or none was typed. */
  readonly message: string | null;
  /** The nearest first, each with its distance: null without a valid postcode. */
  readonly locations: readonly (LocationView & { readonly distance: string | null })[];
}

/** How much of what somebody typed is shown again. */
const LONGEST_SHOWN = 40;

/** The locations by their distance from a postcode, nearest first (ledger D9); without a postcode all of them in their own order. */
export async function nearestLocations(
  context: PageContext,
  typed: string | null,
  most: number,
  postcodes: Postcodes = australianPostcodes,
): Promise<NearestView> {
  const read = readPostcode(typed ?? '');
  const from = read.kind === 'postcode' ? await postcodes.find(read.postcode) : null;
  const asked = read.kind === 'missing' ? null : (typed ?? '').trim().slice(0, LONGEST_SHOWN);
  const shown = shownLocations(context);
  if (from === null) {
    const locations = await Promise.all(shown.map(async (one) => ({ ...(await locationView(context, one)), distance: null })));
    return { asked, message: asked === null ? null : INVALID_POSTCODE, locations };
  }
  const known = await Promise.all(shown.map(async (location) => ({ location, point: await locationPoint(location, postcodes) })));
  const found = nearest(from, known).slice(0, most);
  return {
    asked,
    message: null,
    locations: await Promise.all(
      found.map(async ({ place: { location }, km }) => ({
        ...(await locationView(context, location)),
        distance: distanceText(km),
      })),
    ),
  };
}
