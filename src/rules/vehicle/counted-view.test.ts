import { expect, test } from 'vitest';
import { isCountedView, type ViewRequest, viewWindow } from './counted-view.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const counted = (facts: Partial<ViewRequest> = {}) =>
  isCountedView({ method: 'GET', userAgent: PHONE, purposes: [null], dest: 'empty', site: 'same-origin', ...facts });

test.each([
  PHONE,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
  'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
])('H5.2 a shopper’s browser counts: %s', (userAgent) => expect(counted({ userAgent })).toBe(true));

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'curl/8.5.0',
  'python-requests/2.32',
  '',
])('H5.2 a robot does not count: %s', (userAgent) => expect(counted({ userAgent })).toBe(false));

test.each(['prefetch', 'prefetch;prerender', 'Prefetch', 'preview'])('H5.2 a page fetched ahead does not count: %s', (purpose) =>
  expect(counted({ purposes: [null, purpose] })).toBe(false),
);
test('H5 whoever opens the counter’s own address does not count', () => expect(counted({ dest: 'document' })).toBe(false));
test('H5 another site that asks does not count', () => expect(counted({ site: 'cross-site' })).toBe(false));
test('H5 a browser that says nothing of where it asks from counts', () => expect(counted({ dest: null, site: null })).toBe(true));
test('H5 asking only whether there is an answer does not count', () => expect(counted({ method: 'HEAD' })).toBe(false));

const half = (time: string) => viewWindow(Date.parse(time)).halfHour;

test('H5.1 the minutes of one half hour are one window', () =>
  expect(half('2026-11-15T10:29:59Z')).toBe(half('2026-11-15T10:00:00Z')));
test('H5.1 the next half hour is another window', () =>
  expect(half('2026-11-15T10:30:00Z')).toBe(half('2026-11-15T10:29:59Z') + 1));
test('H5 a visitor is hashed with another salt on another day', () => {
  expect(viewWindow(Date.parse('2026-11-15T23:59:59Z')).day).toBe('2026-11-15');
  expect(viewWindow(Date.parse('2026-11-16T00:00:00Z')).day).toBe('2026-11-16');
});
