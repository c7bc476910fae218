import type { IncomingMessage } from 'node:http';
import { isHost } from './host-header.ts';

/** Why a request is refused before it is routed. */
export interface Fault {
  readonly status: 400 | 405 | 408 | 431;
  readonly detail: string;
}

export const TIMED_OUT: Fault = { status: 408, detail: 'The request took too long to arrive.' };
export const UNREADABLE: Fault = { status: 400, detail: 'The request could not be read.' };
export const TOO_MANY_HEADERS: Fault = { status: 431, detail: 'The request has too many headers.' };

const HOST = 'host';
const ONE_HOST = 'The request must have one Host header.';

type Head = Pick<IncomingMessage, 'rawHeaders' | 'url' | 'httpVersion'>;

/** What is wrong with the head of a request (RFC 9112, 3.2), or null. A request whose host is ambiguous is refused. */
export function requestFault({ rawHeaders, url = '', httpVersion }: Head, maxHeaders: number): Fault | null {
  if (rawHeaders.length / 2 > maxHeaders) return TOO_MANY_HEADERS;
  let host: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length !== HOST.length || name.toLowerCase() !== HOST) continue;
    if (host !== undefined) return fault(ONE_HOST);
    host = rawHeaders[at + 1];
  }
  if (host === undefined && httpVersion === '1.1') return fault(ONE_HOST);
  if (host !== undefined && host !== '' && !isHost(host)) return fault('The Host header is not a valid host.');
  if (url.startsWith('/') || url === '*') return null;
  return isSameHost(url, host ?? '') ? null : fault('The address of the request cannot be read.');
}

const fault = (detail: string): Fault => ({ status: 400, detail });

/** Whether a request target that is a whole URL has the host of the Host header. */
const isSameHost = (target: string, host: string): boolean =>
  /^https?:\/\//i.test(target) &&
  URL.canParse(target) &&
  URL.canParse(`http://${host}/`) &&
  new URL(target.replace(/^https:/i, 'http:')).host === new URL(`http://${host}/`).host;
