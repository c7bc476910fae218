import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { ByKeys } from '#tests/e2e/by-keys.ts';
import { vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { aWednesday, readSlowly, SAM } from '#tests/e2e/fill-form.ts';
import { test } from '#tests/e2e/fixtures.ts';

// Nothing glides into view: a stop is looked at where it comes to rest.
test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

const STOCK = '/search/new-used-and-demo-cars/';
const main = (page: Page) => page.getByRole('main');

async function openCar(page: Page, list = '/search/used-cars'): Promise<string> {
  const [car = ''] = await vehicleLinks('harbour', list);
  await page.goto(site('harbour') + car);
  return car;
}

/** Types who someone is into a dialog's form. */
async function typePerson(keys: ByKeys, form: ReturnType<Page['getByRole']>): Promise<void> {
  await keys.type(form.getByRole('textbox', { name: 'First name', exact: true }), SAM.name);
  await keys.type(form.getByRole('textbox', { name: 'Email', exact: true }), SAM.email);
  await keys.type(form.getByRole('textbox', { name: 'Phone', exact: true }), SAM.phone);
}

test('W2 by keyboard alone a shopper opens the menu, gets to the stock, searches it by words and filters it, and is told the count', async ({
  page,
}) => {
  const keys = new ByKeys(page);
  await page.goto(site('harbour'));
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const group = menu.locator('summary').filter({ hasText: 'Stock' });
  await keys.press(group);
  const link = menu.getByRole('link').filter({ visible: true }).first();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(group).toBeFocused();
  await page.keyboard.press('Enter');
  await keys.press(menu.locator('details[open]').getByRole('link').first());
  await expect(page).toHaveURL(/\/search\//);
  await page.goto(site('harbour') + STOCK);
  const count = main(page).getByRole('status').filter({ hasText: /\d/ }).first();
  const before = await count.textContent();
  const words = main(page).getByRole('searchbox');
  await keys.type(words, 'toyota');
  await page.keyboard.press('Enter');
  await expect(count).not.toHaveText(before ?? '');
  await page.goto(site('harbour') + STOCK);
  const box = main(page)
    .getByRole('checkbox', { name: /^Toyota/ })
    .first();
  await keys.press(box, 'Space');
  await expect(box).toBeChecked();
  await expect(count).not.toHaveText(before ?? '');
  await expect(box).toBeFocused();
  await keys.press(
    main(page)
      .getByRole('link', { name: /Clear all/ })
      .first(),
  );
  await expect(count).toHaveText(before ?? '');
});

test('W2 by keyboard alone a shopper on a phone filters in the drawer, and is back at the button that opened it', async ({
  page,
}) => {
  const keys = new ByKeys(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('harbour') + STOCK);
  const button = main(page).getByRole('button', { name: /^Filters/ });
  await keys.press(button);
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeVisible();
  await keys.press(drawer.getByRole('checkbox', { name: /^Toyota/ }).first(), 'Space');
  await expect(drawer.getByRole('checkbox', { name: /^Toyota/ }).first()).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
});

for (const slug of ['harbour', 'swiftlane'])
  test(`W2 on a phone no stop on the way through a vehicle’s page of ${slug} lies under the bar at the foot of the window`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    const [car = ''] = await vehicleLinks(slug, '/search/used-cars');
    await page.goto(site(slug) + car);
    await new ByKeys(page).to(page.getByRole('contentinfo').getByRole('link').last());
  });

test('W2 on a phone the pages of a list that Tab reaches lie above the bar with the filters, not under it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('swiftlane') + STOCK);
  const first = main(page).getByRole('link', { name: 'Page 1', exact: true });
  await new ByKeys(page).to(first);
  const bar = await main(page)
    .getByRole('button', { name: /^Filters/ })
    .boundingBox();
  const at = await first.boundingBox();
  expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('W2 by keyboard alone a shopper enquires: the dialog gives the focus back, what is wrong is told, and it is sent', async ({
  page,
}) => {
  await readSlowly(page);
  const keys = new ByKeys(page);
  await openCar(page);
  const ask = main(page).locator('a[aria-haspopup=dialog]').filter({ hasText: 'Enquire' }).first();
  await keys.press(ask);
  const dialog = page.getByRole('dialog');
  await dialog.locator('form[data-ready]').waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.locator('form[data-ready]').waitFor();
  const send = dialog.getByRole('button', { name: 'Send enquiry' });
  await keys.press(send);
  await expect(dialog.getByRole('alert')).toBeFocused();
  await keys.press(dialog.getByRole('alert').getByRole('link').first());
  await expect(dialog.getByRole('textbox', { name: 'First name', exact: true })).toBeFocused();
  await typePerson(keys, dialog);
  await keys.type(dialog.getByRole('textbox', { name: 'Comments' }), 'Is it still there?');
  await keys.press(send);
  await expect(page).toHaveURL(/\/success/);
});

test('W2 by keyboard alone a shopper books a test drive at a free time', async ({ page }) => {
  await readSlowly(page);
  const keys = new ByKeys(page);
  await openCar(page);
  await keys.press(main(page).locator('a[aria-haspopup=dialog]').filter({ hasText: 'Book a test drive' }).first());
  const dialog = page.getByRole('dialog');
  await dialog.locator('form[data-ready]').waitFor();
  await typePerson(keys, dialog);
  await keys.to(dialog.getByLabel('Preferred date'));
  const [year, month, day] = aWednesday().split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await expect(dialog.getByLabel('Preferred date')).toHaveValue(aWednesday());
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ times? available$/);
  const time = dialog.getByLabel('Preferred time');
  await keys.to(time);
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('ArrowDown');
  await expect(time).not.toHaveValue('');
  await keys.press(dialog.getByRole('button', { name: 'Book test drive' }));
  await expect(page).toHaveURL(/\/success\?form=test-drive/);
});

test('W2 by keyboard alone a shopper keeps two cars and compares them', async ({ page }) => {
  const keys = new ByKeys(page);
  await page.goto(site('harbour') + STOCK);
  const saves = main(page)
    .getByRole('article')
    .getByRole('button', { name: /^Saved? / });
  for (const at of [0, 1]) {
    await keys.press(saves.nth(at));
    await expect(saves.nth(at)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto(`${site('harbour')}/favourites`);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await keys.press(
    main(page)
      .getByRole('button', { name: /^Remove/ })
      .first(),
  );
  await expect(page.getByRole('columnheader')).toHaveCount(1);
});

test('W2 with forced colours every stop on the way through a vehicle’s page is marked and seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openCar(page);
  await new ByKeys(page).to(page.getByRole('contentinfo').getByRole('link').last());
});
