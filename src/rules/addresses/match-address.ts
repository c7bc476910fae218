import type { Declaration, Kind } from './address-declaration.ts';
import { ADDRESSES, type AddressName } from './addresses.ts';

export interface Address extends Declaration {
  readonly name: AddressName;
  /** Matches a whole path; its first group is the first variable segment. */
  readonly pattern: RegExp;
}

const addressOf = (name: AddressName, declaration: Declaration): Address => ({
  ...declaration,
  name,
  pattern: patternOf(declaration.path),
});

export const addressList: readonly Address[] = Object.entries(ADDRESSES).map(([name, declaration]) =>
  addressOf(name as AddressName, declaration),
);

function patternOf(path: string): RegExp {
  const source = path
    .replaceAll('.', '\\.')
    .replaceAll(/\/:\w+\?/g, '(?:/([^/]+))?')
    .replaceAll(/:\w+/g, '([^/]+)')
    .replaceAll('/*', '(?:/(.*?))?')
    .replace(/^\*$/, '(.*?)');
  return new RegExp(`^/${source}/?$`);
}

const firstPart = (path: string): string => path.split('/')[0] ?? '';

/** Grouped by first segment, so that a path is matched against only a few addresses. */
const byFirstPart = Map.groupBy(
  addressList.filter(({ path }) => path !== '*'),
  ({ path }) => firstPart(path),
);
const ownPage = addressList.filter(({ path }) => path === '*');

export interface Match {
  readonly address: Address;
  /** The first variable segment of the path, such as a vehicle's slug; '' if the address has none. */
  readonly key: string;
}

/**
 * The address that answers a request. What no other address matches belongs to the site's own pages. A request for a page's data is
 * matched as the page itself: whether its answer may be cached must not depend on how the router asks for it.
 */
export const matchAddress = (pathname: string): Match | null => find(pathname, routedPath(pathname));

/** The address that answers a path as the router hands it on. */
export const matchPath = (path: string): Match | null => find(path, path);

function find(pathname: string, routed: string): Match | null {
  for (const address of [...(byFirstPart.get(firstPart(routed.slice(1))) ?? []), ...ownPage]) {
    const match = address.pattern.exec(BEFORE_ROUTER.includes(address.kind) ? pathname : routed);
    if (match !== null) return { address, key: match[1] ?? '' };
  }
  return null;
}

const BEFORE_ROUTER: readonly Kind[] = ['direct', 'edge'];

/** The router requests the data of a page at `/path.data`, or at `/path/_.data` if the path ends in a slash. */
export const routedPath = (pathname: string): string =>
  pathname.endsWith('/_.data') ? pathname.slice(0, -'_.data'.length) : pathname.replace(/\.data$/, '');

/** First path segments that belong to the platform: no page or model of a site may use one (ledger I6). */
export const RESERVED_PARTS: readonly string[] = [...byFirstPart].flatMap(([part, addresses]) =>
  part === '' || addresses.some(({ sharesRoot }) => sharesRoot === true) ? [] : [part],
);
