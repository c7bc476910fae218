import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';

const STOCK = '/search/new-used-and-demo-cars/';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const widest = (page: Page) => page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));
const columns = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);

for (const { slug } of FLEET) {
  test(`W2 the pages of ${slug} have no accessibility violation and never scroll sideways, on a desk or a phone`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/404/);
    // On a busy machine the frames of a turn take longer than a shopper waits for them; they are not what is looked at here.
    tolerate(/Spin: \d+ of \d+ frames did not load/);
    // Six whole pages looked at in all their parts.
    test.slow();
    const [vehicle = ''] = await vehicleLinks(slug);
    for (const path of ['/', STOCK, vehicle, '/nothing-here']) {
      await page.setViewportSize(DESK);
      await page.goto(site(slug) + path);
      expect(await widest(page), `${path} on a desk`).toBeLessThanOrEqual(DESK.width);
      await axe(page);
      await page.setViewportSize(PHONE);
      expect(await widest(page), `${path} on a phone`).toBeLessThanOrEqual(PHONE.width);
      // These two have parts that only a phone shows: the menu, and the bar with the price.
      if (path === '/' || path === vehicle) await axe(page);
    }
  });
}

test('P3, P9 a wide screen has three cards a row, and four where the site says so', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(site('harbour') + STOCK);
  expect(await columns(page)).toBe(3);
  await page.goto(site('summit') + STOCK);
  expect(await columns(page)).toBe(4);
  await page.setViewportSize(PHONE);
  expect(await columns(page)).toBe(1);
});

test('W2 the first key press reaches a way past the header, and it leads to the main content', async ({ page }) => {
  await page.goto(site('harbour'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main#main')).toBeFocused();
});

test('W2 on a phone the menu opens by a key and closes over the page it led to', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(site('harbour'));
  const panel = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const burger = page.locator('summary[aria-label="Menu"]');
  await expect(panel).toBeHidden();
  await burger.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.locator('summary').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(`${site('harbour')}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel).toBeHidden();
});
