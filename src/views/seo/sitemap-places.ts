import { addressPath } from '#src/rules/addresses/addresses.ts';
import { locationHref } from '#src/rules/places/location.ts';
import type { SitemapEntry } from '#src/rules/seo/sitemap.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';
import { listedSearches } from './sitemap-searches.ts';

/** The pages of locations, the lists of a dealership's locations, and the stock at each location. */
export async function listedPlaces(context: PageContext): Promise<readonly SitemapEntry[]> {
  const { origin, site } = context;
  const shown = shownLocations(context);
  const several = site.dealerships.filter(
    (one) =>
      shown.filter(({ dealershipId }) => dealershipId === one.id).length > 1 && !shown.some(({ slug }) => slug === one.slug),
  );
  const paths = [
    ...shown.map(({ slug }) => locationHref(slug, site.switches.locationPages)),
    ...several.map(({ slug }) => addressPath('place', { slug })),
  ];
  const searches = await listedSearches(context, 'locations');
  const hidden = new Set(
    context.showroom.locations
      .filter((location) => !shown.includes(location))
      .map(({ slug }) => origin + addressPath('search', { slug })),
  );
  return [...paths.map((path) => ({ url: origin + path, changedAt: null })), ...searches.filter(({ url }) => !hidden.has(url))];
}
