import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { holdRequests } from '#tests/e2e/hold-requests.ts';
import { recordEvents } from '#tests/e2e/recorded-events.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { aNumber, textedCode } from '#tests/e2e/texted-code.ts';

const STOCK = `${site('swiftlane')}/search/new-used-and-demo-cars/`;

/** The first card of the results that can be saved, and its vehicle's name. */
async function firstCard(page: Page) {
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('fc-save button:not([hidden])') })
    .first();
  const save = card.locator('fc-save').getByRole('button');
  await expect(save).toBeVisible();
  return { save, name: ((await save.locator('.sr-only').textContent()) ?? '').trim() };
}

/** Signs in on the page that asks for it, as somebody new. */
async function signIn(page: Page): Promise<void> {
  const number = aNumber();
  await page.getByRole('textbox', { name: /Mobile number/ }).fill(number);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await page.getByRole('textbox', { name: /code/ }).fill(await textedCode('swiftlane', number));
}

/** The phone numbers that event 39 was reported with. */
const reported = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: { event_id?: number; user_data?: { phone?: string } }[] };
    return dataLayer.filter(({ event_id: id }) => id === 39).map(({ user_data: user }) => user?.phone);
  });

test('A3 a car is shown as saved at once, and its button says that it waits until the server has saved it', async ({
  page,
  context,
}) => {
  await signedIn(context, 'swiftlane');
  const release = await holdRequests(page, /\/api\/watchlist\/save-car$/);
  await page.goto(STOCK);
  const { save } = await firstCard(page);
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(save).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(save).not.toHaveAttribute('aria-busy');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});

test('A3, X1.1 a signed-in shopper saves a car and removes it, with the toasts, the count and event 39 with their number', async ({
  page,
  context,
}) => {
  const phone = '+61412000333';
  await signedIn(context, 'swiftlane', phone);
  await page.goto(STOCK);
  const { save, name } = await firstCard(page);
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const toast = page.getByRole('status').filter({ hasText: 'Car Saved In Watchlist' });
  await expect(toast).toContainText(`${name} is now available in your watchlist`);
  await expect(toast.getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/watchlist');
  await expect.poll(() => reported(page)).toEqual([phone]);
  await expect(page.locator('fc-saved-count [data-count]').first()).toHaveText('1');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('status').filter({ hasText: 'Car Removed' })).toContainText(
    `${name} is no longer in your watchlist`,
  );
  expect(await reported(page)).toEqual([phone]);
});

test('A3 what the server does not do is undone, and the browser’s own alert says why; there is no toast', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/Failed to load resource|409/);
  await signedIn(context, 'swiftlane');
  await page.goto(STOCK);
  const { save } = await firstCard(page);
  await page.route('**/api/watchlist/save-car', (route) =>
    route.fulfill({ status: 409, json: { success: false, detail: 'Your watchlist is full.' } }),
  );
  // A click is not over while an alert is open, so it is answered as it comes.
  const told = new Promise<string[]>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve([dialog.type(), dialog.message()]);
      void dialog.accept();
    });
  });
  await save.click();
  expect(await told).toEqual(['alert', 'Your watchlist is full.']);
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Car Saved In Watchlist')).toHaveCount(0);
});

test('A3 a visitor who saves a car signs in by phone and code, comes back, and the car is saved', async ({ page }) => {
  await page.goto(STOCK);
  const { save, name } = await firstCard(page);
  await save.click();
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to save this car');
  await signIn(page);
  await expect(page).toHaveURL(STOCK);
  await expect(page.getByRole('status').filter({ hasText: 'Car Saved In Watchlist' })).toContainText(name);
  await page.goto(`${site('swiftlane')}/watchlist`);
  await expect(page.getByRole('main')).toContainText(name);
});

test('A3 a car that was wanted is saved after signing in, also by whoever looked at the page once more before', async ({
  page,
}) => {
  await page.goto(STOCK);
  const { save, name } = await firstCard(page);
  await save.click();
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=/);
  const address = page.url();
  await page.goto(STOCK);
  await expect(page.locator('fc-save:defined').first()).toBeVisible();
  await page.goto(address);
  await signIn(page);
  await expect(page).toHaveURL(STOCK);
  await expect(page.getByRole('status').filter({ hasText: 'Car Saved In Watchlist' })).toContainText(name);
});

