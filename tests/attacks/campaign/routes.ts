import { addressList } from '#src/rules/addresses/match-address.ts';
import type { Target } from './target.ts';

/** What stands for the variable segments of an address, by their names. */
export type Segments = Readonly<Record<string, string>>;

/** An address of the product's own table, filled in. */
export interface Route {
  readonly name: string;
  readonly kind: string;
  readonly path: string;
  /** Whether other websites may send to it, which the table says with a reason. */
  readonly fromAnywhere: boolean;
  readonly forVisitor: boolean;
  /** The parameters that its answer is made from. */
  readonly query: readonly string[];
}

/** Every address there is, with these values in its variable segments; what has no value stands for itself. */
export const routesWith = (segments: Segments): Route[] =>
  addressList.map(({ name, kind, path, fromAnywhere = false, forVisitor = false, query = [] }) => ({
    name,
    kind,
    path: `/${path}`
      .replaceAll(/:(\w+)\??/g, (_, key: string) => segments[`${name}.${key}`] ?? segments[key] ?? key)
      .replace(/\*$/, segments[`${name}.*`] ?? segments['*'] ?? ''),
    fromAnywhere,
    forVisitor,
    query: query === 'search' ? ['query', 'page', 'sortBy'] : query === 'blocks' ? [] : query,
  }));

/** What a site's own addresses are made of: a vehicle, an offer, a place, an article. */
export async function ownSegments(target: Target, site: string): Promise<Record<string, string>> {
  const [car] = await target.cars(site, 1);
  const [offer] = await target.query<{ id: number }>(
    `select o.id from offer o join site_dealership sd on sd.dealership_id = o.dealership_id
     join site s on s.id = sd.site_id where s.slug = $1 order by o.id limit 1`,
    [site],
  );
  const [place] = await target.query<{ slug: string }>(
    `select l.slug from location l join site_dealership sd on sd.dealership_id = l.dealership_id
     join site s on s.id = sd.site_id where s.slug = $1 and l.visible order by l.id limit 1`,
    [site],
  );
  const article = /href="\/blog\/([^/"]+)\/([^/"]+)"/.exec((await target.ask(site, '/blog')).text);
  return {
    key: car?.path.split('/').at(-1) ?? '',
    id: String(offer?.id ?? 1),
    'location.slug': place?.slug ?? '',
    'ourLocation.slug': place?.slug ?? '',
    'place.slug': place?.slug ?? '',
    'locationMap.slug': place?.slug ?? '',
    'article.category': article?.[1] ?? 'news',
    'article.slug': article?.[2] ?? 'none',
    slug: 'used-cars',
    model: '',
    form: 'enquire',
    make: 'any',
    step: 'download',
    'page.*': 'contact-us',
    'api.*': 'never-was',
    'images.*': 'suv-a/f34',
    'assets.*': 'x.js',
  };
}
