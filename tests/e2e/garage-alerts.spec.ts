import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { alertLinks, anAddress } from '#tests/e2e/alert-keys.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { aRow, type MadeSite, makeSite } from '#tests/e2e/make-site.ts';
import { aMobile, signedIn } from '#tests/e2e/signed-in.ts';

// One site and its stock serve all of these: each has a shopper of its own.
test.describe.configure({ mode: 'default' });

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await makeSite('garage-alerts');
  expect(await yard.change((file) => ({ ...file, switches: { savesTo: 'account' } }))).toMatchObject({ code: 0 });
  await yard.stock([aRow({ stocknum: 'A', model: 'Alpha', price: 37_490 })]);
  await expect.poll(async () => (await fetchSite(yard.slug, '/search/mazda')).text).toContain('Alpha');
});

const GARAGE = '/my-garage';
const MAZDA = '/alerts?search=/search/mazda';
const open = (page: Page, path: string) => page.goto(site(yard.slug) + path);
const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts' });
const watchlistSwitch = (page: Page) => alerts(page).getByRole('switch', { name: /watchlist/ });
const row = (page: Page) => page.getByRole('listitem').filter({ hasText: '2022 Mazda Alpha' });

async function aWatcher(page: Page, phone = aMobile()): Promise<string> {
  const shopper = await signedIn(page.context(), yard.slug, phone);
  await shopper.watch({ stocknum: 'A', price: 38_990, daysAgo: 1 });
  return phone;
}

async function chooseTexts(page: Page): Promise<void> {
  await open(page, GARAGE);
  await alerts(page)
    .getByRole('radio', { name: /^By text to/ })
    .check();
  await alerts(page).getByRole('button', { name: 'Save' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/#alerts$/);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('A11 a watched vehicle claims no alert before its shopper has said how they are told', async ({ page }) => {
      const phone = await aWatcher(page);
      for (const path of ['/watchlist', GARAGE]) {
        await open(page, path);
        await expect(row(page).getByRole('button', { name: /^Alert on/ })).toHaveCount(0);
        await row(page).getByRole('link', { name: 'Choose how we tell you about 2022 Mazda Alpha' }).click();
        await expect(page).toHaveURL(new RegExp(`${GARAGE}#alerts$`));
      }
      await expect(alerts(page)).toContainText('Not chosen yet');
      await expect(alerts(page).getByRole('switch')).toHaveCount(0);
      await chooseTexts(page);
      await expect(alerts(page)).toContainText(new RegExp(`By text to 0${phone.slice(3, 6)} [•\\d]{3} ${phone.slice(-3)}`));
      await expect(watchlistSwitch(page)).toHaveAttribute('aria-checked', 'true');
      await expect(row(page).getByRole('button', { name: /^Alert on/ })).toBeVisible();
      await watchlistSwitch(page).press('Enter');
      await expect(watchlistSwitch(page)).toHaveAttribute('aria-checked', 'false');
      await expect(row(page).getByRole('link', { name: /^Alerts are off/ })).toBeVisible();
      await watchlistSwitch(page).click();
      await expect(watchlistSwitch(page)).toHaveAttribute('aria-checked', 'true');
    });

    test('A11 a shopper changes how often an alert comes', async ({ page }) => {
      await aWatcher(page);
      await chooseTexts(page);
      await expect(alerts(page)).toContainText('at most once a day, between 8 am and 8 pm.');
      await alerts(page).locator('summary').filter({ hasText: 'Change how often' }).click();
      await alerts(page).getByRole('radio', { name: 'Once a week' }).check();
      await alerts(page).getByRole('button', { name: 'Save' }).filter({ visible: true }).click();
      await expect(alerts(page)).toContainText('once a week, between 8 am and 8 pm.');
    });
  });

