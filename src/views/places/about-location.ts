import { openingHoursData } from '#src/rules/hours/opening-hours-data.ts';
import type { Location } from '#src/rules/places/location.ts';
import { locationHref } from '#src/rules/places/location.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { locationLine, shownLocations } from '#src/use-cases/places/find-locations.ts';
import { hoursView } from '#src/views/hours/hours-view.ts';
import { reviewsView } from '#src/views/reviews/reviews-view.ts';
import { type ShareImage, shareImage } from '#src/views/seo/share-image.ts';
import { addressData, type Crumb, crumbsData, type GraphInput, knownFields, sharedImage } from '#src/views/site/graph-parts.ts';

type Input = GraphInput & Pick<PageContext, 'now'>;

/** What search engines read of a page about one location (ledger W1). */
export interface AboutLocation {
  /** The page's canonical address. */
  readonly url: string;
  readonly image: ShareImage | null;
  readonly graph: object;
}

/** Workshops are told apart from where vehicles are sold. */
const KINDS: Readonly<Record<Location['locationType'], string>> = {
  sales: 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
  'service-and-parts': 'AutoRepair',
};

/** The most locations in one page's data. */
const MOST = 20;

/** Describes a location's page for those who do not read pages. */
export function aboutLocation(context: Input, location: Location, crumbs: readonly Crumb[]): AboutLocation {
  const url = pageOf(context, location);
  return {
    url,
    image: shareImage(context, { title: location.name, photo: location.imageUrl }),
    graph: graphOf([locationData(context, location), crumbsData(context, crumbs, url)]),
  };
}

/** Describes the dealer by all locations that are shown. */
export const aboutDealer = (context: Input): object => graphOf(dealerData(context));

/** The dealer's locations, as parts of a page's data. */
export const dealerData = (context: Input): object[] =>
  shownLocations(context)
    .slice(0, MOST)
    .map((location) => locationData(context, location));

/** A page's data from its parts. */
export const graphOf = (parts: readonly object[]): object => ({ '@context': 'https://schema.org', '@graph': parts });

const pageOf = ({ site, origin }: Input, { slug }: Location): string =>
  `${origin}${locationHref(slug, site.switches.locationPages)}`;

function locationData(context: Input, location: Location): object {
  const { site, origin } = context;
  const line = locationLine(context, location);
  const url = pageOf(context, location);
  const hours = hoursView(context, location);
  const image = location.imageUrl ?? site.logoUrl;
  const { lat, long } = location;
  return knownFields({
    '@type': KINDS[location.locationType],
    '@id': `${url}#place`,
    name: line.name,
    url,
    telephone: line.phone,
    image: image === null ? null : sharedImage(context, image),
    address: addressData(line),
    // Only exact coordinates: the middle of a postcode would be wrong.
    geo: lat === null || long === null ? null : { '@type': 'GeoCoordinates', latitude: lat, longitude: long },
    openingHoursSpecification: hours === null ? [] : openingHoursData(hours.open.week, hours.open.special),
    aggregateRating: ratingData(context, location),
    brand: location.manufacturers.map((name) => ({ '@type': 'Brand', name })),
    parentOrganization: { '@type': 'Organization', name: site.name, url: `${origin}/` },
  });
}

/** Told only where the page shows it, too. */
function ratingData(context: Input, location: Location): object | null {
  const rating = reviewsView(context, location, 0)?.rating;
  if (rating === undefined || rating.count === 0) return null;
  return { '@type': 'AggregateRating', ratingValue: rating.average, bestRating: 5, reviewCount: rating.count };
}
