import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** One file per address. At the root a fixed route comes first, then a page of the site's, then a model (ledger I6). */
export default [
  index('routes/home.tsx'),
  route('search/:slug/:model?', 'routes/search.tsx'),
  route('cars/:key', 'routes/vehicle.tsx'),
  route('__ui', 'routes/showcase.tsx'),
  route('api/*', 'routes/api-unknown.ts'),
  route(':slug', 'routes/page.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
