import { expect } from '@playwright/test';
import { crawled } from '#tests/e2e/crawled.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';

/** Words of cars, and of driving what is towed. */
const OF_CARS = /\bcars?\b|\btest[ -]drives?\b|\bvehicles?\b|\b(?:like to|for a|, a) drive\b/i;
/** The car that tows is one; and what a lender charges for is called by its legal name. */
const MAY_STAND = /\btow|\bpull|choose your car|normal car|nose of your car|there is the car|vehicle security registration/i;
/** Addresses are the same on every site. */
const ADDRESSES = /https?:\/\/\S+|\/[\w-]*cars?\b[\w/?=&%.-]*|\/[\w-]*test-drive[\w/?=&%.-]*/g;

/** What a page says to people, search engines and screen readers, a line each. */
function saidBy(html: string): string[] {
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(([, json = '']) =>
    [...json.matchAll(/"(?!@)[\w]+":"([^"]*)"/g)].map(([, value = '']) => value),
  );
  const named = [...html.matchAll(/\b(?:alt|title|aria-label|placeholder|content)="([^"]*)"/g)].map(([, value = '']) => value);
  const words = html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '\n')
    .replaceAll(/<\/?(?!em|strong|b|i|a|sup|span)\w[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n');
  return [...words, ...named, ...data].map((line) => line.replaceAll(ADDRESSES, '').trim());
}

test('P5 no page of a caravan site that links or its sitemap lead to has a word of cars, its structured data included', async () => {
  test.setTimeout(240_000);
  const sitemap = await fetchSite('redgum', '/sitemap.xml');
  const listed = [...sitemap.text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path || '/');
  const [first = ''] = await vehicleLinks('redgum');
  const print = `/print?car_id=${first.split('/').at(-1)}`;
  const pages = await crawled('redgum', [
    '/',
    ...listed.filter((path) => !path.startsWith('/cars/')),
    first,
    print,
    '/online-payment',
  ]);
  expect(pages.length).toBeGreaterThan(30);
  const wrong: string[] = [];
  for (const page of pages) {
    const { text, headers } = await fetchSite('redgum', page);
    if (headers['content-type']?.startsWith('text/html') !== true) continue;
    for (const line of new Set(saidBy(text))) if (OF_CARS.test(line) && !MAY_STAND.test(line)) wrong.push(`${page}: ${line}`);
  }
  expect(wrong).toEqual([]);
});
