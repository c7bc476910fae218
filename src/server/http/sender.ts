import { sessionToken } from '#src/http/session-cookie.ts';
import { visitorToken } from '#src/http/visitor-cookie.ts';
import { matchAddress } from '#src/rules/addresses/addresses.ts';
import type { Sender } from '#src/use-cases/context.ts';
import type { Origin } from './trusted-request.ts';

/**
 * Who sends a request. Null for pages that are the same for everybody, which are rendered without knowing for whom. Of the cookies of a
 * request that only reads, an address that answers one visitor knows the session, and no other knows anything.
 */
export function senderOf({ method, headers }: Request, { url, ip }: Origin): Sender | null {
  const isReading = method === 'GET' || method === 'HEAD';
  const { kind = 'page', forVisitor = false } = matchAddress(url.pathname)?.address ?? {};
  if (isReading && !forVisitor && !KINDS_WITH_SENDER.includes(kind)) return null;
  return {
    ip,
    visitor: isReading ? null : visitorToken(headers.get('cookie')),
    session: isReading && !forVisitor ? null : sessionToken(headers.get('cookie')),
    isSecure: url.protocol === 'https:',
    userAgent: (headers.get('user-agent') ?? '').slice(0, LONGEST),
    page: ownPage(headers.get('referer'), url),
  };
}

const LONGEST = 300;

/** The API, and addresses that the server answers itself, such as sheets: they are limited per network address. */
const KINDS_WITH_SENDER: readonly string[] = ['api', 'direct'];

function ownPage(referer: string | null, own: URL): string {
  if (referer === null || !URL.canParse(referer)) return '';
  const page = new URL(referer);
  return page.origin === own.origin ? `${page.pathname}${page.search}`.slice(0, LONGEST) : '';
}
