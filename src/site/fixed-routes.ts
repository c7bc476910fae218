/** First parts of addresses that belong to the platform: a page or a model of a site may not take one (ledger I6). */
export const FIXED_ROUTES = [
  'api',
  'assets',
  'cars',
  'favourites',
  'healthz',
  'images',
  'locations',
  'metrics',
  'offers',
  'print',
  'readyz',
  'search',
  'sign-in',
  'sitemap-xml',
  'success',
  'used-car',
] as const;
