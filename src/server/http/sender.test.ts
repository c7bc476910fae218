import { expect, test } from 'vitest';
import { senderOf } from '#src/server/http/sender.ts';

const TOKEN = 'abcdefghijklmnopqrstuv';
const SESSION = 'abcdefghijklmnopqrstuvwxyz_ABCDEFGHIJKLMNOP';
const ask = (method: string, path: string, headers: Record<string, string> = {}) => {
  const url = new URL(path, 'https://www.harbour.example');
  return senderOf(
    new Request(url, { method, headers: { cookie: `a=b; __Host-visitor=${TOKEN}; __Host-session=${SESSION}`, ...headers } }),
    {
      url,
      host: url.host,
      ip: '203.0.113.7',
      requestId: null,
      isOwn: false,
    },
  );
};

test('a page has no sender', () => expect(ask('GET', '/contact-us')).toBeNull());
test('the API knows the network address, and nothing of the cookies if its answer is the same for everybody', () =>
  expect(ask('GET', '/api/search')).toMatchObject({ ip: '203.0.113.7', visitor: null, session: null }));
test('A2 an address that answers one visitor knows the session, and not the visitor, when it is only read', () => {
  for (const path of ['/api/rego', '/booking/1'])
    expect(ask('GET', path)).toMatchObject({ ip: '203.0.113.7', visitor: null, session: SESSION });
});
test('H3.2 a valuation knows the visitor who began it when it is only read', () =>
  expect(ask('GET', '/trade-in/1/offer')).toMatchObject({ visitor: TOKEN, session: SESSION }));
test('A2 whoever sends something is known by their session', () =>
  expect(ask('POST', '/contact-us')).toMatchObject({ session: SESSION }));
test('R2 a page of buying knows whose hold it shows, signed in or not', () => {
  for (const path of ['/cars/a-1/checkout', '/cars/a-1/buy-online/held?id=1', '/api/reservations/mine?car_id=1'])
    expect(ask('GET', path)).toMatchObject({ visitor: TOKEN, session: SESSION });
});
test('H5 the counter of page views knows the network address, and not the visitor', () =>
  expect(ask('GET', '/cars/a-1/view.json')).toMatchObject({ ip: '203.0.113.7', visitor: null }));
test('H3.2 a sender is known by the token in their cookie', () =>
  expect(ask('POST', '/contact-us')).toMatchObject({ visitor: TOKEN, isSecure: true }));
test.each([
  '__Host-visitor=short',
  '__Host-visitor=',
  `xvisitor=${TOKEN}`,
  `visitor=${TOKEN}`,
  `__Host-visitor=${TOKEN}x`,
  '__Host-visitor=<script>aaaaaaaaaaaaaa',
])('H3.2 the cookie %s is no token', (cookie) => expect(ask('POST', '/', { cookie })?.visitor).toBeNull());
test.each([
  ['https://www.harbour.example/cars/x?a=1', '/cars/x?a=1'],
  ['https://elsewhere.example/cars/x', ''],
  ['nonsense', ''],
])('L15b the page %s is read as %j', (referer, page) => expect(ask('POST', '/', { referer })?.page).toBe(page));
