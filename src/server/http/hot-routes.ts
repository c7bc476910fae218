import { LRUCache } from 'lru-cache';
import type { LoggedPath } from '#src/rules/operations/logged-path.ts';
import { isPlainAddress } from './page-cache.ts';

/** Which cached page a request target leads to. */
export interface HotRoute {
  /** The address that the page is cached by. */
  readonly address: string;
  /** The path as it is logged. */
  readonly path: LoggedPath;
  /** The kind it is counted as. */
  readonly kind: number;
}

const MB = 1024 * 1024;
const PLAIN_BYTES = 8 * MB;
const OTHER_BYTES = 2 * MB;
/** The objects around the texts of a route, roughly. */
const ROUTE_BYTES = 250;
/** Longer targets are rare, and would fill the memory with few routes. */
const LONGEST = 512;

/**
 * Where request targets led in an edition of a site. Routes hold addresses and no pages, so a page leaves the memory when the page cache drops
 * it. One page has endless targets (utm_…, gclid): as in the page cache, those that the platform itself writes have memory of their own, which
 * made-up ones cannot take (ledger H8).
 */
export class HotRoutes {
  readonly #plain = routes(PLAIN_BYTES);
  readonly #others = routes(OTHER_BYTES);

  find(edition: string, target: string): HotRoute | undefined {
    return this.#routesLike(target).get(`${edition} ${target}`);
  }

  add(edition: string, target: string, route: HotRoute): void {
    if (target.length <= LONGEST) this.#routesLike(target).set(`${edition} ${target}`, route);
  }

  #routesLike(target: string): LRUCache<string, HotRoute> {
    return isPlainAddress(target) ? this.#plain : this.#others;
  }
}

const routes = (bytes: number): LRUCache<string, HotRoute> =>
  new LRUCache({
    maxSize: bytes,
    sizeCalculation: ({ address, path }, key) => key.length + address.length + path.length + ROUTE_BYTES,
  });
