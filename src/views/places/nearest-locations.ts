import { australianPostcodes, type Postcodes } from '#src/adapters/postcodes/postcodes.ts';
import { readPostcode } from '#src/rules/delivery/read-postcode.ts';
import { distanceText, INVALID_POSTCODE, nearest } from '#src/rules/places/distance.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { locationPoint } from '#src/use-cases/places/location-point.ts';
import { shownLocations } from '#src/use-cases/places/locations.ts';
import { type LocationView, locationView } from './location-view.ts';

/** The locations nearest to a postcode. */
export interface NearestView {
  /** What was asked for, as it was typed; null where nothing was. */
  readonly asked: string | null;
  /** Why there is no answer; null where there is one, or nothing was asked. */
  readonly message: string | null;
  /** The nearest first, each with how far it is: null before a postcode is known. */
  readonly places: readonly (LocationView & { readonly distance: string | null })[];
}

/** As many characters as are repeated of what somebody typed. */
const MOST_ASKED = 40;

/** The locations by their distance from a postcode of Australia's, nearest first (ledger D9); all of them in their own order before one is asked for. */
export async function nearestLocations(
  context: PageContext,
  typed: string | null,
  most: number,
  postcodes: Postcodes = australianPostcodes,
): Promise<NearestView> {
  const read = readPostcode(typed ?? '');
  const from = read.kind === 'postcode' ? await postcodes.find(read.postcode) : null;
  const asked = read.kind === 'missing' ? null : (typed ?? '').trim().slice(0, MOST_ASKED);
  const shown = shownLocations(context);
  if (from === null) {
    const places = await Promise.all(shown.map(async (one) => ({ ...(await locationView(context, one)), distance: null })));
    return { asked, message: asked === null ? null : INVALID_POSTCODE, places };
  }
  const known = await Promise.all(shown.map(async (location) => ({ location, point: await locationPoint(location, postcodes) })));
  const found = nearest(from, known).slice(0, most);
  return {
    asked,
    message: null,
    places: await Promise.all(
      found.map(async ({ place, km }) => ({ ...(await locationView(context, place.location)), distance: distanceText(km) })),
    ),
  };
}
