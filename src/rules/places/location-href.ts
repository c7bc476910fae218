/** The first path segments that location pages can have. */
export const LOCATION_PAGES = ['contact-us', 'our-location'] as const;
export type LocationPages = (typeof LOCATION_PAGES)[number];

/** The page of a location: /contact-us/{slug}, or /our-location/{slug} if the site says so (ledger D4). */
export const locationHref = (slug: string, under: LocationPages): string => `/${under}/${slug}`;
