import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { holdRequests } from '#tests/e2e/hold-requests.ts';

const STOCK = '/search/new-used-and-demo-cars/';
const CODE = /\/assets\/.*\.js$/;

const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });

test('W3 a press before any script has come counts once it has', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdRequests(page, CODE);
  await page.goto(site('harbour') + STOCK, { waitUntil: 'commit' });
  await filters(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('W3 a sort order that is chosen before any script has come counts once it has', async ({ page }) => {
  const release = await holdRequests(page, CODE);
  await page.goto(site('harbour') + STOCK, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
  release();
  await expect(page).toHaveURL(/sortBy=price-desc/);
});

test('W3 when an island’s code does not come, its page works as without script', async ({ page, tolerate }) => {
  tolerate(/did not start|Failed to load resource|net::ERR_FAILED|Failed to fetch/);
  await page.route(/search\.island.*\.js$/, (route) => route.abort());
  await page.goto(site('harbour') + STOCK);
  await page.getByRole('searchbox').fill('hilux');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/query=hilux/);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/cars?$/);
});

/** Opens the search on a phone, and presses a button whose code does not come. */
async function pressInVain(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/search\.island.*\.js$/, (route) => route.abort());
  await page.goto(site('harbour') + STOCK);
  await filters(page).click();
  await expect(page.locator('fc-island[data-failed]')).toHaveCount(1);
}

test('W3 code that did not come is fetched again at the next press', async ({ page, tolerate }) => {
  tolerate(/did not start|Failed to load resource|net::ERR_FAILED|Failed to fetch/);
  await pressInVain(page);
  await page.unroute(/search\.island.*\.js$/);
  await filters(page).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('W3 a button whose code does not come the second time either loads the page anew', async ({ page, tolerate }) => {
  tolerate(/did not start|Failed to load resource|net::ERR_FAILED|Failed to fetch/);
  await pressInVain(page);
  const reloaded = page.waitForEvent('domcontentloaded');
  await filters(page).click();
  await reloaded;
  await page.unroute(/search\.island.*\.js$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('W3 an island whose props cannot be read leaves its page usable', async ({ page, tolerate }) => {
  tolerate(/did not start/);
  const { text, headers } = await fetchSite('harbour', STOCK);
  const body = text.replace(/(<fc-island[^>]*name="search"[^>]* props=")[^"]*/, '$1{');
  expect(body).not.toBe(text);
  const { 'content-encoding': _, 'content-length': __, ...sent } = headers;
  await page.route(site('harbour') + STOCK, (route) => route.fulfill({ body, headers: sent as Record<string, string> }));
  await page.goto(site('harbour') + STOCK);
  await page.getByRole('searchbox').fill('hilux');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/query=hilux/);
});
