import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { GARAGE_PATHS, type GateSwitches, gateOf } from '#src/rules/accounts/gates.ts';
import { addressList } from '#src/rules/addresses/match-address.ts';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { aRow, type MadeSite, makeSite } from '#tests/e2e/make-site.ts';
import { aMobile, type SignedInShopper, signedIn } from '#tests/e2e/signed-in.ts';

// One site and its stock serve all of these: each has a shopper of its own.
test.describe.configure({ mode: 'default' });

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await makeSite('garage');
  const changed = await yard.change((file) => ({
    ...file,
    switches: { savesTo: 'account', garagePath: 'mymotorama', garageTitle: 'My Motorama' },
  }));
  expect(changed).toMatchObject({ code: 0 });
  await yard.stock([
    aRow({ stocknum: 'A', model: 'Alpha', price: 37_490 }),
    aRow({ stocknum: 'B', model: 'Beta', price: 41_990 }),
    aRow({ stocknum: 'C', model: 'Gamma', status: 'sold', sold: true, sold_date: new Date().toISOString() }),
    aRow({ stocknum: 'D', model: 'Delta', price: 30_000, reserved: true }),
  ]);
  await expect.poll(async () => (await fetchSite(yard.slug, '/search/new-used-and-demo-cars/')).text).toContain('Delta');
});

const GARAGE = '/mymotorama';
const open = (page: Page, path: string) => page.goto(site(yard.slug) + path);
/** Waits until the page's script has taken over its rows. */
const ready = (page: Page) => page.locator('fc-watched:defined').first().waitFor({ state: 'attached' });
const row = (page: Page, model: string) => page.getByRole('listitem').filter({ hasText: `2022 Mazda ${model}` });

/** Expects a link on the line of a heading or of words, and where the list below it ends. */
async function standsAtTheEndOf(page: Page, link: Locator, words: Locator): Promise<void> {
  const [own, beside, list] = await Promise.all(
    [link, words, page.getByRole('main').getByRole('list').filter({ hasText: 'Alpha' })].map((one) => one.boundingBox()),
  );
  if (own == null || beside == null || list == null) throw new Error('Something of it is not shown.');
  expect(Math.abs(own.y + own.height / 2 - beside.y - beside.height / 2)).toBeLessThan(6);
  expect(Math.abs(own.x + own.width - list.x - list.width)).toBeLessThan(2);
}

/** Someone who saved three vehicles, one of which has been sold since. */
async function aWatcher(context: BrowserContext, phone = aMobile()): Promise<SignedInShopper> {
  const shopper = await signedIn(context, yard.slug, phone);
  await shopper.watch(
    { stocknum: 'A', price: 38_990, daysAgo: 1 },
    { stocknum: 'B', price: 41_490, daysAgo: 2 },
    { stocknum: 'C', price: 30_000, daysAgo: 3 },
  );
  return shopper;
}

/** Every page that nobody sees without signing in, whatever a site's switches say. */
const CLOSED = addressList
  .flatMap(({ path }) => (path === 'my-data/:step' ? ['my-data/download', 'my-data/erase'] : [path]))
  .filter(
    (path) => gateOf(path, {} as GateSwitches) !== null && (!GARAGE_PATHS.some((one) => one === path) || `/${path}` === GARAGE),
  );

test('A10 every page that needs signing in has a button that signs out on this device', async ({ page, context }) => {
  expect(CLOSED).toEqual(expect.arrayContaining(['watchlist', 'mymotorama', 'my-data/erase']));
  for (const path of CLOSED) {
    await context.clearCookies();
    await signedIn(context, yard.slug);
    await open(page, `/${path}`);
    await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page, path).toHaveURL(`${site(yard.slug)}/`);
    await open(page, `/${path}`);
    await expect(page, path).toHaveURL(/\/sign-in\?/);
  }
});

test('A2, H6 nobody sees a watchlist or a garage without signing in', async () => {
  for (const [path, type] of [
    ['/watchlist', 'watchlist'],
    [GARAGE, 'my-garage'],
  ] as const) {
    const { status, headers, text } = await fetchSite(yard.slug, path);
    expect([status, headers['cache-control']]).toEqual([302, 'no-store']);
    expect(headers.location).toMatch(new RegExp(`^/sign-in\\?type=${type}&redirect=${encodeURIComponent(path)}`));
    expect(text).not.toContain('Mazda');
  }
});

