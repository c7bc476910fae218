import { LRUCache } from 'lru-cache';
import type { Page } from './page.ts';

/** The shares of the memory for pages with a query and for 404 pages. */
const QUERY_SHARE = 1 / 4;
const MISSING_SHARE = 1 / 16;

/**
 * Finished pages in memory; when it is full, the least recently used are dropped. Each belongs to one edition of its site's showroom and is
 * dropped with it. Made-up addresses must not displace pages that are really read, so those have memory of their own: a site has a limited
 * number of addresses without a query and an unlimited number with one (ledger H8).
 */
export class PageCache {
  readonly #plain: LRUCache<string, Page>;
  readonly #queried: LRUCache<string, Page>;
  readonly #missing: LRUCache<string, Page>;
  readonly #inProgress = new Map<string, Promise<Page>>();

  constructor(bytes: number) {
    const pages = (share: number) =>
      new LRUCache<string, Page>({
        maxSize: Math.max(1, Math.floor(bytes * share)),
        sizeCalculation: ({ body }) => body.length * 2 + 2048,
      });
    this.#queried = pages(QUERY_SHARE);
    this.#missing = pages(MISSING_SHARE);
    this.#plain = pages(1 - QUERY_SHARE - MISSING_SHARE);
  }

  /** The page cached for an edition and an address, or undefined. */
  cached(edition: string, address: string): Page | undefined {
    return this.#pagesLike(address).get(`${edition} ${address}`);
  }

  /** The page cached for an edition and an address. If there is none it is rendered, once for all requests that wait for it. */
  async answer(edition: string, address: string, make: () => Promise<Page>): Promise<Page> {
    const key = `${edition} ${address}`;
    const pages = this.#pagesLike(address);
    const cached = pages.get(key);
    if (cached !== undefined) return cached;
    const inProgress = this.#inProgress.get(key);
    if (inProgress !== undefined) {
      const page = await inProgress;
      // An answer that may not be cached belongs to the request it was made for.
      return isCacheable(page) ? page : make();
    }
    const making = make().finally(() => this.#inProgress.delete(key));
    this.#inProgress.set(key, making);
    const page = await making;
    if (isCacheable(page)) pages.set(key, page);
    return page;
  }

  /** The 404 page of an edition, one for each kind of address. */
  missing(edition: string, kind: string): Page | null {
    return this.#missing.get(`${edition} ${kind}`) ?? null;
  }

  cacheMissing(edition: string, kind: string, page: Page): void {
    this.#missing.set(`${edition} ${kind}`, page);
  }

  #pagesLike(address: string): LRUCache<string, Page> {
    return isPlainAddress(address) ? this.#plain : this.#queried;
  }
}

/**
 * Whether an address is one that the platform itself could have written. With capitals, other characters or a query there are endless
 * spellings of the same page.
 */
export const isPlainAddress = (address: string): boolean => PLAIN.test(address);

const PLAIN = /^\/(?:[a-z0-9._-]+\/)*[a-z0-9._-]*$/;

/** Only a plain success that sets no cookie and does not forbid caching is the same for every visitor. */
const isCacheable = ({ status, headers }: Page) =>
  status === 200 &&
  !headers.some(([name, value]) => name === 'set-cookie' || (name === 'cache-control' && value.includes('no-store')));
