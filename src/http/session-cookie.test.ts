import { expect, test } from 'vitest';
import { endedSessionCookies, sessionCookies, sessionToken } from './session-cookie.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz_ABCDEFGHIJKLMNOP';

test('A1 the session’s cookie is for this host, not for scripts or other sites’ forms, and lasts 30 days', () => {
  expect(sessionCookies(TOKEN, true)[0]).toBe(`__Host-session=${TOKEN}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`);
  expect(sessionCookies(TOKEN, false)[0]).toBe(`session=${TOKEN}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`);
});
test('A1 scripts may know that somebody is signed in, and in the same session as before, but not its token', () => {
  const [, hint = '', ...others] = sessionCookies(TOKEN, true);
  expect(others).toEqual([]);
  expect(hint).toMatch(/^__Host-signed_in=[\w-]{22}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/);
  expect(sessionCookies(TOKEN, true)[1]).toBe(hint);
  expect(sessionCookies(`${TOKEN.slice(1)}A`, true)[1]).not.toBe(hint);
  for (let at = 0; at + 4 <= TOKEN.length; at += 1) expect(hint.slice(0, 39)).not.toContain(TOKEN.slice(at, at + 4));
});
test('A1 a browser that is signed out forgets its token', () =>
  expect(endedSessionCookies(true)).toEqual([
    '__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    '__Host-signed_in=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]));
test.each([true, false])('A1 the token is read back from the cookie, beside others (over https: %s)', (isSecure) =>
  expect(sessionToken(`a=b; ${sessionCookies(TOKEN, isSecure)[0]?.split(';')[0]}; visitor=x`, isSecure)).toBe(TOKEN),
);
test('H6 over https a session that another host of the domain has put in its place is none', () =>
  expect(sessionToken(`session=${TOKEN}`, true)).toBeNull());
test.each([null, '', 'session=', 'session=short', `xsession=${TOKEN}`, `session=${TOKEN}x`, `session=${TOKEN.slice(1)}<`])(
  'A1 the cookies %j hold no token',
  (cookies) => expect(sessionToken(cookies, false)).toBeNull(),
);
