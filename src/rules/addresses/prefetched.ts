import { addressList } from './addresses.ts';

/**
 * The addresses that no browser fetches ahead, as URL patterns: what is no page, and what answers one visitor. The syntax of the table's paths
 * is that of URL patterns.
 */
export const NOT_PREFETCHED: readonly string[] = addressList
  .filter(({ kind, forVisitor }) => kind !== 'page' || forVisitor === true)
  // With or without a closing slash.
  .map(({ path }) => (path.endsWith('*') ? `/${path}` : `/${path}{/}?`));
