import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { ByKeys } from '#tests/e2e/by-keys.ts';
import { vehicleLink } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';

// Nothing glides into view: a stop is looked at where it comes to rest.
test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4"><rect width="6" height="4" fill="#789"/></svg>';
const main = (page: Page) => page.getByRole('main');
/** Stand-ins for the pictures: painting dozens of them would only keep the machine busy. */
const standIns = (page: Page) =>
  page.route(/\/images\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));

test('W2, G4.3 by keyboard alone a shopper looks at the photos, turns the car, and works out a repayment', async ({ page }) => {
  const keys = new ByKeys(page);
  await standIns(page);
  await page.goto(site('harbour') + (await vehicleLink('harbour', 'mazda-cx-5-g25')));
  const fullscreen = main(page).getByRole('button', { name: 'Fullscreen' });
  await keys.press(fullscreen);
  const photos = page.getByRole('dialog', { name: 'Photos' });
  await expect(photos).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(photos).toBeHidden();
  await expect(fullscreen).toBeFocused();
  await keys.press(main(page).getByRole('button', { name: 'Spin' }));
  await expect(page.locator('.spin[data-ready]')).toBeVisible();
  const turn = page.getByRole('slider', { name: 'Spin it around' });
  await keys.to(turn);
  const at = await turn.getAttribute('aria-valuenow');
  await page.keyboard.press('ArrowRight');
  await expect(turn).not.toHaveAttribute('aria-valuenow', at ?? '');
  const loan = page.locator('#finance-calculator');
  const repayment = loan.getByRole('status').or(loan.locator('output')).first();
  await keys.to(loan.getByRole('slider', { name: /^Amount/ }));
  const owed = await repayment.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(repayment).not.toHaveText(owed ?? '');
});
