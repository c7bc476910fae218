import { matchAddress } from '#src/rules/addresses/addresses.ts';
import { canonicalQuery } from '#src/rules/addresses/canonical-query.ts';
import { isProgramPath } from './program-path.ts';

/** The parameters that a page of a site's own reads, by the page's name. */
type PageParams = (page: string) => readonly string[];

/**
 * The address that a page is made from and remembered by: parameters it does not know (utm_…, gclid) make no page of their own and never
 * appear in one, and two ways of asking for the same are one address. `_routes` belongs to the router's own navigation requests.
 */
export function canonicalAddress(url: URL, pageParams: PageParams): URL {
  const path = url.pathname.replace(/\.data$/, '');
  const canonical = new URL(url);
  if (!isDecodable(url.pathname)) canonical.pathname = isProgramPath(url.pathname) ? NO_ANSWER : NO_PAGE;
  canonical.hash = '';
  const match = matchAddress(path);
  const query = match?.address.query ?? [];
  canonical.search = canonicalQuery(query === 'blocks' ? pageParams(match?.key ?? '') : query, url.searchParams);
  const routes = url.searchParams.get('_routes');
  if (path !== url.pathname && routes !== null) canonical.searchParams.set('_routes', routes);
  return canonical;
}

/**
 * Where a search leads whose address was written by hand or by a form without script: to the address that holds only what was chosen (ledger
 * S21), with its place and distance in their one form (S23). null for an address that is as it should be.
 */
export function formAddress({ pathname, searchParams }: URL): string | null {
  const address = matchAddress(pathname)?.address;
  const isForm = address?.kind === 'page' && address.query === 'search' && !isProgramPath(pathname) && isDecodable(pathname);
  if (!isForm) return null;
  const canonical = canonicalQuery('search', searchParams);
  const written = new URLSearchParams(canonical);
  const isNearOtherwise = searchParams.has('near') && ['near', 'km'].some((name) => searchParams.get(name) !== written.get(name));
  return isNearOtherwise || [...searchParams.values()].includes('') ? pathname + canonical : null;
}

/** Addresses that no page and no part of the API can have: a slug never is a lone dash. */
const NO_PAGE = '/-';
const NO_ANSWER = '/api/-';

/** Whether the percent signs of a path can be read. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
