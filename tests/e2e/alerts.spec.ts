import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { site } from '#tests/e2e/address.ts';
import { alertLinks, anAddress, running } from '#tests/e2e/alert-keys.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { aRow, type MadeSite, makeSite } from '#tests/e2e/make-site.ts';
import { serverRun } from '#tests/e2e/server-run.ts';

// One site and its stock serve all of these: each has an address of its own.
test.describe.configure({ mode: 'default' });

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await makeSite('alerts');
  await yard.stock([
    aRow({ stocknum: 'A', model: 'Alpha', price: 37_490 }),
    aRow({ stocknum: 'B', model: 'Beta', price: 41_990 }),
  ]);
  await expect.poll(async () => (await fetchSite(yard.slug, STOCK)).text).toContain('Beta');
});

const STOCK = '/search/new-used-and-demo-cars/';
const MAZDA = '/alerts?search=/search/mazda';
const open = (page: Page, path: string) => page.goto(site(yard.slug) + path);
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const send = (page: Page) => page.getByRole('button', { name: 'Send me alerts' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** Waits until the page's script follows its forms. */
const ready = (page: Page) => page.locator('fc-steps:defined').waitFor({ state: 'attached' });

async function ask(page: Page, path: string, address: string): Promise<void> {
  await open(page, path);
  await email(page).fill(address);
  await send(page).click();
  await expect(heading(page, 'One more tap')).toBeVisible();
}

test('A11 results lead to an alert about their search, which begins with an email', async ({ page }) => {
  const address = anAddress();
  await open(page, '/search/mazda');
  await page.getByRole('link', { name: 'Tell me about cars like these' }).click();
  await expect(page).toHaveURL(new RegExp(`${MAZDA.replace('?', '\\?')}$`));
  await expect(heading(page, 'Tell me about cars like these')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Mazda');
  await expect(page.getByRole('radio', { name: 'Once a day, if something’s new' })).toBeChecked();
  await expect(page.getByText('We’ll ask you to confirm by email first. Every email has a link that stops it.')).toBeVisible();
  await email(page).fill(address);
  await page.getByRole('radio', { name: 'Once a week' }).check();
  await send(page).click();
  await expect(heading(page, 'One more tap')).toBeFocused();
  await expect(page.getByRole('main')).toContainText(
    `We’ve emailed ${address}. The alert starts when you press the button in it, within 48 hours.`,
  );
  expect(await running(address)).toBe(0);
  await page.getByRole('button', { name: 'Wrong address' }).click();
  await expect(email(page)).toHaveValue(address);
  await expect(page.getByRole('radio', { name: 'Once a week' })).toBeChecked();
  await send(page).click();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We’ve sent it again.' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/search\/mazda$/);
});

test('A11 the email’s link leads to the page whose button starts the alert', async ({ page }) => {
  const address = anAddress();
  await ask(page, MAZDA, address);
  const mailbox = new Mailbox(path.join(serverRun().dataDir, 'mailbox'));
  const link = async () => {
    const mail = (await mailbox.list(yard.slug)).find(({ to }) => to === address);
    return /https?:\/\/\S+?(\/alerts\/confirm\?key=[\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  await expect.poll(link, { timeout: 45_000 }).not.toBe('');
  await open(page, await link());
  await page.getByRole('button', { name: 'Start the alert' }).press('Enter');
  await expect(heading(page, 'Your alert is on')).toBeVisible();
  expect(await running(address)).toBe(1);
});

test('S13, A11 a search that finds nothing offers to tell when something comes', async ({ page }) => {
  await open(page, `${STOCK}?query=zeppelin`);
  await page.getByRole('link', { name: 'Tell me when a car like this comes in' }).click();
  await expect(heading(page, 'Tell me when a car like this comes in')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('zeppelin');
  await page.getByRole('link', { name: 'Back to the results' }).click();
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
});

test('A11 a vehicle’s page leads to an alert about its price, which offers no frequency', async ({ page }) => {
  await open(page, STOCK);
  await page.getByRole('main').getByRole('link', { name: /Alpha/ }).first().click();
  await page.getByRole('link', { name: 'Tell me if the price drops' }).click();
  await expect(heading(page, 'Tell me if the price drops')).toBeVisible();
  await expect(page.getByRole('complementary', { name: '2022 Mazda Alpha' })).toContainText('$37,490');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await ready(page);
  await email(page).fill(anAddress());
  await email(page).press('Enter');
  await expect(heading(page, 'One more tap')).toBeFocused();
  await page.getByRole('link', { name: 'Back to the car' }).click();
  await expect(heading(page, '2022 Mazda Alpha')).toBeVisible();
});

test('A11 an address that is none is explained in its field, where the keyboard is', async ({ page, tolerate }) => {
  tolerate(/422/);
  await open(page, MAZDA);
  await ready(page);
  await email(page).fill('priya at home');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(email(page)).toHaveAccessibleDescription('That isn’t an email address. It looks like name@example.com.');
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveValue('priya at home');
  await expect(page.getByRole('radio', { name: 'Once a week' })).toBeChecked();
  await axe(page);
});

for (const width of [390, 1440]) {
  test(`W2 no page of alerts has a violation or scrolls sideways at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const address = anAddress();
    const look = async () => {
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    };
    await open(page, MAZDA);
    await look();
    await ask(page, MAZDA, address);
    await look();
    const links = await alertLinks(yard.slug, address);
    await open(page, links.expired);
    await expect(heading(page, 'That link has expired')).toBeVisible();
    await look();
    await open(page, links.confirm);
    await look();
    await page.getByRole('button', { name: 'Start the alert' }).click();
    await expect(heading(page, 'Your alert is on')).toBeVisible();
    await look();
    await open(page, links.stop);
    await look();
    await page.getByRole('button', { name: 'Stop this alert' }).click();
    await expect(heading(page, 'Stopped')).toBeVisible();
    await look();
  });
}

test('A11 the pages of an alert’s links show what it watches, what there is of it now, and what happens next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const [ofSearch, ofVehicle] = [anAddress(), anAddress()];
  await ask(page, MAZDA, ofSearch);
  const now = page.getByRole('complementary', { name: '2 cars right now' });
  await expect(now).toContainText('Mazda');
  const { confirm, stop, expired } = await alertLinks(yard.slug, ofSearch);
  await open(page, confirm);
  await expect(now).toContainText('We’ll check every car that comes in, and only tell you about the ones that match.');
  await expect(now).toContainText('Once a day at most, between 8 am and 8 pm.');
  await open(page, stop);
  await expect(now).toContainText('Your other alerts stay as they are.');
  await open(page, expired);
  await expect(page.getByRole('complementary', { name: 'What happens next' })).toContainText('works for 48 hours');
  await open(page, STOCK);
  await page
    .getByRole('link', { name: /2022 Mazda Alpha/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Tell me if the price drops' }).first().click();
  await email(page).fill(ofVehicle);
  await send(page).click();
  await expect(heading(page, 'One more tap')).toBeVisible();
  await open(page, (await alertLinks(yard.slug, ofVehicle)).confirm);
  const car = page.getByRole('complementary', { name: '2022 Mazda Alpha' });
  await expect(car).toContainText('$37,490');
  await expect(car).toContainText('We’ll tell you when the car costs less or is sold, and never when it costs more.');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('A11 an alert is asked for, started, stopped, started again, and all are stopped, by buttons', async ({ page }) => {
    const address = anAddress();
    await ask(page, MAZDA, address);
    const { confirm, stop } = await alertLinks(yard.slug, address);
    await open(page, confirm);
    expect(await running(address)).toBe(0);
    await page.getByRole('button', { name: 'Start the alert' }).click();
    await expect(heading(page, 'Your alert is on')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('To start with: 2 cars now.');
    expect(await running(address)).toBe(1);
    await page.reload();
    await expect(heading(page, 'Your alert is on')).toBeVisible();
    await open(page, stop);
    expect(await running(address)).toBe(1);
    await page.getByRole('button', { name: 'Stop this alert' }).click();
    await expect(page.getByRole('main')).toContainText(/Stopped\s*You won’t get emails about .*Mazda.* any more\./);
    expect(await running(address)).toBe(0);
    await page.getByRole('button', { name: 'I didn’t mean to' }).click();
    await expect(heading(page, 'Your alert is back on')).toBeVisible();
    expect(await running(address)).toBe(1);
    await open(page, stop);
    await page.getByRole('button', { name: 'Stop every alert' }).click();
    await expect(page.getByRole('main')).toContainText('You won’t get any alerts from');
    expect(await running(address)).toBe(0);
  });

  test('A11 a link that has run out sends a new one', async ({ page }) => {
    const address = anAddress();
    await ask(page, MAZDA, address);
    await open(page, (await alertLinks(yard.slug, address)).expired);
    await expect(heading(page, 'That link has expired')).toBeVisible();
    await page.getByRole('button', { name: 'Send a new one' }).click();
    await expect(heading(page, 'One more tap')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('s••••@alerts.example');
  });

  test('A11 an address that is none stays in its field with the choice beside it', async ({ page, tolerate }) => {
    tolerate(/422/);
    await open(page, MAZDA);
    await email(page).fill('priya');
    await page.getByRole('radio', { name: 'Once a week' }).check();
    await send(page).click();
    await expect(email(page)).toHaveAccessibleDescription(/isn’t an email address/);
    await expect(email(page)).toHaveValue('priya');
    await expect(page.getByRole('radio', { name: 'Once a week' })).toBeChecked();
  });
});

const form = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});

test('A11 an email program stops an alert with one request, from anywhere, and nobody else can', async ({ page }) => {
  const address = anAddress();
  await ask(page, MAZDA, address);
  const { confirm, stop } = await alertLinks(yard.slug, address);
  expect((await fetchSite(yard.slug, confirm, form({ action: 'start' }))).status).toBe(303);
  expect(await running(address)).toBe(1);
  const oneClick = { 'List-Unsubscribe': 'One-Click' };
  for (const path of [
    stop.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    '/alerts/stop?key=garbage',
    '/alerts/stop',
    confirm,
  ])
    expect((await fetchSite(yard.slug, path, form(oneClick))).status).toBeGreaterThanOrEqual(400);
  expect(await running(address)).toBe(1);
  const { status, headers, text } = await fetchSite(yard.slug, stop, form(oneClick, { origin: 'https://mail.example' }));
  expect([status, headers['content-type'], headers['cache-control'], text]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'no-store',
    'Stopped.\n',
  ]);
  expect(headers['set-cookie']).toBeUndefined();
  expect(await running(address)).toBe(0);
  const parts = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  const again = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' }, body: parts };
  expect((await fetchSite(yard.slug, stop, again)).text).toBe('Stopped.\n');
});

test('A11 opening a link, as scanners do, starts and stops nothing, and no answer is cached or indexed', async ({ page }) => {
  const address = anAddress();
  await ask(page, MAZDA, address);
  const { confirm, stop } = await alertLinks(yard.slug, address);
  const scan = async (path: string) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await fetchSite(yard.slug, path, { method });
      expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
    }
  };
  await scan(MAZDA);
  await scan(confirm);
  expect(await running(address)).toBe(0);
  await fetchSite(yard.slug, confirm, form({ action: 'start' }));
  await scan(stop);
  expect(await running(address)).toBe(1);
});

test('H6, P6 what is no search or vehicle of the site is not found, and neither is a key that is none', async () => {
  const [, other = ''] = /"id":(\d+)/.exec((await fetchSite('harbour', '/api/search')).text) ?? [];
  expect(other).not.toBe('');
  for (const path of [
    '/alerts?search=//evil.example/search/suv',
    '/alerts?search=/%5Cevil.example',
    '/alerts?search=https://evil.example/search/suv',
    '/alerts?search=/%09/evil.example',
    '/alerts?search=javascript:alert(1)',
    '/alerts?search=/contact-us',
    '/alerts?search=/search/no-such-make',
    `/alerts?search=/search/mazda%3Fquery%3D${'x'.repeat(10_000)}`,
    `/alerts?car_id=${other}`,
    '/alerts?car_id=999999999',
    '/alerts?car_id=1%20or%201=1',
    '/alerts/confirm',
    '/alerts/confirm?key=',
    `/alerts/confirm?key=${'k'.repeat(10_000)}`,
    '/alerts/stop?key=%00%ff',
  ]) {
    const { status, text } = await fetchSite(yard.slug, path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).not.toContain('evil.example');
  }
});

test('S2, A11 what an address chooses beyond the site’s filters is not part of the alert', async () => {
  const { status, text } = await fetchSite(yard.slug, `${MAZDA}%3FrefinementList%5Bnonsense%5D%5B%5D%3Dspecial-offer`);
  expect(status).toBe(200);
  expect(text.replace(/.*<main/s, '').replace(/<form.*/s, '')).not.toContain('Special');
});

test('A11 a site that tells nobody has no page for it, but its old alerts can be stopped', async ({ page }) => {
  const own = await makeSite('quiet');
  await own.stock([aRow({ stocknum: 'A', model: 'Alpha' })]);
  await expect.poll(async () => (await fetchSite(own.slug, STOCK)).text).toContain('Tell me about cars like these');
  const address = anAddress();
  await page.goto(site(own.slug) + MAZDA);
  await email(page).fill(address);
  await send(page).click();
  await expect(heading(page, 'One more tap')).toBeVisible();
  const { confirm, stop } = await alertLinks(own.slug, address);
  expect(await own.change((file) => ({ ...file, switches: { hasAlerts: false } }))).toMatchObject({ code: 0 });
  await expect.poll(async () => (await fetchSite(own.slug, STOCK)).text).not.toContain('Tell me about cars like these');
  for (const path of [MAZDA, '/alerts', confirm]) expect((await fetchSite(own.slug, path)).status).toBe(404);
  expect((await fetchSite(own.slug, stop)).status).toBe(200);
});
