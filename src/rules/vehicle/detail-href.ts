/** What links to vehicle pages can begin with; the first is the default (ledger V1). */
export const DETAIL_PREFIXES = ['/cars/', '/vehicles/', '/stock/'] as const;

export type DetailPrefix = (typeof DETAIL_PREFIXES)[number];

/** The site's own link to a vehicle, which is the page's canonical address. /cars/{slug}, which people share, works on every site. */
export const detailHref = (prefix: DetailPrefix, car: { readonly slug: string }): string => `${prefix}${car.slug}`;

/**
 * Whether a vehicle's page answers at this address on a site: the shared address always, any other only if the site's links use
 * it.
 */
export function isDetailPath(prefix: DetailPrefix, path: string): boolean {
  const under = DETAIL_PREFIXES.find((one) => path.startsWith(one));
  return under === DETAIL_PREFIXES[0] || under === prefix;
}
