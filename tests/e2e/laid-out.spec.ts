import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { spread } from '#tests/e2e/page-kinds.ts';
import { findPage, MAIN_KINDS } from '../../bench/vitals/find-pages.ts';
import { PHONE } from '../../bench/vitals/weigh-page.ts';

test.use(PHONE);

/** What a browser may still leave out of the layout. Slides of a gallery have their size from their row, seen or not. */
const leftOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => getComputedStyle(part).contentVisibility === 'auto' && part.closest('.gallery__slide') === null)
      .map((part) => `${part.localName}.${part.className}`),
  );

/** Goes half-way down a page at once, and adds up from when the first part of the rest is laid out how far what is seen moves. */
const watchHalfWay = (page: Page) =>
  page.evaluate(() => {
    const seen = { moved: 0 };
    Object.assign(window, { seen });
    const shifts = new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.moved += value;
    });
    const first = new MutationObserver(() => {
      first.disconnect();
      shifts.observe({ type: 'layout-shift' });
    });
    first.observe(document.body, { attributeFilter: ['style'], subtree: true });
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  });

const open = async (page: Page, slug: string, kind: (typeof MAIN_KINDS)[number]) =>
  page.goto(site(slug) + (await findPage(kind, async (path) => (await fetchSite(slug, path)).text)));

for (const [index, { slug }] of FLEET.entries()) {
  // `npm test` looks at one kind of page on each site, and at another on each.
  for (const kind of spread(MAIN_KINDS, FLEET.length, index))
    test(`W3 the ${kind} page of ${slug} is laid out whole once it has come to rest`, async ({ page }) => {
      await open(page, slug, kind);
      await expect.poll(() => leftOut(page), { timeout: 30_000 }).toEqual([]);
    });

  test(`W3 laying out the rest of a search page of ${slug} moves nothing that a visitor sees half-way down`, async ({ page }) => {
    await open(page, slug, 'search');
    await watchHalfWay(page);
    // It is the last part of every page.
    const last = page.locator('.site-footer');
    await expect.poll(() => last.evaluate(({ style }) => style.contentVisibility), { timeout: 30_000 }).toBe('visible');
    const moved = await page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved);
    expect(moved).toBeLessThanOrEqual(0.01);
  });
}
