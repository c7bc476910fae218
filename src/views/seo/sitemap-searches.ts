import { addressPath } from '#src/rules/addresses/addresses.ts';
import type { SitemapEntry } from '#src/rules/seo/sitemap.ts';
import { bodyName } from '#src/rules/stock/body-type.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { eachListed } from './listed-vehicles.ts';

/** The searches that have an address of their own, by what they are for. */
export type SearchList = 'makes' | 'models' | 'bodies' | 'locations';

/** The searches with an address of their own and something to show. When one of them changed nobody knows: a vehicle that has left it is not here any more. */
export async function listedSearches(context: PageContext, list: SearchList): Promise<readonly SitemapEntry[]> {
  const { origin, showroom, site } = context;
  const slugs = new Map(showroom.locations.map(({ id, slug }) => [id, slug]));
  const found = new Set<string>();
  await eachListed(showroom.stock, (car) => {
    const [make, model] = [slugOf(car.make), slugOf(car.model)];
    const keys = {
      makes: make,
      models: make === '' || model === '' ? '' : `${make}/${model}`,
      bodies: car.simpleBody === null ? '' : slugOf(bodyName(car.simpleBody, site.switches.truckMeans)),
      locations: slugs.get(car.locationId) ?? '',
    };
    const key = keys[list];
    if (key !== '') found.add(key);
  });
  return [...found]
    .map((key) => {
      const [slug = '', model] = key.split('/');
      return { url: origin + addressPath('search', { slug, model }), changedAt: null };
    })
    .toSorted((a, b) => (a.url < b.url ? -1 : 1));
}
