import type { Page } from './page.ts';
import { finishHeaders } from './security-headers.ts';
import { type PageReply, replyHeaders } from './send-page.ts';

/** A reply as Node's server takes it: names and values in one list, and the bytes themselves. */
export interface FlatReply {
  readonly status: number;
  readonly body: Buffer | null;
  /** Names and values, with this request's id. The list is the same each time: Node must have written it before the next is asked for. */
  headersFor(requestId: string): string[];
}

/** The replies of pages, made once for each status, encoding and protocol. They are dropped with their page. */
export class FlatReplies {
  readonly #byPage = new WeakMap<Page, Map<string, FlatReply>>();
  readonly #hasPolicy: boolean;

  constructor(hasPolicy: boolean) {
    this.#hasPolicy = hasPolicy;
  }

  /** The reply as the edge would send it; null while the page has not been compressed in its encoding. */
  find(page: Page, reply: PageReply, protocol: 'http' | 'https'): FlatReply | null {
    const body = reply.status === 304 ? null : page.bodies.ready(reply.encoding);
    if (body === undefined) return null;
    const known = this.#repliesOf(page);
    const key = `${reply.status} ${reply.encoding} ${protocol}`;
    const cached = known.get(key);
    // A body that was compressed again has another length.
    if (cached !== undefined && cached.body === body) return cached;
    const headers = replyHeaders(page, reply, body);
    finishHeaders(headers, { status: reply.status, protocol, requestId: '', hasPolicy: this.#hasPolicy });
    const flat = [...headers].flat();
    const idAt = flat.indexOf('x-request-id') + 1;
    const made = {
      status: reply.status,
      body,
      headersFor(requestId: string) {
        flat[idAt] = requestId;
        return flat;
      },
    };
    known.set(key, made);
    return made;
  }

  #repliesOf(page: Page): Map<string, FlatReply> {
    const known = this.#byPage.get(page) ?? new Map<string, FlatReply>();
    this.#byPage.set(page, known);
    return known;
  }
}
