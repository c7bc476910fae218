import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { launchKeepingBrowser } from '#tests/e2e/keeping-browser.ts';
import { aRow, makeSite } from '#tests/e2e/make-site.ts';

const STOCK = '/search/new-used-and-demo-cars/';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('W3 a page that is opened by a click begins at its top, and Back returns to where the list was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('harbour') + STOCK);
  const card = page.getByRole('main').getByRole('article').nth(6).getByRole('heading').getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);
  await card.click();
  await expect(page).toHaveURL(/\/cars\//);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(site('harbour') + STOCK);
  // The cards above are laid out anew, and the browser keeps what is seen in its place.
  await expect(card).toBeInViewport();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Key information' })).toBeVisible();
});

test('W4 a click on a vehicle that has gone meanwhile shows the missing page, and the way on works', async ({
  page,
  tolerate,
}) => {
  tolerate(/404/);
  const yard = await makeSite('gone');
  await yard.stock([aRow()]);
  await expect.poll(() => vehicleLinks(yard.slug)).toHaveLength(1);
  await page.goto(site(yard.slug) + STOCK);
  await yard.stock([aRow({ show_on_dealer_website: false })]);
  await expect.poll(() => vehicleLinks(yard.slug)).toEqual([]);
  await page.getByRole('article').getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Search our stock' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'No Results Available' })).toBeVisible();
});

test('W3 a filtered search comes whole from the back/forward cache, with its filter and its scroll', async ({
  launchOptions,
}) => {
  const browser = await launchKeepingBrowser(launchOptions);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(site('harbour') + STOCK);
  const toyota = page.getByRole('complementary', { name: /^Filters/ }).getByRole('checkbox', { name: /^Toyota/ });
  await toyota.check();
  await expect(page).toHaveURL(/Toyota/);
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.setAttribute('data-persisted', String(persisted)),
    );
    window.scrollTo(0, 300);
  });
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/cars\//);
  // A page from the cache does not load, which goBack would wait for.
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/Toyota/);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(toyota).toBeChecked();
  await expect.poll(() => scrolled(page)).toBe(300);
  await browser.close();
});

test('S2 Back and Forward among results return to where each was left', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site('harbour') + STOCK);
  /** Scrolls, and waits until the page has noted where it stands. */
  const scroll = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForFunction((y) => (window.history.state as { scroll?: number } | null)?.scroll === y, top);
  };
  await page
    .getByRole('complementary', { name: /^Filters/ })
    .getByRole('checkbox', { name: /^Toyota/ })
    .check();
  await expect(page).toHaveURL(/Toyota/);
  await scroll(400);
  await page.getByRole('main').getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
  await expect(page).toHaveURL(/price-desc/);
  await scroll(300);
  await page.goBack();
  await expect(page).not.toHaveURL(/price-desc/);
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.goForward();
  await expect(page).toHaveURL(/price-desc/);
  await expect.poll(() => scrolled(page)).toBe(300);
});

test('W3 the style sheet is named before every picture and script', async () => {
  for (const path of ['/', STOCK, '/contact-us']) {
    const { text } = await fetchSite('harbour', path);
    const named = [...text.matchAll(/<link rel="(stylesheet|preload)"|<script[^>]* src=/g)].map(([, rel]) => rel);
    expect([path, named[0]]).toEqual([path, 'stylesheet']);
  }
});

test('W3 every page tells browsers to fetch ahead what a visitor points at, and nothing that is not a public page', async () => {
  const { text, headers } = await fetchSite('harbour', '/');
  const rules = /<script type="speculationrules">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
  const { prefetch, prerender } = JSON.parse(rules) as { prefetch: { eagerness: string }[]; prerender?: unknown };
  expect(prerender).toBeUndefined();
  expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
  const scripts = /script-src ([^;]*)/.exec(headers['content-security-policy']?.toString() ?? '')?.[1] ?? '';
  expect(scripts).toContain(`'sha256-${createHash('sha256').update(rules).digest('base64')}'`);
  expect(scripts).not.toContain('unsafe-inline');
});

test('W2 pages fade into each other, but not for a visitor who wants less motion', async ({ page }) => {
  await page.goto(site('harbour'));
  const fades = () =>
    page.evaluate(() =>
      [...document.styleSheets].some(({ cssRules }) => {
        const applies = (rules: CSSRuleList): boolean =>
          [...rules].some((rule) =>
            rule instanceof CSSMediaRule
              ? window.matchMedia(rule.conditionText).matches && applies(rule.cssRules)
              : rule.cssText.startsWith('@view-transition') || ('cssRules' in rule && applies(rule.cssRules as CSSRuleList)),
          );
        return applies(cssRules);
      }),
    );
  expect(await fades()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await fades()).toBe(false);
});
