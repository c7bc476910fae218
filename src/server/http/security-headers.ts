import { INLINE_CODE } from '#src/http/inline-code.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import type { Page } from './page.ts';
import { PageBodies } from './page-bodies.ts';

/** What the policies of an answer depend on besides its own headers. */
export interface SecurityOptions extends Omit<PolicyOptions, 'inline'> {
  /** Off in development, where the bundler adds scripts of its own. */
  readonly hasPolicy: boolean;
}

/** Who may embed each kind of answer, by its media type. The first match applies; the last matches everything. */
const EMBEDDING: readonly { readonly type: RegExp; readonly resourcePolicy: string; readonly policy: string | null }[] = [
  // A page's content security policy is set with the page and says who may frame it.
  { type: /^text\/html/, resourcePolicy: 'same-origin', policy: null },
  // Other sites, emails and search engines show a dealer's pictures. Opened by itself, a picture is a document that may run and load nothing.
  {
    type: /^image\//,
    resourcePolicy: 'cross-origin',
    policy: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  },
  { type: /(?:)/, resourcePolicy: 'same-origin', policy: "frame-ancestors 'none'" },
];

/** The headers of every answer. */
const ALWAYS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
};

const WALLETS = 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")';

/** A year, for the host that answered; its other hosts may not have https. */
const HSTS = 'max-age=31536000';

/**
 * Sets the security headers that depend on the answer alone and never on the request, so that they may be cached with it. Existing headers
 * stay: applying it twice changes nothing.
 */
export function setSecurityHeaders(headers: Headers, { hasPolicy, ...allowed }: SecurityOptions): void {
  const type = headers.get('content-type') ?? '';
  const inline = (headers.get(INLINE_CODE) ?? '').split(' ');
  headers.delete(INLINE_CODE);
  if (headers.has('Cross-Origin-Resource-Policy')) return;
  const { resourcePolicy, policy } = EMBEDDING.find((kind) => kind.type.test(type)) ?? {
    resourcePolicy: 'same-origin',
    policy: null,
  };
  headers.set('Cross-Origin-Resource-Policy', resourcePolicy);
  // Wallets ask from within Stripe's frame.
  if (allowed.stripePages != null) headers.set('Permissions-Policy', WALLETS);
  // A page whose address is a secret sets a stricter referrer policy itself.
  for (const [name, value] of Object.entries(ALWAYS)) if (!headers.has(name)) headers.set(name, value);
  if (headers.has('Content-Security-Policy')) return;
  if (policy !== null) headers.set('Content-Security-Policy', policy);
  else if (hasPolicy) headers.set('Content-Security-Policy', contentSecurityPolicy({ ...allowed, inline }));
}

/** Sets the one security header that depends on the request; it is never cached with an answer. */
function setTransportSecurity(headers: Headers, protocol: 'http' | 'https'): void {
  if (protocol === 'https') headers.set('Strict-Transport-Security', HSTS);
}

/** What the last headers of an answer depend on. */
export interface Finish {
  readonly status: number;
  readonly protocol: 'http' | 'https';
  readonly requestId: string;
  readonly hasPolicy: boolean;
}

/** Adds the headers that depend on the request, and the security headers of answers that are not pages. */
export function finishHeaders(headers: Headers, { status, protocol, requestId, hasPolicy }: Finish): void {
  setSecurityHeaders(headers, { hasPolicy });
  setTransportSecurity(headers, protocol);
  if (status >= 400 && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  headers.set('X-Request-Id', requestId);
}

/** Decides an answer's caching, here and nowhere else, and sets its security headers. */
export function withSecurityHeaders(page: Page, options: SecurityOptions): Page {
  const headers = new Headers(page.headers.map(([name, value]): [string, string] => [name, value]));
  setSecurityHeaders(headers, options);
  // A browser may store a page but must revalidate it each time: an unchanged one costs a 304. An answer may forbid storing.
  const mayBeCached = page.status === 200 && !headers.has('set-cookie') && headers.get('cache-control') !== 'no-store';
  headers.set('Cache-Control', mayBeCached ? 'public, no-cache' : 'no-store');
  return { ...page, headers: [...headers], bodies: new PageBodies(page.body) };
}
