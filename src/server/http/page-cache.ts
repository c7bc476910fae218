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

/** The share of the memory that pages with a query have, and the one for pages that say that there is nothing. */
const QUERY_SHARE = 1 / 4;
const MISSING_SHARE = 1 / 16;

/**
 * Finished pages in memory, the least used leaving when it is full. Each belongs to one edition of its site's showroom, and retires with it.
 * Whoever makes up addresses must not push out the pages that are really read, so these have memory of their own: a site has only so many
 * addresses without a query, while the others are endless (ledger H8).
 */
export class PageCache {
  readonly #plain: LRUCache<string, Page>;
  readonly #queried: LRUCache<string, Page>;
  readonly #missing: LRUCache<string, Page>;
  readonly #underWay = new Map<string, Promise<Page>>();

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

  /** The page kept under an edition and an address, or the one that is made now: once, however many ask for it at the same time. */
  async answer(edition: string, address: string, make: () => Promise<Page>): Promise<Page> {
    const key = `${edition} ${address}`;
    const pages = PLAIN.test(address) ? this.#plain : this.#queried;
    const kept = pages.get(key);
    if (kept !== undefined) return kept;
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined) {
      const page = await underWay;
      // An answer that may not be kept belongs to the one request it was made for.
      return isKept(page) ? page : make();
    }
    const making = make().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    const page = await making;
    if (isKept(page)) pages.set(key, page);
    return page;
  }

  /** The page of an edition that says that there is nothing, as one kind of address has it: the same for every address of the kind. */
  missing(edition: string, kind: string): Page | null {
    return this.#missing.get(`${edition} ${kind}`) ?? null;
  }

  keepMissing(edition: string, kind: string, page: Page): void {
    this.#missing.set(`${edition} ${kind}`, page);
  }
}

/** An address as the platform itself writes it. In capitals, with other signs or a query it may mean the same page, but in endless ways. */
const PLAIN = /^\/(?:[a-z0-9._-]+\/)*[a-z0-9._-]*$/;

/** Only a plain success that sets no cookie, and does not itself forbid it, is the same for every visitor. */
const isKept = ({ status, headers }: Page) =>
  status === 200 &&
  !headers.some(([name, value]) => name === 'set-cookie' || (name === 'cache-control' && value.includes('no-store')));

/** Reads an answer to its end, so that it can be sent any number of times. */
export async function pageOf(response: Response): Promise<Page> {
  const body = Buffer.from(await response.arrayBuffer());
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { status: response.status, headers: [...response.headers], body, etag, compressed: new Map() };
}

/** A page in the best encoding the visitor takes, or 304 when the visitor has it already. */
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
  // Written to the wire in one go; a plain Response would be a stream of one chunk.
  return new FastResponse(request.method === 'HEAD' ? null : new Uint8Array(body), { status: page.status, headers });
}

function encoded(page: Page, encoding: Encoding): Promise<Buffer> {
  const kept = page.compressed.get(encoding);
  if (kept !== undefined) return kept;
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
