/** What a link to a vehicle's page may begin with; the first is what it begins with where nobody says otherwise (ledger V1). */
export const DETAIL_PREFIXES = ['/cars/', '/vehicles/', '/stock/'] as const;

export type DetailPrefix = (typeof DETAIL_PREFIXES)[number];

/** Where a site's own links to a vehicle lead. Its sharing address is /cars/{slug} on every site, and answers on every site. */
export const detailHref = (prefix: DetailPrefix, car: { readonly slug: string }): string => `${prefix}${car.slug}`;

/** Whether a vehicle's page answers under this address on a site: the sharing address always, any other only where the site's links lead there. */
export function isDetailPath(prefix: DetailPrefix, path: string): boolean {
  const under = DETAIL_PREFIXES.find((one) => path.startsWith(one));
  return under === DETAIL_PREFIXES[0] || under === prefix;
}
