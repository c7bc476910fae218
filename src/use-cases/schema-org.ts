import type { Context } from './context.ts';
import type { Crumb, PlaceLine } from './page-types.ts';

type Given = Pick<Context, 'origin'>;

/** Only what is known is said: an empty value would be read as a value. */
export const known = (fields: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)),
  );

/** A whole web address; null for what is none. */
export function absolute({ origin }: Given, address: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.protocol === 'https:' || url.origin === origin ? url.href : null;
}

/** A location's address for search engines. */
export const addressData = (place: PlaceLine): object =>
  known({
    '@type': 'PostalAddress',
    streetAddress: place.street,
    addressLocality: place.city,
    addressRegion: place.state,
    postalCode: place.postcode,
    addressCountry: 'AU',
  });

/** The way to a page for search engines; `url` is the page itself. */
export const crumbsData = (context: Given, crumbs: readonly Crumb[], url: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: href === null ? url : absolute(context, href),
  })),
});
