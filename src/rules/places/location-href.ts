/** The first parts of addresses that a site's locations may have their pages under. */
export const LOCATION_PAGES = ['contact-us', 'our-location'] as const;
export type LocationPages = (typeof LOCATION_PAGES)[number];

/** The page of a location: /contact-us/{slug}, or /our-location/{slug} where the site says so (ledger D4). */
export const locationHref = (slug: string, under: LocationPages): string => `/${under}/${slug}`;
