import { addressPath } from '#src/rules/addresses/addresses.ts';
import type { Location } from '#src/rules/places/location.ts';
import { directionsHref, locationHref } from '#src/rules/places/location.ts';
import { typeLabel } from '#src/rules/places/location-types.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { type LocationLine, locationLicences, locationLine } from '#src/use-cases/places/find-locations.ts';
import { type HoursView, hoursView } from '#src/views/hours/hours-view.ts';
import { type PictureView, pictureView } from '#src/views/images/image-view.ts';
import { type RatingView, reviewsView } from '#src/views/reviews/reviews-view.ts';
import { type LocationMap, locationMap } from './location-map.ts';

/** A location as its cards and its page show it (ledger D2, D3). */
export interface LocationView {
  readonly slug: string;
  readonly location: LocationLine;
  /** Such as 'Sales' or 'Service'. */
  readonly type: string;
  /** Its own page. */
  readonly href: string;
  /** The form on its own page. */
  readonly contactHref: string;
  readonly directionsHref: string;
  /** Its vehicles; null when it sells none. */
  readonly stockHref: string | null;
  readonly picture: PictureView | null;
  readonly map: LocationMap | null;
  readonly hours: HoursView | null;
  readonly rating: RatingView | null;
  /** Dealer licence and repairer numbers; empty when they are not shown (ledger D8, K3). */
  readonly licences: readonly string[];
}

/** A location as its cards and its page show it. */
export async function locationView(context: PageContext, location: Location): Promise<LocationView> {
  const href = locationHref(location.slug, context.site.switches.locationPages);
  return {
    slug: location.slug,
    location: locationLine(context, location),
    type: typeLabel(location.locationType),
    href,
    contactHref: `${href}#contact-form`,
    directionsHref: directionsHref(location),
    stockHref: location.locationType === 'sales' ? addressPath('search', { slug: location.slug }) : null,
    picture: location.imageUrl === null ? null : pictureView(context, location.imageUrl, location.name),
    map: await locationMap(context, location),
    hours: hoursView(context, location),
    rating: reviewsView(context, location, 0)?.rating ?? null,
    licences: locationLicences(context, location),
  };
}

/** Several of them, in their order. */
export const locationViews = (context: PageContext, locations: readonly Location[]): Promise<LocationView[]> =>
  Promise.all(locations.map((location) => locationView(context, location)));
