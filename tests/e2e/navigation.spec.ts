import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { aRow, makeSite } from '#tests/e2e/make-site.ts';

const STOCK = '/search/new-used-and-demo-cars/';

/** Counts the documents a page loads from now on. */
function documents(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') count += 1;
  });
  return () => count;
}

test('A click changes the page without loading a new document, from home to a list to a vehicle and home again', async ({
  page,
}) => {
  await page.goto(site('harbour'));
  const loaded = documents(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Show \d+ cars$/ })
    .click();
  await expect(page).toHaveURL(site('harbour') + STOCK);
  await expect(page).toHaveTitle(/All cars/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\//);
  await expect(page.getByRole('heading', { name: 'Key information' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Harbour City Motors' }).click();
  await expect(page).toHaveURL(`${site('harbour')}/`);
  await expect(page.locator('[data-hero]')).toBeVisible();
  expect(loaded()).toBe(0);
});

test('A page opened by a click begins at its top, and Back returns to where the list was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('harbour') + STOCK);
  const loaded = documents(page);
  const card = page.getByRole('main').getByRole('article').nth(6).getByRole('heading').getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await card.click();
  await expect(page).toHaveURL(/\/cars\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(site('harbour') + STOCK);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Key information' })).toBeVisible();
  expect(loaded()).toBe(0);
});

test('W4 a click on a vehicle that has gone meanwhile shows the missing page in place, and the way back works', async ({
  page,
  tolerate,
}) => {
  tolerate(/404/);
  const yard = await makeSite('gone');
  await yard.stock([aRow()]);
  await expect.poll(() => vehicleLinks(yard.slug)).toHaveLength(1);
  await page.goto(site(yard.slug) + STOCK);
  const loaded = documents(page);
  await yard.stock([aRow({ show_on_dealer_website: false })]);
  await expect.poll(() => vehicleLinks(yard.slug)).toEqual([]);
  await page.getByRole('article').getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Search our stock' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'No Results Available' })).toBeVisible();
  expect(loaded()).toBe(0);
});
