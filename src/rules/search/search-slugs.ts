import { ALL_SLUG } from '../addresses/all-stock.ts';
import { BODY_TYPES, bodyName } from '../stock/body-type.ts';
import { slugOf } from '../text/slug.ts';

/** The search pages of types, and the types each shows (ledger S1). */
export const TYPE_PAGES: Readonly<Record<string, readonly string[]>> = {
  [ALL_SLUG]: [],
  'used-cars': ['used'],
  'new-and-demo-cars': ['new', 'demo'],
  'demo-cars': ['demo'],
  'new-cars': ['new'],
};

/** The slugs of the body types, each of which has its own search page (ledger P7, S1). */
export const BODY_SLUGS: readonly string[] = BODY_TYPES.map((type) => slugOf(bodyName(type, 'lightTruck')));

/** What a slug after /search/ can name, in the order it is tried (ledger I6). */
export const SLUG_KINDS = ['type', 'make', 'body', 'location', 'dealership'] as const;
export type SlugKind = (typeof SLUG_KINDS)[number];
export type SearchSlugs = Readonly<Record<SlugKind, readonly string[]>>;

/** What a slug after /search/ names on a site, or null (ledger I6). */
export function slugMeaning(slug: string, slugs: SearchSlugs): SlugKind | null {
  return SLUG_KINDS.find((kind) => slugs[kind].includes(slug)) ?? null;
}

/** The slugs that two things of a site share: the second would be unreachable (ledger I6). */
export function slugClashes(slugs: SearchSlugs): { readonly slug: string; readonly kinds: readonly [SlugKind, SlugKind] }[] {
  const owners = new Map<string, SlugKind>();
  return SLUG_KINDS.flatMap((kind) =>
    slugs[kind].flatMap((slug) => {
      const owner = owners.get(slug);
      owners.set(slug, owner ?? kind);
      return owner === undefined ? [] : [{ slug, kinds: [owner, kind] as const }];
    }),
  );
}