test('A9 the watchlist shows each vehicle, newest first, with what its price did since it was saved', async ({
  page,
  context,
}) => {
  await aWatcher(context);
  await open(page, '/watchlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Watchlist' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([/Alpha/, /Beta/, /Gamma/]);
  await expect(row(page, 'Alpha')).toContainText(/\$37,490.*\$38,990.*\$1,500 less since \d+ \w+/s);
  await expect(row(page, 'Beta')).toContainText(/\$500 more since \d+ \w+/);
  await expect(row(page, 'Beta').locator('s')).toHaveCount(0);
  await expect(row(page, 'Gamma')).toContainText('JUST SOLD');
  await expect(row(page, 'Gamma').getByRole('link', { name: 'find me something similar' })).toHaveAttribute(
    'href',
    '/search/mazda',
  );
  await expect(page.getByRole('banner').getByRole('link', { name: /^Watchlist 3/ })).toBeVisible();
});

test('A3 a removed vehicle stays as one line, and Undo brings it back as it was', async ({ page, context }) => {
  await aWatcher(context);
  await open(page, '/watchlist');
  await ready(page);
  await row(page, 'Alpha').getByRole('button', { name: 'Remove 2022 Mazda Alpha' }).click();
  const undo = page.getByRole('button', { name: 'Undo and keep 2022 Mazda Alpha' });
  await expect(undo).toBeFocused();
  await expect(page.getByText('Removed: 2022 Mazda Alpha.').filter({ visible: true })).toHaveCount(1);
  const toast = page.getByRole('status').filter({ hasText: 'Car Removed' });
  await expect(toast).toContainText('2022 Mazda Alpha is no longer in your watchlist');
  await expect(toast.getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/watchlist');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Watchlist 2/ })).toBeVisible();
  // The page counts at once; only the server's answer says that it was done.
  const answerTo = (path: string) =>
    page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith(path));
  const undone = answerTo('/watchlist');
  await undo.click();
  expect((await undone).status()).toBe(303);
  await expect(undo).toBeHidden();
  await expect(row(page, 'Alpha')).toContainText('$1,500 less since');
  await ready(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([/Alpha/, /Beta/, /Gamma/]);
  const removed = answerTo('/api/watchlist/remove-car');
  await row(page, 'Alpha')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Watchlist 2/ })).toBeVisible();
  expect((await removed).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([/Beta/, /Gamma/]);
});

test('A3 each removal is undone by itself, on the page, and one that cannot be is said and stays', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|Failed to load resource/);
  await aWatcher(context);
  await open(page, '/watchlist');
  await ready(page);
  const remove = (model: string) =>
    row(page, model)
      .getByRole('button', { name: /^Remove/ })
      .click();
  const undo = (model: string) => page.getByRole('button', { name: `Undo and keep 2022 Mazda ${model}` });
  await remove('Alpha');
  await remove('Beta');
  await undo('Alpha').click();
  await expect(row(page, 'Alpha').getByRole('button', { name: /^Remove/ })).toBeFocused();
  await expect(undo('Beta')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Watchlist 2/ })).toBeVisible();
  await page.route('**/watchlist', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  const said = page.waitForEvent('dialog');
  const pressed = undo('Beta').click();
  const dialog = await said;
  expect(dialog.message()).toBe('You’re offline. Nothing was changed. Try again when you’re back.');
  await dialog.accept();
  await pressed;
  await expect(undo('Beta')).toBeFocused();
  await page.unroute('**/watchlist');
  const undone = page.waitForResponse((response) => response.request().method() === 'POST');
  await undo('Beta').click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Watchlist 3/ })).toBeVisible();
  await undone;
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([/Alpha/, /Beta/, /Gamma/]);
});

test('A3 a removal that fails is said in the browser’s alert, and the row is back', async ({ page, context, tolerate }) => {
  tolerate(/500|Failed to load resource/);
  await aWatcher(context);
  await page.route('**/api/watchlist/remove-car', (route) =>
    route.fulfill({ status: 500, json: { success: false, detail: 'The list is asleep.' } }),
  );
  const said = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void dialog.accept();
    });
  });
  await open(page, '/watchlist');
  await ready(page);
  await row(page, 'Alpha')
    .getByRole('button', { name: /^Remove/ })
    .click();
  expect(await said).toBe('The list is asleep.');
  await expect(row(page, 'Alpha').getByRole('button', { name: /^Remove/ })).toBeFocused();
});

