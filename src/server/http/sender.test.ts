import { expect, test } from 'vitest';
import { senderOf } from '#src/server/http/sender.ts';

const TOKEN = 'abcdefghijklmnopqrstuv';
const ask = (method: string, path: string, headers: Record<string, string> = {}) => {
  const url = new URL(path, 'https://www.harbour.example');
  return senderOf(new Request(url, { method, headers: { cookie: `a=b; visitor=${TOKEN}`, ...headers } }), {
    url,
    host: url.host,
    ip: '203.0.113.7',
    requestId: null,
  });
};

test('a page has no sender', () => expect(ask('GET', '/contact-us')).toBeNull());
test('the API knows the network address, and nothing of the cookies', () =>
  expect(ask('GET', '/api/rego')).toMatchObject({ ip: '203.0.113.7', visitor: null }));
test('H5 the counter of page views knows the network address, and nothing of the cookies', () =>
  expect(ask('GET', '/cars/a-1/view.json')).toMatchObject({ ip: '203.0.113.7', visitor: null }));
test('H3.2 a sender is known by the token in their cookie', () =>
  expect(ask('POST', '/contact-us')).toMatchObject({ visitor: TOKEN, isSecure: true }));
test.each(['visitor=short', 'visitor=', `xvisitor=${TOKEN}`, `visitor=${TOKEN}x`, 'visitor=<script>aaaaaaaaaaaaaa'])(
  'H3.2 the cookie %s is no token',
  (cookie) => expect(ask('POST', '/', { cookie })?.visitor).toBeNull(),
);
test.each([
  ['https://www.harbour.example/cars/x?a=1', '/cars/x?a=1'],
  ['https://elsewhere.example/cars/x', ''],
  ['nonsense', ''],
])('L15b the page %s is read as %j', (referer, page) => expect(ask('POST', '/', { referer })?.page).toBe(page));
