import { canonicalQuery } from '#src/rules/addresses/canonical-query.ts';
import { matchAddress } from '#src/rules/addresses/match-address.ts';
import { isNearInOtherForm } from '#src/rules/search/near.ts';
import { readSearchQuery } from '#src/rules/search/search-query.ts';
import { isPlainPath } from './plain-path.ts';
import { isProgramPath } from './program-path.ts';

/** The parameters that a dealer's own page reads, by the page's name. */
type PageParams = (page: string) => readonly string[];

/**
 * The address that a page is rendered from and cached by. Parameters that the page does not read (utm_…, gclid) are dropped, and equivalent
 * queries become one address.
 */
export function canonicalAddress(url: URL, pageParams: PageParams): URL {
  const canonical = new URL(url);
  if (!isPlainPath(url.pathname)) canonical.pathname = isProgramPath(url.pathname) ? NO_ANSWER : NO_PAGE;
  canonical.hash = '';
  const match = matchAddress(url.pathname);
  const query = match?.address.query ?? [];
  canonical.search = canonicalQuery(query === 'blocks' ? pageParams(match?.key ?? '') : query, url.searchParams);
  return canonical;
}

/** The name of a field that holds one end of a range, which an address has as a whole. */
const RANGE_END = /\[(?:min|max)\]$/;

/**
 * Where to redirect a search whose address was typed or sent by a form: to the address with only the fields that were filled in (ledger S21),
 * with its ranges, its place and its distance in their canonical form (S23). Returns null for an address that needs no change.
 */
export function formAddress({ pathname, searchParams }: URL): string | null {
  const address = matchAddress(pathname)?.address;
  const isForm = address?.kind === 'page' && address.query === 'search' && !isProgramPath(pathname) && isPlainPath(pathname);
  if (!isForm) return null;
  const hasUntidyField = [...searchParams].some(([name, value]) => value === '' || RANGE_END.test(name));
  const isUntidy = hasUntidyField || isNearInOtherForm(searchParams, readSearchQuery(searchParams).near);
  return isUntidy ? pathname + canonicalQuery('search', searchParams) : null;
}

/** Addresses that no page and no part of the API can have: a slug is never a lone dash. */
const NO_PAGE = '/-';
const NO_ANSWER = '/api/-';