test('A11 an address is confirmed by email before anything is on, and a wrong one is explained', async ({ page, tolerate }) => {
  tolerate(/422/);
  await aWatcher(page);
  await open(page, GARAGE);
  const field = alerts(page).getByRole('textbox', { name: 'Email' });
  await field.fill('nobody');
  await alerts(page).getByRole('button', { name: 'Save' }).filter({ visible: true }).click();
  await expect(field).toHaveAccessibleDescription(/isn’t an email address/);
  await expect(field).toHaveValue('nobody');
  await expect(field).toBeFocused();
  const address = anAddress();
  await field.fill(address);
  await alerts(page).getByRole('button', { name: 'Save' }).filter({ visible: true }).click();
  await expect(alerts(page)).toContainText(`We’ve emailed ${address}.`);
  await expect(alerts(page).getByRole('switch')).toHaveCount(0);
  const { confirm } = await alertLinks(yard.slug, address);
  await open(page, confirm);
  await page.getByRole('button', { name: 'Start the alert' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your alert is on' })).toBeVisible();
  await open(page, GARAGE);
  await expect(alerts(page)).toContainText(`By email to ${address}`);
  await expect(watchlistSwitch(page)).toHaveAttribute('aria-checked', 'true');
});

test('A11 while a new address waits for its button, texts go on, are shown, and can be switched off', async ({ page }) => {
  await aWatcher(page);
  await chooseTexts(page);
  await alerts(page).locator('summary').filter({ hasText: 'Change how we tell you' }).click();
  await alerts(page).getByRole('radio', { name: 'By email' }).check();
  const address = anAddress();
  await alerts(page).getByRole('textbox', { name: 'Email' }).fill(address);
  await alerts(page).getByRole('button', { name: 'Save' }).filter({ visible: true }).first().click();
  await expect(alerts(page)).toContainText(`We’ve emailed ${address}.`);
  await expect(alerts(page)).toContainText(/Until then they come by text to 04/);
  await expect(watchlistSwitch(page)).toHaveAttribute('aria-checked', 'true');
  await expect(row(page).getByRole('button', { name: /^Alert on/ })).toBeVisible();
  await watchlistSwitch(page).click();
  await expect(watchlistSwitch(page)).toHaveAttribute('aria-checked', 'false');
});

test('A11 an alert that was started signed out stands in its shopper’s garage with its address, and becomes theirs by the same link', async ({
  page,
  browser,
}) => {
  await aWatcher(page);
  await open(page, MAZDA);
  const address = anAddress();
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.getByRole('button', { name: 'Send me alerts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One more tap' })).toBeVisible();
  const { confirm } = await alertLinks(yard.slug, address);
  const laptop = await (await browser.newContext()).newPage();
  await open(laptop, confirm);
  await laptop.getByRole('button', { name: 'Start the alert' }).click();
  await expect(laptop.getByRole('heading', { level: 1, name: 'Your alert is on' })).toBeVisible();
  await open(page, GARAGE);
  await expect(alerts(page).getByRole('listitem').filter({ hasText: 'Mazda' })).toContainText(
    `By email to ${address}. The links in its emails start and stop it.`,
  );
  await expect(alerts(page).getByRole('switch')).toHaveCount(0);
  await open(page, confirm);
  await page.getByRole('button', { name: 'Start the alert' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your alert is on' })).toBeVisible();
  await open(page, GARAGE);
  await expect(alerts(page).getByRole('switch', { name: 'Alert: Mazda' })).toHaveAttribute('aria-checked', 'true');
});

test('A11 a signed-in shopper’s alert about a search is on at once, in their garage, and can be switched off there', async ({
  page,
}) => {
  await aWatcher(page);
  await open(page, MAZDA);
  await page.getByRole('radio', { name: /^By text to/ }).check();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeHidden();
  await page.getByRole('button', { name: 'Send me alerts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your alert is on' })).toBeFocused();
  await page.getByRole('link', { name: 'See your alerts' }).click();
  const toggle = alerts(page).getByRole('switch', { name: 'Alert: Mazda' });
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  await open(page, MAZDA);
  await expect(page.getByRole('main')).toContainText(/By text to 04.*Change/);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0);
});

test('A11 nobody switches another shopper’s alert', async ({ page, browser }) => {
  await aWatcher(page);
  await chooseTexts(page);
  await open(page, MAZDA);
  await page.getByRole('button', { name: 'Send me alerts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your alert is on' })).toBeVisible();
  await open(page, GARAGE);
  const id = await alerts(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('switch', { name: 'Alert: Mazda' }) })
    .locator('input[name=alert]')
    .first()
    .inputValue();
  const other = await signedIn(await browser.newContext(), yard.slug);
  const { status } = await fetchSite(yard.slug, GARAGE, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `session=${other.token}`,
      origin: site(yard.slug),
    },
    body: new URLSearchParams({ action: 'switch-alert', alert: id, on: 'no' }).toString(),
  });
  expect(status).toBe(422);
  await page.reload();
  await expect(alerts(page).getByRole('switch', { name: 'Alert: Mazda' })).toHaveAttribute('aria-checked', 'true');
});

for (const width of [390, 1440]) {
  test(`W2 the garage’s alerts have no violation and no sideways scroll at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await aWatcher(page);
    const look = async () => {
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    };
    await open(page, MAZDA);
    await look();
    await open(page, GARAGE);
    await look();
    await chooseTexts(page);
    await alerts(page).locator('summary').filter({ hasText: 'Change how often' }).click();
    await look();
  });
}
