import { expect, test } from 'vitest';
import { endedSessionCookie, sessionCookie, sessionToken } from './session-cookie.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz_ABCDEFGHIJKLMNOP';

test('A1 the session’s cookie is for this host, not for scripts or other sites’ forms, and lasts 30 days', () => {
  expect(sessionCookie(TOKEN, true)).toBe(`session=${TOKEN}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`);
  expect(sessionCookie(TOKEN, false)).toBe(`session=${TOKEN}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`);
});
test('A1 a browser that is signed out forgets its token', () =>
  expect(endedSessionCookie(true)).toBe('session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure'));
test('A1 the token is read back from the cookie, beside others', () =>
  expect(sessionToken(`a=b; ${sessionCookie(TOKEN, true).split(';')[0]}; visitor=x`)).toBe(TOKEN));
test.each([null, '', 'session=', 'session=short', `xsession=${TOKEN}`, `session=${TOKEN}x`, `session=${TOKEN.slice(1)}<`])(
  'A1 the cookies %j hold no token',
  (cookies) => expect(sessionToken(cookies)).toBeNull(),
);
