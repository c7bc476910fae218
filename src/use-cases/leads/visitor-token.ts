import { createHash, randomBytes } from 'node:crypto';

const NAME = 'visitor';
const DAYS = 30;

/** A token for a visitor who has none yet: 128 bits that nobody can guess (ledger H3). */
export const newVisitorToken = (): string => randomBytes(16).toString('base64url');

/** What is stored of a token: whoever reads the database cannot act for the visitor. */
export const visitorHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token in a Cookie header, if there is one that could be ours. */
export function visitorToken(cookies: string | null): string | null {
  for (const cookie of (cookies ?? '').split(';')) {
    const [name, value = ''] = cookie.trim().split('=');
    if (name === NAME && /^[\w-]{22}$/.test(value)) return value;
  }
  return null;
}

/** The header that hands a visitor their token; no script can read it, and no other site's form carries it. */
export const visitorCookie = (token: string, isSecure: boolean): string =>
  `${NAME}=${token}; Path=/; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
