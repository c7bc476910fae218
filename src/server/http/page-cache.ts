import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { FastResponse } from 'srvx';

type Encoding = 'br' | 'gzip' | 'identity';

/** A finished answer that is the same for every visitor. */
export interface Page {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
  readonly etag: string;
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

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

  /** The page cached for an edition and an address. If there is none it is rendered, once for all requests that wait for it. */
  async answer(edition: string, address: string, make: () => Promise<Page>): Promise<Page> {
    const key = `${edition} ${address}`;
    const pages = PLAIN.test(address) ? this.#plain : this.#queried;
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
}

/** An address as the platform itself writes it. With capitals, other characters or a query there are endless spellings of the same page. */
const PLAIN = /^\/(?:[a-z0-9._-]+\/)*[a-z0-9._-]*$/;

/** Only a plain success that sets no cookie and does not forbid caching is the same for every visitor. */
const isCacheable = ({ status, headers }: Page) =>
  status === 200 &&
  !headers.some(([name, value]) => name === 'set-cookie' || (name === 'cache-control' && value.includes('no-store')));

/** Reads an answer to its end, so that it can be sent any number of times. */
export async function pageOf(response: Response): Promise<Page> {
  const body = Buffer.from(await response.arrayBuffer());
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { status: response.status, headers: [...response.headers], body, etag, compressed: new Map() };
}

/** A page in the best encoding that the visitor accepts, or 304 when the visitor already has it. */
export async function sendPage(page: Page, request: Request): Promise<Response> {
  const encoding = bestEncoding(request.headers.get('accept-encoding') ?? '', page.body.length);
  const headers = new Headers(page.headers.map(([name, value]): [string, string] => [name, value]));
  const etag = `W/"${page.etag}"`;
  headers.set('ETag', etag);
  headers.append('Vary', 'Accept-Encoding');
  if (page.status === 200 && (request.headers.get('if-none-match') ?? '').split(/,\s*/).includes(etag)) {
    headers.delete('content-type');
    return new FastResponse(null, { status: 304, headers });
  }
  const body = await encoded(page, encoding);
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  // Sent in one write; a plain Response would be a stream of one chunk.
  return new FastResponse(request.method === 'HEAD' ? null : new Uint8Array(body), { status: page.status, headers });
}

function encoded(page: Page, encoding: Encoding): Promise<Buffer> {
  const cached = page.compressed.get(encoding);
  if (cached !== undefined) return cached;
  const made = compress(page.body, encoding);
  page.compressed.set(encoding, made);
  return made;
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? zip(body) : Promise.resolve(body);
}

function bestEncoding(accepted: string, length: number): Encoding {
  if (length < 1024) return 'identity';
  const names = accepted.split(',').map((part) => part.trim());
  const takes = (name: string) => names.some((part) => part.split(';')[0] === name && !/;\s*q=0(?:\.0*)?$/.test(part));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
