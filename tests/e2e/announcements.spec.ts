import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { vehicleLink, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { listen } from '#tests/e2e/heard.ts';
import { wakeAll } from '#tests/e2e/open-states.ts';
import { searchApi } from '#tests/e2e/search-api.ts';

const STOCK = '/search/new-used-and-demo-cars/';
const DESK = { width: 1280, height: 900 };
const main = (page: Page) => page.getByRole('main');

/** Opens a page whose parts are all interactive, and listens. */
async function opened(page: Page, address: string, size = DESK) {
  await page.setViewportSize(size);
  await page.goto(address);
  await wakeAll(page);
  return listen(page);
}

const politely = (text: string | RegExp) => ({
  how: 'politely',
  text: typeof text === 'string' ? text : expect.stringMatching(text),
});

test('W2 what a filter finds is said once, and politely', async ({ page }) => {
  const heard = await opened(page, site('harbour') + STOCK);
  const { count } = await searchApi('harbour', 'refinementList[make][]=Toyota');
  await main(page)
    .getByRole('checkbox', { name: /^Toyota/ })
    .first()
    .check();
  await expect(page).toHaveURL(/Toyota/);
  await expect.poll(heard).toEqual([politely(`${count} cars`)]);
});

test('W2 what a filter in the drawer finds is said once, and politely', async ({ page }) => {
  const heard = await opened(page, site('harbour') + STOCK, { width: 390, height: 844 });
  const { count } = await searchApi('harbour', 'refinementList[make][]=Toyota');
  await main(page)
    .getByRole('button', { name: /^Filters/ })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeVisible();
  const before = (await heard()).length;
  await drawer
    .getByRole('checkbox', { name: /^Toyota/ })
    .first()
    .check();
  await expect(drawer.getByRole('button', { name: new RegExp(`^Show ${count} `) })).toBeVisible();
  await expect.poll(async () => (await heard()).slice(before)).toEqual([politely(`${count} cars`)]);
});

test('W2 a place that nobody knows is said once, with what is shown instead', async ({ page }) => {
  const heard = await opened(page, site('harbour') + STOCK);
  await page.locator('aside summary', { hasText: 'Near you' }).click();
  const place = page.getByRole('combobox', { name: 'Suburb or postcode' }).locator('visible=true');
  await place.fill('Nowhere At All');
  await place.press('Enter');
  await expect.poll(heard).toEqual([politely(/^\d+ cars.*nowhere at all/)]);
});

test('W2 that a car was saved is said once, and politely', async ({ page }) => {
  const heard = await opened(page, site('harbour') + STOCK);
  await main(page)
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect.poll(heard).toEqual([politely(/favourites/i)]);
});

test('W2 a repayment that is worked out anew is said once, and politely', async ({ page }) => {
  const heard = await opened(page, site('harbour') + (await vehicleLink('harbour', 'mazda-cx-5-g25')));
  const loan = page.locator('#finance-calculator');
  await loan.getByRole('slider', { name: /^Amount/ }).press('ArrowRight');
  await expect.poll(heard).toEqual([politely(/^\$[\d,]+\/wk /)]);
});

test('W2 that a link was copied is said once, and not that it can be copied again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [car = ''] = await vehicleLinks('harbour');
  const heard = await opened(page, site('harbour') + car);
  await page.getByRole('button', { name: 'Share' }).first().click();
  const copy = page.getByRole('button', { name: /^Cop/ });
  await copy.click();
  await expect(copy).toHaveText('Copied');
  await expect(copy).toHaveText('Copy link');
  expect(await heard()).toEqual([politely('Copied')]);
});

test('W2 the colour that a swatch has is said by the swatch, and only what it costs besides', async ({ page }) => {
  const heard = await opened(page, `${site('coastline-mg')}/models/im6`);
  const swatches = main(page).getByRole('radio');
  await swatches.nth(1).click();
  await expect(swatches.nth(1)).toBeChecked();
  const name = await swatches.nth(1).textContent();
  for (const { text } of await heard()) expect(text).not.toContain(name ?? '');
});
