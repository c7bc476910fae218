/** The parameters that each kind of page knows, in their canonical order; every other one is dropped before a page is made. */
const KNOWN: readonly { readonly path: RegExp; readonly names: readonly string[] }[] = [
  { path: /^\/search(?:\/|$)/, names: ['page'] },
];

/**
 * The address that a page is made from and remembered by: parameters it does not know (utm_…, gclid) make no page of their own and never
 * appear in one. `_routes` belongs to the router's own navigation requests.
 */
export function canonicalAddress(url: URL): URL {
  const path = url.pathname.replace(/\.data$/, '');
  const names = KNOWN.find(({ path: pattern }) => pattern.test(path))?.names ?? [];
  const canonical = new URL(url);
  if (!isDecodable(url.pathname)) canonical.pathname = NOWHERE;
  canonical.hash = '';
  canonical.search = '';
  for (const name of [...names, ...(path === url.pathname ? [] : ['_routes'])]) {
    const value = url.searchParams.get(name);
    if (value !== null && value !== '') canonical.searchParams.set(name, value);
  }
  return canonical;
}

/** An address that no page can have: a slug never is a lone dash. */
const NOWHERE = '/-';

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
