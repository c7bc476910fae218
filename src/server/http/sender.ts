import type { Sender } from '#src/use-cases/context.ts';
import { visitorToken } from '#src/use-cases/leads/visitor-token.ts';
import type { Origin } from './trusted-request.ts';

/**
 * Who sends something. A page is made without knowing for whom, so for one there is nobody; an interface that is only asked is told where
 * the question came from, and nothing of the visitor's cookies.
 */
export function senderOf({ method, headers }: Request, { url, ip }: Origin): Sender | null {
  const isReading = method === 'GET' || method === 'HEAD';
  if (isReading && !ASKED.test(url.pathname)) return null;
  return {
    ip,
    visitor: isReading ? null : visitorToken(headers.get('cookie')),
    isSecure: url.protocol === 'https:',
    userAgent: (headers.get('user-agent') ?? '').slice(0, LONGEST),
    page: ownPage(headers.get('referer'), url),
  };
}

const LONGEST = 300;

/** What is not a page: the interfaces that programs and a page's script ask, and sheets, which are printed for one address only so often. */
const ASKED = /^\/api\/|^\/cars\/[^/]+(?:\/view\.json|\.pdf)$/;

function ownPage(referer: string | null, own: URL): string {
  if (referer === null || !URL.canParse(referer)) return '';
  const page = new URL(referer);
  return page.origin === own.origin ? `${page.pathname}${page.search}`.slice(0, LONGEST) : '';
}
