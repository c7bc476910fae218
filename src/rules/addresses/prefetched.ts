import { addressList } from './match-address.ts';

const ELSEWHERE = addressList.filter(({ kind, forVisitor }) => kind !== 'page' || forVisitor === true).map(({ path }) => path);

/** Such as `api/`, for `api/*`. */
const WHOLE = ELSEWHERE.filter((path) => path.endsWith('/*')).map((path) => path.slice(0, -1));

/**
 * The addresses that no browser fetches ahead, as URL patterns: what is no page, and what answers one visitor. The syntax of the table's paths
 * is that of URL patterns.
 */
export const NOT_PREFETCHED: readonly string[] = ELSEWHERE.filter(
  (path) => path.endsWith('*') || !WHOLE.some((start) => path.startsWith(start)),
)
  // With or without a closing slash.
  .map((path) => (path.endsWith('*') ? `/${path}` : `/${path}{/}?`));