test('A10 the garage has its site’s own name and no other, and is nobody else’s to cache or index', async ({ page, context }) => {
  const { token } = await aWatcher(context);
  const cookie = `session=${token}`;
  for (const path of ['/my-garage', '/myservco'])
    expect((await fetchSite(yard.slug, path, { headers: { cookie } })).status).toBe(404);
  for (const path of [GARAGE, '/watchlist']) {
    const { status, headers, text } = await fetchSite(yard.slug, path, { headers: { cookie } });
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  }
  await open(page, GARAGE);
  await expect(page).toHaveTitle(/^My Motorama \| /);
  await expect(page.getByRole('heading', { level: 1, name: 'My Motorama' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Watchlist',
    'Alerts',
    'My details',
    'My data',
  ]);
});

test('A2 nobody is asked to sign in for a garage or a watchlist that the site has not', async () => {
  for (const [slug, path] of [
    ['harbour', '/watchlist'],
    ['harbour', '/myblinkr'],
    ['swiftlane', '/mymotorama'],
  ] as const)
    expect([path, (await fetchSite(slug, path)).status]).toEqual([path, 404]);
});

test('A10 what somebody sent with their number is in their garage once they have proved it', async ({ page, context }) => {
  const phone = aMobile();
  const lead = {
    form: 'contact',
    name: 'Sam',
    email: `${phone.slice(1)}@shopper.example`,
    phone: `0${phone.slice(3)}`,
    message: 'Is there a second key?',
    category: 'General Enquiry',
  };
  const sent = await fetchSite(yard.slug, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
  expect([sent.status, sent.text]).toEqual([201, expect.any(String)]);
  await signedIn(context, yard.slug, phone);
  await open(page, GARAGE);
  const enquiries = page.getByRole('region', { name: 'Enquiries and bookings' });
  await expect(enquiries.getByRole('listitem').filter({ hasText: 'Is there a second key?' }).first()).toContainText('Sent on');
  await page.getByRole('navigation', { name: 'My Motorama' }).getByRole('link', { name: 'Enquiries 1' }).click();
  await expect(page).toHaveURL(/#enquiries$/);
});

for (const width of [390, 1440]) {
  test(`A9 the way to compare stands at the end of the line above the list at ${width} pixels`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    await aWatcher(context);
    const compare = page.getByRole('main').getByRole('link', { name: 'Compare 2' });
    await open(page, '/watchlist');
    await standsAtTheEndOf(page, compare, page.getByText('3 cars', { exact: true }));
    await open(page, GARAGE);
    await standsAtTheEndOf(page, compare, page.getByRole('heading', { level: 2, name: 'Watchlist' }));
  });

  test(`W2 the watchlist and the garage have no violation and no sideways scroll at ${width} pixels`, async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(/422/);
    await page.setViewportSize({ width, height: 900 });
    await aWatcher(context);
    for (const path of ['/watchlist', GARAGE]) {
      await open(page, path);
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.getByRole('region', { name: 'My details' }).locator('summary').filter({ hasText: 'Email' }).click();
    const details = page.getByRole('region', { name: 'My details' });
    await details.getByRole('textbox', { name: 'Email' }).fill('not an address');
    await details.getByRole('button', { name: 'Save' }).filter({ visible: true }).click();
    await expect(details.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/such as sam@example\.com/);
    await axe(page);
  });
}

test('A9 on a phone what a price did stands in one line, within its row', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const shopper = await signedIn(context, yard.slug);
  await shopper.watch({ stocknum: 'A', price: 137_990, daysAgo: 1 }, { stocknum: 'B', price: 21_490, daysAgo: 2 });
  for (const path of ['/watchlist', GARAGE]) {
    await open(page, path);
    for (const model of ['Alpha', 'Beta']) {
      const [own, change] = [await row(page, model).boundingBox(), await row(page, model).locator('.pill').boundingBox()];
      expect(change?.height).toBeLessThan(30);
      expect((change?.x ?? 0) + (change?.width ?? 0)).toBeLessThanOrEqual((own?.x ?? 0) + (own?.width ?? 0));
    }
  }
});

test('A9 on a phone what can be done with a vehicle stands in one line, also with one that somebody has reserved', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const shopper = await aWatcher(context);
  await shopper.watch({ stocknum: 'D', price: 30_000, daysAgo: 4 });
  await open(page, '/watchlist');
  await expect(row(page, 'Delta')).toContainText('RESERVED');
  await expect(row(page, 'Delta').getByRole('link', { name: 'Tell me if it comes back' })).toBeVisible();
  for (const path of ['/watchlist', GARAGE]) {
    await open(page, path);
    for (const model of ['Alpha', 'Beta', 'Gamma', 'Delta']) {
      const tools = await row(page, model).locator('.watched__tools').boundingBox();
      expect([path, model, (tools?.height ?? 99) < 60]).toEqual([path, model, true]);
    }
  }
});

