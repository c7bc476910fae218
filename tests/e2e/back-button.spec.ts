import { expect, type Locator, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { vehicleLink } from '#tests/e2e/fetch-site.ts';
import { fillPerson, openAsk, SAM } from '#tests/e2e/fill-form.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { launchKeepingBrowser } from '#tests/e2e/keeping-browser.ts';

test.use({ viewport: { width: 390, height: 844 } });

const SEARCH = '/search/new-used-and-demo-cars/';

/** A visit that began on the home page and has come to a car, as a telephone has it. */
async function onCar(page: Page): Promise<string> {
  const path = await vehicleLink('harbour', 'mazda-cx-5-g25-akera');
  await page.goto(`${site('harbour')}/`);
  await page.goto(site('harbour') + path);
  await page.getByRole('main').locator('a[aria-haspopup=dialog]').first().waitFor({ state: 'attached' });
  // What is further down comes alive when it is near.
  await page.locator('#finance-calculator').scrollIntoViewIfNeeded();
  await page.locator('#finance-calculator a[aria-haspopup=dialog]').waitFor();
  return site('harbour') + path;
}

const ask = (page: Page, name: string | RegExp) =>
  page.getByRole('main').locator('a[aria-haspopup=dialog]').filter({ hasText: name, visible: true }).first();

/** What a car's page opens over itself. */
const OVERLAYS: readonly { readonly name: string; readonly opener: (page: Page) => Locator }[] = [
  { name: 'fullscreen photos', opener: (page) => page.getByRole('button', { name: 'Fullscreen' }) },
  { name: 'the enquiry', opener: (page) => ask(page, 'Enquire') },
  { name: 'the test drive', opener: (page) => ask(page, /test drive/i) },
  { name: 'the finance enquiry', opener: (page) => page.locator('#finance-calculator a[aria-haspopup=dialog]') },
];

for (const { name, opener } of OVERLAYS) {
  test(`V22.3 Back closes ${name} and stays on the car’s page; Back again leaves it`, async ({ page }) => {
    const address = await onCar(page);
    await opener(page).scrollIntoViewIfNeeded();
    await opener(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(address);
    await page.goBack();
    await expect(page).toHaveURL(`${site('harbour')}/`);
  });

  test(`V22.4 ${name} closed by its button leaves no entry behind: the next Back leaves the car’s page`, async ({ page }) => {
    await onCar(page);
    const entries = () =>
      page.evaluate(
        () => (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry.index,
      );
    const before = await entries();
    await opener(page).scrollIntoViewIfNeeded();
    await opener(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(entries).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL(`${site('harbour')}/`);
  });
}

/** Goes forward to the entry that the enquiry left behind, and waits until the page has gone back from it by itself. */
const forwardAndBack = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((settled) => {
        let moves = 0;
        (window as unknown as { navigation: EventTarget }).navigation.addEventListener('currententrychange', () => {
          moves += 1;
          if (moves === 2) settled();
        });
        window.history.forward();
      }),
  );

test('V22.4 Forward opens no enquiry again that Back has closed', async ({ page }) => {
  const address = await onCar(page);
  await ask(page, 'Enquire').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Sam');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await forwardAndBack(page);
  await page.goBack();
  await expect(page).toHaveURL(`${site('harbour')}/`);
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('V22.3 an enquiry that Back closed keeps what was typed', async ({ page }) => {
  await onCar(page);
  await ask(page, 'Enquire').click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'First name' }).fill('Sam');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await ask(page, 'Enquire').click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'First name' })).toHaveValue('Sam');
});

test('V22.4 a car’s page that is reloaded under an open enquiry has nothing over it, and the next Back leaves it', async ({
  page,
}) => {
  const address = await onCar(page);
  await ask(page, 'Enquire').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.history.state as unknown)).toBeNull();
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL(`${site('harbour')}/`);
});

test('V22.4 one Back from the page that a link in the enquiry led to is the car’s page, and the next one leaves it', async ({
  page,
}) => {
  const address = await onCar(page);
  await ask(page, 'Enquire').click();
  await page.getByRole('dialog').getByRole('link', { name: 'privacy policy' }).click();
  await expect(page).toHaveURL(/privacy-policy/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.history.state as unknown)).toBeNull();
  expect(page.url()).toBe(address);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${site('harbour')}/`);
});

test('V22.4 one Back from the thanks for an enquiry is the car’s page as the browser kept it, with a new form and nothing over it', async ({
  launchOptions,
}) => {
  const browser = await launchKeepingBrowser(launchOptions);
  const page = await browser.newPage();
  const address = await onCar(page);
  const form = await openAsk(page, 'Enquire');
  await fillPerson(form);
  await form.getByLabel('Comments').fill('Is it still there?');
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await page.waitForURL(/\/success/);
  // Playwright waits for a load that a kept page never has.
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.history.state as unknown)).toBeNull();
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
  await openAsk(page, 'Enquire');
  await expect(form.getByLabel('Comments')).toHaveValue('');
  await expect(form.getByLabel('First name')).toHaveValue(SAM.name);
  await expect(form.getByRole('button', { name: 'Send enquiry' })).toBeEnabled();
  await browser.close();
});

test('V22.5 Back closes the filter drawer and keeps the filters chosen in it; Back again takes them off', async ({ page }) => {
  await page.goto(`${site('harbour')}/`);
  await page.goto(site('harbour') + SEARCH);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByText('Used', { exact: true }).first().click();
  await expect(page).toHaveURL(/car_type/);
  const chosen = page.url();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(chosen);
  await page.goBack();
  await expect(page).toHaveURL(site('harbour') + SEARCH);
  await page.goBack();
  await expect(page).toHaveURL(`${site('harbour')}/`);
});

test('N1, V22.3 Back closes a phone’s menu and stays on the page; Back again leaves it', async ({ page }) => {
  const address = await onCar(page);
  const menu = page.getByRole('banner').locator('details', { has: page.locator('summary[aria-label="Menu"]') });
  await page.locator('summary[aria-label="Menu"]').click();
  await expect.poll(() => page.evaluate(() => window.history.state as unknown)).toMatchObject({ overlay: true });
  await page.goBack();
  await expect(menu).not.toHaveAttribute('open');
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL(`${site('harbour')}/`);
});

test('N1, V22.4 a phone’s menu that its button or Escape closed, or whose link was followed, leaves no entry behind', async ({
  page,
}) => {
  const address = await onCar(page);
  const button = page.locator('summary[aria-label="Menu"]');
  const state = () => page.evaluate(() => window.history.state as unknown);
  for (const close of [() => button.click(), () => page.keyboard.press('Escape')]) {
    await button.click();
    await expect.poll(state).toMatchObject({ overlay: true });
    await close();
    await expect.poll(state).toBeNull();
  }
  await button.click();
  await expect.poll(state).toMatchObject({ overlay: true });
  await page.getByRole('banner').locator('details[open]').getByRole('link').first().click();
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(state).toBeNull();
  await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${site('harbour')}/`);
});
