import { contentSecurityPolicy } from './content-security-policy.ts';
import type { Page } from './page-cache.ts';

/** The one place where an answer's caching and safety are decided. `frames`: the origins that a page may show in frames. */
export function withSecurityHeaders(page: Page, url: URL, hasPolicy: boolean, frames: readonly string[] = []): Page {
  const headers = new Headers(page.headers.map(([name, value]): [string, string] => [name, value]));
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true;
  headers.set('X-Content-Type-Options', 'nosniff');
  // A page whose address is a secret says so itself.
  if (!headers.has('referrer-policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(self)');
  if (url.protocol === 'https:') headers.set('Strict-Transport-Security', 'max-age=31536000');
  // A page may be kept, but must be asked for again each time: an unchanged one costs a 304. An answer may say that it must not be.
  const mayBeKept = page.status === 200 && !headers.has('set-cookie') && headers.get('cache-control') !== 'no-store';
  headers.set('Cache-Control', mayBeKept ? 'public, no-cache' : 'no-store');
  if (isHtml && hasPolicy) headers.set('Content-Security-Policy', contentSecurityPolicy(page.body.toString(), frames));
  return { ...page, headers: [...headers], compressed: new Map() };
}
