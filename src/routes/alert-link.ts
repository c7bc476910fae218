import { ownPageHeaders } from './signed-in-visit.ts';

/** The key of a link in an email, and the address of its page. */
export function linkOf(request: Request): { readonly key: string; readonly path: string } {
  const { pathname, searchParams } = new URL(request.url);
  const key = (searchParams.get('key') ?? '').slice(0, LONGEST);
  return { key, path: `${pathname.replace(/\.data$/, '')}?key=${encodeURIComponent(key)}` };
}

/** No key is longer. */
const LONGEST = 200;

/** The address contains the key, so it must not leak, not even in the Referer header. */
export function linkHeaders(actionHeaders?: Headers): Headers {
  const headers = ownPageHeaders(actionHeaders);
  headers.set('Referrer-Policy', 'strict-origin');
  return headers;
}
