import { SESSION_DAYS } from '#src/rules/accounts/sign-in-limits.ts';

const NAME = 'session';

/** The Set-Cookie header of a session; no script can read it, and no other site's form carries it. */
export const sessionCookie = (token: string, isSecure: boolean): string =>
  `${NAME}=${token}; Path=/; Max-Age=${SESSION_DAYS * 86_400}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
