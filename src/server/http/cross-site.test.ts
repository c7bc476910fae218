import { expect, test } from 'vitest';
import { isCrossSite } from '#src/server/http/cross-site.ts';

const own = new URL('https://www.harbour.example/api/leads');
const post = (headers: Record<string, string>, method = 'POST') => isCrossSite(method, new Headers(headers), own);

test.each<[string, Record<string, string>, boolean]>([
  ['the site’s own form', { origin: 'https://www.harbour.example', 'sec-fetch-site': 'same-origin' }, false],
  ['a form on another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, true],
  ['a form on a sibling host', { origin: 'https://shop.harbour.example', 'sec-fetch-site': 'same-site' }, true],
  ['another origin without Sec-Fetch-Site', { origin: 'https://evil.example' }, true],
  ['a sandboxed frame', { origin: 'null' }, true],
  ['the same host over http', { origin: 'http://www.harbour.example' }, true],
  ['a browser without Origin, but with cookies', { cookie: 'session=1' }, true],
  ['a program without cookies', {}, false],
  ['an address typed by the user', { 'sec-fetch-site': 'none' }, false],
])('a POST from %s is cross-site: %s', (_, headers, isRefused) => expect(post(headers)).toBe(isRefused));

test('reading is never refused', () =>
  expect(post({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(false));
