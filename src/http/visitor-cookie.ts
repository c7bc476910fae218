import { cookieName, cookieValue } from './own-cookie.ts';

const NAME = 'visitor';
const DAYS = 30;

/** The token in a Cookie header, if it holds one that could be ours. */
export function visitorToken(cookies: string | null, isSecure: boolean): string | null {
  const value = cookieValue(cookies, NAME, isSecure);
  return value !== null && /^[\w-]{22}$/.test(value) ? value : null;
}

/** The Set-Cookie header that hands a visitor their token, or takes it back with null; no script can read it, and no other site's form carries it. */
export const visitorCookie = (token: string | null, isSecure: boolean): string =>
  `${cookieName(NAME, isSecure)}=${token ?? ''}; Path=/; Max-Age=${token === null ? 0 : DAYS * 86_400}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
