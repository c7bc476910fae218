import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { test } from '#tests/e2e/fixtures.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('A shopper without script finds a vehicle by the menu, reads its page and goes on to the dealer’s stock', async ({
  page,
}) => {
  await page.goto(site('harbour'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const panel = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(panel).toBeHidden();
  await page.locator('summary[aria-label="Menu"]').click();
  await panel.getByText('Stock', { exact: true }).click();
  await panel.getByRole('link', { name: 'All cars' }).click();
  await expect(page.getByText(/^\d+ cars$/)).toBeVisible();
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const called = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(called);
  await expect(
    page
      .getByRole('main')
      .getByText(/^\$[\d,]+$/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Key information' })).toBeVisible();
  await page.getByRole('link', { name: 'See more stock from this dealer' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('W4 the missing page has its dress and its way back without script', async ({ page, tolerate }) => {
  tolerate(/404/);
  await page.goto(`${site('summit')}/nothing-here`);
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Search our stock' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
