import { expect } from '@playwright/test';
import { aReservingSite, CARDS, openCheckout, payButton, typeCard, typeContact } from '#tests/e2e/checkout-page.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import type { MadeSite } from '#tests/e2e/make-site.ts';
import { BUYING, goOn, heading, openPurchase } from '#tests/e2e/purchase-page.ts';

// One site serves all of these: each test has a vehicle of its own.
test.describe.configure({ mode: 'default' });

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await aReservingSite('ended', ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo'], BUYING);
});

test('R2 a reservation that was let go leads on to others like it, and its number is never broken', async ({ page }) => {
  await openCheckout(page, yard, 'Alpha');
  await typeContact(page);
  await typeCard(page, CARDS.good);
  await payButton(page).click();
  await expect(heading(page, /^It’s yours until/)).toBeVisible();
  const free = page.getByRole('region', { name: 'Similar, and available now' });
  await expect(free).toHaveCount(0);
  await page.getByRole('link', { name: 'Cancel and refund' }).click();
  await page.getByRole('button', { name: 'Cancel and refund' }).click();
  await expect(heading(page, 'This reservation is cancelled')).toBeVisible();
  await expect(free.getByRole('article')).toHaveCount(3);
  const number = page.getByText(/^R-[0-9A-Z]{8}$/);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await number.evaluate((one) => one.getClientRects().length)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await axe(page);
  }
  // On a desk they stand under what is said, beside the receipt.
  await page.setViewportSize({ width: 1440, height: 900 });
  const [cards, receipt] = [await free.boundingBox(), await page.getByRole('complementary').boundingBox()];
  expect((cards?.x ?? 0) + (cards?.width ?? 0)).toBeLessThan(receipt?.x ?? 0);
});

test('R3 that nothing was chosen is said until something is', async ({ page, tolerate }) => {
  tolerate(/status of 422/);
  await openPurchase(page, yard, 'Bravo');
  await typeContact(page);
  await goOn(page);
  await expect(heading(page, 'Pick up or delivery?')).toBeVisible();
  await goOn(page);
  const said = page.getByText('Please choose pick up or delivery.').locator('visible=true');
  await expect(said).toHaveCount(2);
  await page.getByRole('radio', { name: 'Deliver it' }).check();
  await expect(said).toHaveCount(0);
  await expect(page.getByText('Please fix the following errors:')).toBeHidden();
});
