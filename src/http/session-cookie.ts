import { createHash } from 'node:crypto';
import { SESSION_DAYS } from '#src/rules/accounts/sign-in-limits.ts';
import { cookieName, cookieValue } from './own-cookie.ts';

const NAME = 'session';
/** Read by src/ui/accounts/is-signed-in.ts and public/garage-worker.js. */
const SIGNED_IN = 'signed_in';
const SECONDS = SESSION_DAYS * 86_400;

/** The token in a Cookie header, if it holds one that could be ours. */
export function sessionToken(cookies: string | null, isSecure: boolean): string | null {
  const value = cookieValue(cookies, NAME, isSecure);
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
}

/**
 * The Set-Cookie headers that sign a browser in, on this host only. No script can read the session, and no other site's form carries it; the
 * second cookie only tells the page's script that there is one, so that it asks who is signed in, and tells one session from another.
 */
export const sessionCookies = (token: string, isSecure: boolean): readonly string[] => [
  cookie(token, SECONDS, isSecure),
  hint(sessionMark(token), SECONDS, isSecure),
];

/** What a session is told from others by: nobody can find the token from it. */
export const sessionMark = (token: string): string => createHash('sha256').update(token).digest('base64url').slice(0, 22);

interface CookieSender {
  readonly session: string | null;
  readonly isSecure: boolean;
}

/** The Set-Cookie headers of a session that was extended just now, with the same token; none for any other. */
export const renewedCookies = (session: { readonly isRenewed: boolean }, sender: CookieSender | null): readonly string[] =>
  session.isRenewed && sender !== null && sender.session !== null ? sessionCookies(sender.session, sender.isSecure) : [];

/** Whether an answer with these Set-Cookie headers hands a browser a session. */
export const handsOverSession = (cookies: readonly string[]): boolean =>
  cookies.some((one) => sessionToken(one, true) !== null || sessionToken(one, false) !== null);

/** The Set-Cookie headers that make a browser forget its session. */
export const endedSessionCookies = (isSecure: boolean): readonly string[] => [cookie('', 0, isSecure), hint('', 0, isSecure)];

const hint = (value: string, maxAge: number, isSecure: boolean): string =>
  `${cookieName(SIGNED_IN, isSecure)}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

const cookie = (value: string, maxAge: number, isSecure: boolean): string =>
  `${cookieName(NAME, isSecure)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
