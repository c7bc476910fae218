import { SESSION_DAYS } from '#src/rules/accounts/sign-in-limits.ts';

const NAME = 'session';
const SECONDS = SESSION_DAYS * 86_400;

/** The token in a Cookie header, if it holds one that could be ours. */
export function sessionToken(cookies: string | null): string | null {
  for (const cookie of (cookies ?? '').split(';')) {
    const [name, value = ''] = cookie.trim().split('=');
    if (name === NAME && /^[\w-]{43}$/.test(value)) return value;
  }
  return null;
}

/** The Set-Cookie header that signs a browser in, on this host only; no script can read it, and no other site's form carries it. */
export const sessionCookie = (token: string, isSecure: boolean): string => cookie(token, SECONDS, isSecure);

/** The Set-Cookie header that makes a browser forget its session. */
export const endedSessionCookie = (isSecure: boolean): string => cookie('', 0, isSecure);

const cookie = (value: string, maxAge: number, isSecure: boolean): string =>
  `${NAME}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
