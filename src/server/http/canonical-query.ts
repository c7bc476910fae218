import { priceBudget } from '#src/rules/finance/price-budget.ts';
import { placeSlug } from '#src/rules/places/place-slug.ts';
import { readSearchQuery, writeSearchQuery } from '#src/rules/search/search-query.ts';
import { FIXED_ROUTES } from '#src/site/fixed-routes.ts';
import { isProgramPath } from './program-path.ts';

/** The pages of a site's own, however deep: whatever does not begin as an address of the platform does. */
const OWN = `^/(?!(?:${FIXED_ROUTES.join('|')})(?:/|$))(?:[^/]+/)*`;

const SEARCH_PAGE = /^\/(?:search|used-car)(?:\/|$)/;

/** What each kind of page understands of a query string; everything else is dropped before a page is made. */
const KNOWN: readonly { readonly path: RegExp; readonly read: (params: URLSearchParams) => string }[] = [
  { path: /^\/(?:search|used-car|api\/search)(?:\/|$)/, read: (params) => writeSearchQuery(readSearchQuery(params)) },
  { path: /^\/api\/places\/?$/, read: (params) => nearOnly(params) },
  { path: /^\/api\/compare\/?$/, read: only('ids') },
  { path: /^\/api\/appointments\/?$/, read: only('kind', 'location_id', 'date') },
  // The lead's id is for the browser alone: the page of thanks is the same without it.
  { path: /^\/success\/?$/, read: only('form', 'car') },
  // Without its key a booking's page is none at all.
  { path: /^\/booking\//, read: only('key', 'date') },
  { path: /^\/(?:print|cars\/trade-in)\/?$/, read: only('car_id') },
  // The pages with a form that may be about a vehicle, wherever they stand.
  { path: new RegExp(`${OWN}(?:book-test-drive|trade-in)/?$`), read: only('car_id') },
  { path: new RegExp(`${OWN}(?:finance-enquiry|finance|apply-for-finance)/?$`), read: financeQuery },
  { path: /^\/api\/rego\/?$/, read: only('rego', 'state') },
  { path: /^\/api\/delivery\/?$/, read: only('postcode', 'car_id') },
  // Any page of a site's own may have tabs (ledger L13), groups to choose from (N2) or ask for the nearest location (ledger D9).
  { path: new RegExp(`${OWN}[^/]+/?$`), read: only('tab', 'group', 'postcode') },
];

/**
 * The address that a page is made from and remembered by: parameters it does not know (utm_…, gclid) make no page of their own and never
 * appear in one, and two ways of asking for the same are one address. `_routes` belongs to the router's own navigation requests.
 */
export function canonicalAddress(url: URL): URL {
  const path = url.pathname.replace(/\.data$/, '');
  const canonical = new URL(url);
  if (!isDecodable(url.pathname)) canonical.pathname = isProgramPath(url.pathname) ? NO_ANSWER : NO_PAGE;
  canonical.hash = '';
  canonical.search = KNOWN.find(({ path: pattern }) => pattern.test(path))?.read(url.searchParams) ?? '';
  const routes = url.searchParams.get('_routes');
  if (path !== url.pathname && routes !== null) canonical.searchParams.set('_routes', routes);
  return canonical;
}

/**
 * Where a search form leads that a browser has sent by itself, with every field that was left empty in its address: to the address that
 * holds only what was chosen. null for an address without empty fields.
 */
export function formAddress(url: URL): string | null {
  if (!SEARCH_PAGE.test(url.pathname) || url.pathname.endsWith('.data') || !isDecodable(url.pathname)) return null;
  if (![...url.searchParams.values()].includes('')) return null;
  const { pathname, search } = canonicalAddress(url);
  return pathname + search;
}

/** Addresses that no page and no part of the API can have: a slug never is a lone dash. */
const NO_PAGE = '/-';
const NO_ANSWER = '/api/-';

/** The start of a place's name, in the form that places are compared by: 'Gee', 'gee ' and 'GEE' ask for the same. */
function nearOnly(params: URLSearchParams): string {
  const slug = placeSlug(params.get('near') ?? '');
  return slug === '' ? '' : `?near=${slug}`;
}

function only(...names: readonly string[]) {
  return (params: URLSearchParams): string => {
    const known = names.flatMap((name) => {
      const value = params.get(name) ?? '';
      return value === '' ? [] : [[name, value]];
    });
    return known.length === 0 ? '' : `?${new URLSearchParams(known)}`;
  };
}

/** A finance page's vehicle and budget (ledger M4, M9); a budget that is no amount makes no page of its own. */
function financeQuery(params: URLSearchParams): string {
  const budget = priceBudget(params.get('vehiclePriceBudget'));
  const known = new URLSearchParams({ car_id: params.get('car_id') ?? '', vehiclePriceBudget: String(budget ?? '') });
  return only('car_id', 'vehiclePriceBudget')(known);
}

/** Whether the percent signs of a path can be read. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
