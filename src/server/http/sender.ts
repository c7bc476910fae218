import { sessionToken } from '#src/http/session-cookie.ts';
import { visitorToken } from '#src/http/visitor-cookie.ts';
import { matchAddress } from '#src/rules/addresses/match-address.ts';
import type { Sender } from '#src/use-cases/context.ts';
import type { Origin } from './trusted-request.ts';

/**
 * Who sends a request. Null for public pages, which are rendered without knowing for whom; the API knows where a request came from. Cookies
 * are read only for what answers one visitor.
 */
export function senderOf(request: Request, origin: Origin): Sender | null {
  const address = matchAddress(origin.url.pathname)?.address;
  const hasSender = !isReading(request) || address?.forVisitor === true || KINDS_WITH_SENDER.includes(address?.kind ?? 'page');
  if (!hasSender) return null;
  const isSending = !isReading(request);
  return knownSender(request, origin, {
    session: address?.forVisitor === true || isSending,
    visitor: address?.knowsVisitor === true || isSending,
  });
}

/** The sender of a request for a page that only some may open. */
export const gateSender = (request: Request, origin: Origin): Sender =>
  knownSender(request, origin, { session: true, visitor: !isReading(request) });

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** Which of the sender's cookies are read. */
interface Reads {
  readonly session: boolean;
  readonly visitor: boolean;
}

function knownSender(request: Request, { url, ip }: Origin, reads: Reads): Sender {
  const { headers } = request;
  const [cookies, isSecure] = [headers.get('cookie'), url.protocol === 'https:'];
  return {
    ip,
    visitor: reads.visitor ? visitorToken(cookies, isSecure) : null,
    session: reads.session ? sessionToken(cookies, isSecure) : null,
    isSecure,
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
