import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { holdRequests } from '#tests/e2e/hold-requests.ts';
import { wakeAll } from '#tests/e2e/open-states.ts';

const STOCK = '/search/new-used-and-demo-cars/';
const PHONE = { width: 390, height: 844 };

const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

test('W3 a button that is pressed before the page’s script has come says that it waits, until it is answered', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const release = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto(site('harbour') + STOCK, { waitUntil: 'commit' });
  await filters(page).click();
  await expect(filters(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(drawer(page)).toBeVisible();
  await expect(page.locator('button[aria-busy]')).toHaveCount(0);
});

test('W3 a button whose island’s code is still to come says that it waits, until it is answered', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const release = await holdRequests(page, /\/assets\/search\.island.*\.js$/);
  await page.goto(site('harbour') + STOCK);
  await filters(page).click();
  await expect(filters(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(drawer(page)).toBeVisible();
  await expect(page.locator('button[aria-busy]')).toHaveCount(0);
});

test('W3 what opens once its own code has come says meanwhile that it waits', async ({ page }) => {
  const [car = ''] = await vehicleLinks('harbour');
  const release = await holdRequests(page, /\/assets\/fullscreen-dialog.*\.js$/);
  await page.goto(site('harbour') + car);
  await wakeAll(page);
  const button = page.getByRole('button', { name: 'Fullscreen' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog', { name: 'Photos' })).toBeVisible();
  await expect(page.locator('button[aria-busy]')).toHaveCount(0);
});

test('P15.4 the button that chooses a tow car says that it waits, and what to do when it cannot', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource|ERR_FAILED/);
  const fail = await holdRequests(page, /\/assets\/open-tow-chooser.*\.js$/, 'abort');
  await page.goto(site('redgum') + STOCK);
  const button = page.getByRole('main').getByRole('button', { name: 'Choose your car' }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  const said = page.waitForEvent('dialog');
  fail();
  const alert = await said;
  expect(alert.message()).toContain('Check your connection and try again.');
  await alert.accept();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('S11.2 results that do not come within twenty seconds are a failure that says what to do, and what was shown stays', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(site('harbour') + STOCK);
  await wakeAll(page);
  const first = page
    .getByRole('region', { name: /^Results/ })
    .getByRole('article')
    .first();
  const shown = await first.textContent();
  const release = await holdRequests(page, /\/api\/results\//);
  await page.getByRole('group', { name: 'Make', exact: true }).locator('visible=true').getByRole('checkbox').first().check();
  await expect(page.locator('.search__shown')).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('alert')).toContainText('Check your connection and try again.');
  await expect(first).toBeVisible();
  expect(await first.textContent()).toBe(shown);
  release();
});
