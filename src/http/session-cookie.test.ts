import { expect, test } from 'vitest';
import { endedSessionCookies, sessionCookies, sessionToken } from './session-cookie.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz_ABCDEFGHIJKLMNOP';

test('A1 the session’s cookie is for this host, not for scripts or other sites’ forms, and lasts 30 days', () => {
  expect(sessionCookies(TOKEN, true)[0]).toBe(`session=${TOKEN}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`);
  expect(sessionCookies(TOKEN, false)[0]).toBe(`session=${TOKEN}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`);
});
test('A1 scripts may know that somebody is signed in, and nothing else', () =>
  expect(sessionCookies(TOKEN, true).slice(1)).toEqual(['signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure']));
test('A1 a browser that is signed out forgets its token', () =>
  expect(endedSessionCookies(true)).toEqual([
    'session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    'signed_in=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]));
test('A1 the token is read back from the cookie, beside others', () =>
  expect(sessionToken(`a=b; ${sessionCookies(TOKEN, true)[0]?.split(';')[0]}; visitor=x`)).toBe(TOKEN));
test.each([null, '', 'session=', 'session=short', `xsession=${TOKEN}`, `session=${TOKEN}x`, `session=${TOKEN.slice(1)}<`])(
  'A1 the cookies %j hold no token',
  (cookies) => expect(sessionToken(cookies)).toBeNull(),
);