test('A9 an empty watchlist leads to the stock', async ({ page, context }) => {
  await signedIn(context, yard.slug);
  await open(page, '/watchlist');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await axe(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Show \d+ cars$/ })
    .click();
  await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars\/$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('A3, A11 alerts are turned off, and a vehicle is removed, by plain forms', async ({ page, context }) => {
    await aWatcher(context);
    await open(page, GARAGE);
    const alerts = page.getByRole('region', { name: 'Alerts' });
    await alerts.getByRole('radio', { name: /^By text to/ }).check();
    await alerts.getByRole('button', { name: 'Save' }).filter({ visible: true }).click();
    await expect(alerts).toContainText('By text to');
    await open(page, '/watchlist');
    await row(page, 'Alpha').getByRole('button', { name: 'Alert on for 2022 Mazda Alpha, turn it off' }).click();
    await expect(row(page, 'Alpha').getByRole('button', { name: /^Alert off/ })).toBeVisible();
    await expect(row(page, 'Beta').getByRole('button', { name: /^Alert on/ })).toBeVisible();
    await open(page, GARAGE);
    await row(page, 'Alpha')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`${GARAGE}#watchlist$`));
    await expect(row(page, 'Alpha')).toHaveCount(0);
    await expect(row(page, 'Beta')).toBeVisible();
  });

  test('A10 details are changed where they stand, and a wrong one is explained beside its field', async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(/422/);
    await signedIn(context, yard.slug);
    await open(page, GARAGE);
    const details = page.getByRole('region', { name: 'My details' });
    await details.locator('summary').filter({ hasText: 'Name' }).click();
    await details.getByRole('textbox', { name: 'First name' }).fill('Priya');
    await details.getByRole('textbox', { name: 'Last name' }).fill('Raman');
    await details.getByRole('button', { name: 'Save' }).filter({ visible: true }).click();
    await expect(details).toContainText('Priya Raman');
    await expect(page.getByText('Signed in as Priya, 04')).toBeVisible();
    await details.locator('summary').filter({ hasText: 'Postcode' }).click();
    await details.getByRole('textbox', { name: 'Postcode' }).fill('45');
    await details.getByRole('button', { name: 'Save' }).filter({ visible: true }).click();
    await expect(details.getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription(/Invalid postcode/);
    await expect(details.getByRole('textbox', { name: 'Postcode' })).toHaveValue('45');
  });

  test('A12 a shopper ends another device’s session, and signs out', async ({ page, context }) => {
    const phone = aMobile();
    const other = await signedIn(null, yard.slug, phone);
    await signedIn(context, yard.slug, phone);
    // Whoever uses the browser next finds nothing of what was begun or reserved on it.
    await context.addCookies(
      ['visitor', 'keeping'].map((name) => ({ name, value: 'x'.repeat(22), url: site(yard.slug), sameSite: 'Lax' as const })),
    );
    const isIn = async () =>
      (await fetchSite(yard.slug, GARAGE, { headers: { cookie: `session=${other.token}` } })).status === 200;
    expect(await isIn()).toBe(true);
    await open(page, GARAGE);
    await page.getByText('Show my devices').click();
    await page.getByRole('button', { name: 'Sign out on Chrome on Linux computer' }).click();
    await expect(page.getByText('You’re signed in on this device only.')).toBeVisible();
    expect(await isIn()).toBe(false);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(`${site(yard.slug)}/`);
    expect(await context.cookies(site(yard.slug))).toEqual([]);
  });
});
