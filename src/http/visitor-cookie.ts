const NAME = 'visitor';
const DAYS = 30;

/** The token in a Cookie header, if it holds one that could be ours. */
export function visitorToken(cookies: string | null): string | null {
  for (const cookie of (cookies ?? '').split(';')) {
    const [name, value = ''] = cookie.trim().split('=');
    if (name === NAME && /^[\w-]{22}$/.test(value)) return value;
  }
  return null;
}

/** The Set-Cookie header that hands a visitor their token, or takes it back with null; no script can read it, and no other site's form carries it. */
export const visitorCookie = (token: string | null, isSecure: boolean): string =>
  `${NAME}=${token ?? ''}; Path=/; Max-Age=${token === null ? 0 : DAYS * 86_400}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
