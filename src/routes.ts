import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** One file per address. At the root a fixed route comes first, then a page of the site's (at any depth), then a model (ledger I6). */
export default [
  index('routes/home.tsx'),
  route('search', 'routes/all-stock.ts'),
  route('search/:slug/:model?', 'routes/search.tsx'),
  route('used-car/:slug/:model?', 'routes/search.tsx', { id: 'used-car' }),
  route('cars/:key', 'routes/vehicle.tsx'),
  route('cars/:key/autogauge', 'routes/autogauge.ts'),
  route('cars/:key/:ask', 'routes/vehicle-form.tsx'),
  route('success', 'routes/success.tsx'),
  route('favourites', 'routes/favourites.tsx'),
  route('print', 'routes/print.tsx'),
  route('__ui', 'routes/showcase.tsx'),
  route('__mail/:id?', 'routes/mailbox.tsx'),
  route('api/search', 'routes/api-search.ts'),
  route('api/cars/:key/similar', 'routes/api-similar.ts'),
  route('api/compare', 'routes/api-compare.ts'),
  route('api/leads/receipt', 'routes/api-receipt.ts'),
  route('api/appointments', 'routes/api-appointments.ts'),
  route('api/rego', 'routes/api-rego.ts'),
  route('api/delivery', 'routes/api-delivery.ts'),
  route('api/finance/disclaimer/:id', 'routes/api-finance-disclaimer.ts'),
  route('api/youx/quote', 'routes/api-quote.ts'),
  route('api/*', 'routes/api-unknown.ts'),
  route('*', 'routes/page.tsx'),
] satisfies RouteConfig;
