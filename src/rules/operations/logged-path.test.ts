import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

test.each([
  ['an email address', '/alerts/jo@example.com', '/alerts/…'],
  ['an encoded one', '/unsubscribe/jo%40example.com/now', '/unsubscribe/…/now'],
  ['a phone number', '/call/0412345678', '/call/…'],
  ['one with spaces', '/call/0412%20345%20678', '/call/…'],
  ['one from abroad', '/call/+61412345678', '/call/…'],
  ['one whose plus is encoded', '/call/%2B61412345678', '/call/…'],
  ['a card', '/pay/4242424242424242', '/pay/…'],
  ['a key', '/alerts/stop/mT3kq9_xZa8PvW2LrB5nQw', '/alerts/stop/…'],
  ['a query that a mail program encoded', '/alerts/stop%3Fkey=mT3kq9', '/alerts/stop…'],
  ['a query after a semicolon', '/my-garage;session=mT3kq9', '/my-garage…'],
])('J4 %s in a path is not logged', (_what, path, logged) => expect(loggedPath(path)).toBe(logged));

test.each([
  '/',
  '/search/used-cars/corolla',
  '/cars/2019-toyota-corolla-ascent-sport-hatchback-automatic-10254871',
  '/cars/10254871',
  '/booking/0f7a2c1e-5b1d-4c7e-9a63-2f5d8f4c1b90/calendar.ics',
  '/assets/page-script-DfK3_x2AqL9m.js',
  '/blog/news/the-2024-2025-financial-year-in-100-words',
  '/wp-login.php',
  '/caf%C3%A9',
])('J4 the path %s is logged as it is', (path) => expect(loggedPath(path)).toBe(path));

test('J4 a long path is cut before it is looked at, so that none costs more than another', () => {
  expect(loggedPath(`/${'a'.repeat(5_000)}`)).toHaveLength(300);
});
