import { FastResponse } from 'srvx';
import type { Page } from './page.ts';
import { bestEncoding, type Encoding } from './page-bodies.ts';

/** How a page is sent to a visitor: with 304 and no body when the visitor already has it. */
export interface PageReply {
  readonly status: number;
  readonly encoding: Encoding;
}

/** Chooses the reply from the request's Accept-Encoding and If-None-Match. */
export function pageReply(page: Page, accepted: string, known: string): PageReply {
  const isKnown = page.status === 200 && known !== '' && known.split(/,\s*/).includes(etagOf(page));
  return { status: isKnown ? 304 : page.status, encoding: page.isPacked ? 'identity' : bestEncoding(accepted, page.body.length) };
}

/** The headers of a reply; `body` is the page in the reply's encoding. */
export function replyHeaders(page: Page, { status, encoding }: PageReply, body: Buffer | null): Headers {
  const headers = new Headers(page.headers.map(([name, value]): [string, string] => [name, value]));
  headers.set('ETag', etagOf(page));
  headers.append('Vary', 'Accept-Encoding');
  if (status === 304) headers.delete('content-type');
  if (body === null) return headers;
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return headers;
}

/** A page in the best encoding that the visitor accepts, or 304 when the visitor already has it. */
export async function sendPage(page: Page, request: Request): Promise<Response> {
  const { headers, method } = request;
  const reply = pageReply(page, headers.get('accept-encoding') ?? '', headers.get('if-none-match') ?? '');
  const body = reply.status === 304 ? null : await page.bodies.of(reply.encoding);
  const init = { status: reply.status, headers: replyHeaders(page, reply, body) };
  // Sent in one write; a plain Response would be a stream of one chunk.
  return new FastResponse(method === 'HEAD' || body === null ? null : new Uint8Array(body), init);
}

const etagOf = ({ etag }: Page): string => `W/"${etag}"`;