test('A3 of two cars that were wanted one after the other both are saved after signing in', async ({ page }) => {
  await page.goto(STOCK);
  const wanted = page.locator('article fc-save').filter({ has: page.locator('button:not([hidden])') });
  for (const at of [0, 1]) {
    await wanted.nth(at).getByRole('button').click();
    await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=/);
    if (at === 0) await page.goBack();
  }
  await signIn(page);
  await expect(page).toHaveURL(STOCK);
  for (const at of [0, 1]) await expect(wanted.nth(at).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${site('swiftlane')}/watchlist`);
  await expect(page.locator('fc-watched')).toHaveCount(2);
});

test('A3 a car that was still being saved when the page was left is saved on the next one', async ({ page }) => {
  await page.goto(STOCK);
  const { save, name } = await firstCard(page);
  await save.click();
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=/);
  const held = page.waitForRequest('**/api/watchlist/save-car');
  await page.route('**/api/watchlist/save-car', () => {}, { times: 1 });
  await signIn(page);
  await held;
  await page.goto(`${site('swiftlane')}/watchlist`);
  await expect(page.locator('fc-watched').filter({ hasText: name })).toBeVisible();
});

for (const path of ['/watchlist', '/myblinkr'])
  test(`A3 a car that was wanted is in the list of whoever signs in for ${path} instead, and is counted`, async ({ page }) => {
    const events = await recordEvents(page);
    await page.goto(STOCK);
    const { save, name } = await firstCard(page);
    await save.click();
    await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=/);
    await page.goto(site('swiftlane') + path);
    await signIn(page);
    await expect(page).toHaveURL(site('swiftlane') + path);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toBeVisible();
    expect(events.filter(({ event_id: id }) => id === 39)).toHaveLength(1);
  });

test('A3 a car that was wanted stays so, without an error, while nobody can say who is signed in', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/Failed to load resource/);
  await page.goto(STOCK);
  const { save, name } = await firstCard(page);
  await save.click();
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=/);
  await signedIn(context, 'swiftlane');
  await page.route('**/api/me', (route) => route.abort());
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/me'));
  await page.goto(STOCK);
  await asked;
  // Another part of the page that is left may ask again, and would be told.
  await page.goto('about:blank');
  await page.unroute('**/api/me');
  // The toast may be gone again before a slow page has loaded.
  await page.goto(STOCK, { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Car Saved In Watchlist' })).toContainText(name);
});

test('A9, C8 a car with a price per week is saved at that price; the list says what it did since, also after Undo', async ({
  page,
  context,
}) => {
  const shopper = await signedIn(context, 'swiftlane');
  await shopper.watch({ stocknum: 'S1190', price: 40_000, weeklyPrice: 329, daysAgo: 1 });
  await page.goto(STOCK);
  // Until the watchlist is known, no car of it is told from another.
  await expect(page.locator('fc-saved-count:not([hidden])').first()).toHaveText(/1/);
  await page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: '/wk', has: page.locator('fc-save button[aria-pressed=false]:not([hidden])') })
    .first()
    .locator('fc-save')
    .getByRole('button')
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Car Saved In Watchlist' })).toBeVisible();
  await page.goto(`${site('swiftlane')}/watchlist`);
  const rows = page.locator('fc-watched:defined');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/Same price per week since \d+ \w+/);
  const dropped = rows.last();
  await expect(dropped).toContainText(/\$319\s*\/wk.*\$329.*\$10 less per week since \d+ \w+/s);
  await axe(page);
  await dropped.getByRole('button', { name: /^Remove/ }).click();
  const undone = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/watchlist'),
  );
  await dropped.getByRole('button', { name: /^Undo/ }).click();
  expect((await undone).status()).toBe(303);
  await page.reload();
  await expect(rows.last()).toContainText('$10 less per week since');
});

test('A3 a press on Save before the watchlist is known saves the car, also when it was saved already', async ({
  page,
  context,
}) => {
  await signedIn(context, 'swiftlane');
  await page.goto(STOCK);
  const { save } = await firstCard(page);
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(save).not.toHaveAttribute('aria-busy');
  const known = await holdRequests(page, /\/api\/me$/);
  await page.goto(STOCK);
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();
  known();
  await expect(page.getByRole('status').filter({ hasText: 'Car Saved In Watchlist' })).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${site('swiftlane')}/watchlist`);
  await expect(page.locator('fc-watched:defined')).toHaveCount(1);
});

test('A3 a car that is saved in one tab is saved in the other', async ({ page, context }) => {
  await signedIn(context, 'swiftlane');
  await page.goto(STOCK);
  const other = await context.newPage();
  await other.goto(STOCK);
  const [{ save }, { save: there }] = [await firstCard(page), await firstCard(other)];
  await save.click();
  await expect(there).toHaveAttribute('aria-pressed', 'true');
});

test('H1 the watchlist acts for the session’s user: a different phone number is refused, and so is whoever is signed out', async () => {
  const phone = '+61412000111';
  const { token } = await signedIn(null, 'swiftlane', phone);
  const send = (number: string, cookie?: string) =>
    fetchSite('swiftlane', '/api/watchlist/save-car', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: site('swiftlane'),
        ...(cookie === undefined ? {} : { cookie }),
      },
      body: JSON.stringify({ phone_number: number, car_id: 1 }),
    });
  const answers = [await send('0412 000 222', `session=${token}`), await send(phone)];
  const told = answers.map(({ status, text }) => {
    const { success, detail } = JSON.parse(text);
    return [status, success, detail];
  });
  expect(told).toEqual([
    [403, false, 'That isn’t the phone number you signed in with.'],
    [401, false, 'Please sign in to keep a watchlist.'],
  ]);
});
