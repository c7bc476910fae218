import { locationHref } from '#src/rules/places/location-href.ts';
import { typeLabel } from '#src/rules/places/location-types.ts';
import { directionsHref } from '#src/rules/site/directions-href.ts';
import type { LocationRow } from '#src/store/read-site.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { PlaceLine } from '#src/use-cases/places/places.ts';
import { placeLicences, placeLine } from '#src/use-cases/places/places.ts';
import { type HoursView, hoursView } from '#src/views/hours/hours-view.ts';
import { pictureView } from '#src/views/images/image-view.ts';
import { type RatingView, reviewsView } from '#src/views/reviews/reviews-view.ts';
import type { PictureView } from '#src/views/site/page-types.ts';
import { type PlaceMap, placeMap } from './place-map.ts';

/** A location with all that its cards and its page tell of it (ledger D2, D3). */
export interface PlaceView {
  readonly slug: string;
  readonly place: PlaceLine;
  /** What is done there. */
  readonly type: string;
  /** Its own page. */
  readonly href: string;
  /** The form on its own page. */
  readonly contactHref: string;
  readonly directionsHref: string;
  /** Its vehicles; null where none are sold. */
  readonly stockHref: string | null;
  readonly picture: PictureView | null;
  readonly map: PlaceMap | null;
  readonly hours: HoursView | null;
  readonly rating: RatingView | null;
  /** Dealer licence and repairer numbers, where they are shown (ledger D8, K3). */
  readonly licences: readonly string[];
}

/** A location as its cards and its page show it. */
export async function placeView(context: PageContext, location: LocationRow): Promise<PlaceView> {
  const href = locationHref(location.slug, context.site.switches.locationPages);
  return {
    slug: location.slug,
    place: placeLine(context, location),
    type: typeLabel(location.location_type),
    href,
    contactHref: `${href}#contact-form`,
    directionsHref: directionsHref(location),
    stockHref: location.location_type === 'sales' ? `/search/${location.slug}` : null,
    picture: location.image_url === null ? null : pictureView(context, location.image_url, location.name),
    map: await placeMap(context, location),
    hours: hoursView(context, location),
    rating: reviewsView(context, location, 0)?.rating ?? null,
    licences: placeLicences(context, location),
  };
}

/** Several of them, in their order. */
export const placeViews = (context: PageContext, locations: readonly LocationRow[]): Promise<PlaceView[]> =>
  Promise.all(locations.map((location) => placeView(context, location)));
