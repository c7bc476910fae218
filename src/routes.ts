import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** One file per address. At the root a fixed route comes first, then a page of the site's (at any depth), then a model (ledger I6). */
export default [
  index('routes/home.tsx'),
  route('search', 'routes/all-stock.ts'),
  route('search/:slug/:model?', 'routes/search.tsx'),
  route('used-car/:slug/:model?', 'routes/search.tsx', { id: 'used-car' }),
  route('cars/:key', 'routes/vehicle.tsx'),
  route('vehicles/:key', 'routes/vehicle.tsx', { id: 'vehicles' }),
  route('stock/:key', 'routes/vehicle.tsx', { id: 'stock' }),
  route('cars/:key/autogauge', 'routes/autogauge.ts'),
  route('cars/:key/:ask', 'routes/vehicle-form.tsx'),
  route('contact-us/:slug', 'routes/location.tsx'),
  route('our-location/:slug', 'routes/location.tsx', { id: 'our-location' }),
  route('locations/:slug', 'routes/place.tsx'),
  route('locations/:slug/map.svg', 'routes/location-map.ts'),
  route('offers/:id', 'routes/offer.tsx'),
  route('offers/:make/:id', 'routes/offer.tsx', { id: 'make-offer' }),
  route('success', 'routes/success.tsx'),
  route('favourites', 'routes/favourites.tsx'),
  route('print', 'routes/print.tsx'),
  route('__ui', 'routes/showcase.tsx'),
  route('__mail/:id?', 'routes/mailbox.tsx'),
  route('api/*', 'routes/api.ts'),
  route('blog/:category/:slug', 'routes/article.tsx'),
  route('*', 'routes/page.tsx'),
] satisfies RouteConfig;
