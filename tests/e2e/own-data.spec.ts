import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { inDatabase } from '#tests/e2e/in-database.ts';
import { aRow, type MadeSite, makeSite } from '#tests/e2e/make-site.ts';
import { aMobile, signedIn } from '#tests/e2e/signed-in.ts';
import { textedCode } from '#tests/e2e/texted-code.ts';

// One site and its stock serve all of these: each has a shopper of its own.
test.describe.configure({ mode: 'default' });

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await makeSite('own-data');
  const changed = await yard.change((file) => ({
    ...file,
    switches: { savesTo: 'account', garagePath: 'myservco', garageTitle: 'MyServco' },
  }));
  expect(changed).toMatchObject({ code: 0 });
  await yard.stock(['A', 'B', 'C', 'D', 'E'].map((stocknum) => aRow({ stocknum, model: `Model${stocknum}`, price: 30_000 })));
  await expect.poll(async () => (await fetchSite(yard.slug, '/search/new-used-and-demo-cars/')).text).toContain('ModelE');
});

const GARAGE = '/myservco';
const open = (page: Page, path: string) => page.goto(site(yard.slug) + path);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** As people write a number. */
const typed = (phone: string): string => `0${phone.slice(3, 6)} ${phone.slice(6, 9)} ${phone.slice(9)}`;
const cookieNames = async (context: BrowserContext) => (await context.cookies(site(yard.slug))).map(({ name }) => name);

/** Someone whose code was entered an hour ago. */
async function signedInLongAgo(context: BrowserContext, phone = aMobile()): Promise<string> {
  await signedIn(context, yard.slug, phone);
  await inDatabase((db) =>
    db.query(
      `update shopper_session set created_at = now() - interval '1 hour' where shopper_id in (select id from shopper where phone = $1)`,
      [phone],
    ),
  );
  return phone;
}
const shoppersWith = (phone: string) =>
  inDatabase(async (db) => (await db.query('select id from shopper where phone = $1', [phone])).rowCount);

async function enterCode(page: Page, phone: string): Promise<void> {
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(heading(page)).toHaveText('Enter your code');
  await page.getByLabel('6-digit code').fill(await textedCode(yard.slug, typed(phone)));
}

async function send(phone: string, message: string): Promise<void> {
  const lead = { form: 'contact', name: 'Sam', email: `${phone.slice(1)}@shopper.example`, phone: typed(phone), message };
  const { status } = await fetchSite(yard.slug, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...lead, category: 'General Enquiry' }),
  });
  expect(status).toBe(201);
}

test('A12 what a site holds about a shopper is one JSON file, which nobody caches', async ({ page, context }) => {
  const phone = aMobile();
  await send(phone, 'Is there a second key?');
  await (await signedIn(context, yard.slug, phone)).watch({ stocknum: 'A', price: 31_000, daysAgo: 1 });
  await open(page, GARAGE);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${yard.slug}-my-data.json`);
  const held = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(held).toMatchObject({
    account: { shopper: { phone }, watchlist: [{ saved_price_cents: 3_100_000 }] },
    enquiries: [{ lead: { fields: { message: 'Is there a second key?' } } }],
  });
});

test('A12 nobody downloads or erases anything without signing in, nor from another site', async () => {
  const post = (path: string, headers: Record<string, string>) =>
    fetchSite(yard.slug, path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: '',
    });
  for (const path of ['/api/my-data', '/my-data/erase']) {
    const { status, headers, text } = await post(path, {});
    expect([path, status, headers['cache-control']]).toEqual([path, 303, 'no-store']);
    expect(headers.location).toMatch(/^\/sign-in\?type=my-data&redirect=%2Fmy-data%2F/);
    expect(text).toBe('');
    const { token } = await signedIn(null, yard.slug);
    expect((await post(path, { cookie: `session=${token}`, origin: 'https://evil.example' })).status).toBe(403);
  }
  expect((await fetchSite(yard.slug, '/api/my-data')).status).toBe(405);
  expect((await fetchSite(yard.slug, '/my-data/anything')).status).toBe(404);
});

test('A12 with a code of an hour ago the code’s step comes first, and returns', async ({ page, context }) => {
  const phone = await signedInLongAgo(context);
  await open(page, GARAGE);
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(heading(page)).toHaveText('Check that it’s you');
  await expect(page.getByLabel('Mobile number')).toHaveValue(typed(phone));
  await axe(page);
  await enterCode(page, phone);
  await expect(page).toHaveURL(`${site(yard.slug)}/my-data/download`);
  await axe(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(phone);
});

test('A12 a shopper erases everything by keyboard: the session, the cookies and what the browser stored are gone', async ({
  page,
  context,
}) => {
  const phone = aMobile();
  await send(phone, 'Erase me');
  await signedIn(context, yard.slug, phone);
  await open(page, GARAGE);
  await page.evaluate(() => localStorage.setItem('forecourt.details', '{"name":"Sam"}'));
  const erase = page.getByRole('link', { name: 'Erase my data' });
  await erase.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Erase everything?');
  await expect(
    page.getByText('Your enquiries, alerts, watchlist and details will be erased now, and can’t be recovered.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Keep my data' }).click();
  await expect(page).toHaveURL(`${site(yard.slug)}${GARAGE}#data`);
  expect(await shoppersWith(phone)).toBe(1);
  await page.goBack();
  await page.getByRole('button', { name: 'Erase my data' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Your data is erased');
  await expect(page.getByText('We no longer hold anything about you.')).toBeVisible();
  expect(await shoppersWith(phone)).toBe(0);
  expect(await cookieNames(context)).not.toContain('session');
  expect(await cookieNames(context)).not.toContain('signed_in');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('forecourt.details'))).toBeNull();
  const left = await inDatabase((db) => db.query('select from lead where fields::text like $1', [`%${typed(phone)}%`]));
  expect(left.rowCount).toBe(0);
  // Back leads to a page that asks to sign in, and not to what was erased.
  await page.goBack();
  await expect(heading(page)).toHaveText('Check that it’s you');
});

test('A12 nobody is told that their data is erased who has erased nothing', async () => {
  for (const query of ['', '?kept=receipt', `?at=${Date.now()}&key=${'x'.repeat(22)}`]) {
    const { status, headers } = await fetchSite(yard.slug, `/my-data/erased${query}`);
    expect([status, headers.location]).toEqual([303, '/']);
  }
});

test('A12 a page left open for an hour erases nothing until a new code is entered', async ({ page, context }) => {
  const phone = aMobile();
  const { shopperId } = await signedIn(context, yard.slug, phone);
  await open(page, '/my-data/erase');
  await inDatabase((db) =>
    db.query(`update shopper_session set created_at = now() - interval '1 hour' where shopper_id = $1`, [shopperId]),
  );
  await page.getByRole('button', { name: 'Erase my data' }).click();
  await expect(heading(page)).toHaveText('Check that it’s you');
  expect(await shoppersWith(phone)).toBe(1);
  await enterCode(page, phone);
  await expect(heading(page)).toHaveText('Erase everything?');
  await page.getByRole('button', { name: 'Erase my data' }).click();
  await expect(heading(page)).toHaveText('Your data is erased');
  expect(await shoppersWith(phone)).toBe(0);
});

test('A10 forms are filled in with the account’s details, and nothing that was typed is overwritten', async ({
  page,
  context,
}) => {
  const phone = aMobile();
  await signedIn(context, yard.slug, phone);
  await inDatabase((db) =>
    db.query(`update shopper set details = '{"firstName":"Priya","email":"priya@shopper.example"}' where phone = $1`, [phone]),
  );
  await context.addInitScript(() =>
    localStorage.setItem(
      'forecourt.details',
      JSON.stringify({ name: 'Bob', email: 'bob@shopper.example', phone: '0400 000 009' }),
    ),
  );
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/me/details', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/contact-us');
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name: 'Email' }) })
    .first();
  await form.scrollIntoViewIfNeeded();
  await form.getByRole('textbox', { name: 'Email' }).fill('typed@shopper.example');
  await page.locator('form[data-ready]').first().waitFor();
  release();
  await expect(form.getByLabel('Phone')).toHaveValue(typed(phone));
  await expect(form.getByLabel(/^(First name|Name)/)).toHaveValue('Priya');
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('typed@shopper.example');
  const { headers } = await fetchSite(yard.slug, '/api/me/details');
  expect(headers['cache-control']).toBe('no-store');
});

test('A10 a shopper changes their number with a code on the new one', async ({ page, context, tolerate }) => {
  tolerate(/422/);
  const [before, after, taken] = [aMobile(), aMobile(), aMobile()];
  await signedIn(null, yard.slug, taken);
  await signedIn(context, yard.slug, before);
  await open(page, GARAGE);
  await page.getByRole('link', { name: 'Change your mobile number' }).click();
  await expect(heading(page)).toHaveText('Your new mobile number');
  await axe(page);
  const field = page.getByLabel('Mobile number');
  await field.fill(typed(before));
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(field).toHaveAccessibleDescription(/You already sign in with that number/);
  await field.fill(typed(taken));
  await enterCode(page, taken);
  await expect(field).toHaveAccessibleDescription(/already has its own account here/);
  await field.fill(typed(after));
  await enterCode(page, after);
  await expect(page).toHaveURL(`${site(yard.slug)}${GARAGE}#details`);
  await expect(page.getByRole('region', { name: 'My details' })).toContainText(typed(after));
  expect([await shoppersWith(before), await shoppersWith(after)]).toEqual([0, 1]);
});

/** Puts vehicles of the site into the browser's favourites, as it stores them itself. */
async function keepInBrowser(page: Page, stocknums: readonly string[]): Promise<void> {
  const ids = await inDatabase(async (db) => {
    const found = await db.query<{ id: number }>(
      `select v.id from vehicle v join site_dealership d on d.dealership_id = v.dealership_id join site s on s.id = d.site_id
       where s.slug = $1 and v.stocknum = any ($2)`,
      [yard.slug, stocknums],
    );
    return found.rows.map(({ id }) => id);
  });
  await page.evaluate((kept) => {
    const cars = kept.map((id) => ({ id, name: 'A car', slug: 'a', make: 'M', model: 'M', primary_image_url: null }));
    localStorage.setItem('forecourt.favourites.1', JSON.stringify(cars));
  }, ids);
  await page.reload();
}

test('A5 favourites in the browser that are not on the watchlist yet are offered for it', async ({ page, context }) => {
  await (await signedIn(context, yard.slug)).watch({ stocknum: 'A', price: 30_000, daysAgo: 1 });
  await open(page, '/watchlist');
  await keepInBrowser(page, ['A', 'B', 'C', 'D']);
  await expect(page.getByText('Add your 3 favourites to your watchlist?')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Add them' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4);
  await expect(page.getByText('to your watchlist?')).toBeHidden();
});

test('A5 whoever does not want their favourites on the watchlist is not asked again', async ({ page, context }) => {
  await signedIn(context, yard.slug);
  await open(page, GARAGE);
  await keepInBrowser(page, ['A', 'B']);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('to your watchlist?')).toBeHidden();
  const asked = page.waitForResponse('**/api/me');
  await page.reload();
  await asked;
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expect(page.getByText('to your watchlist?')).toBeHidden();
});

test('A5, A9 the first four free vehicles of a watchlist are compared', async ({ page, context }) => {
  const shopper = await signedIn(context, yard.slug);
  await shopper.watch(...['A', 'B', 'C', 'D', 'E'].map((stocknum, at) => ({ stocknum, price: 30_000, daysAgo: at + 1 })));
  await open(page, GARAGE);
  await page.getByRole('link', { name: 'Compare 4' }).click();
  await expect(page).toHaveURL(/\/favourites\?cars=\d+,\d+,\d+,\d+$/);
  await expect(heading(page)).toHaveText('Compare');
  for (const model of ['ModelA', 'ModelB', 'ModelC', 'ModelD'])
    await expect(page.getByRole('main').getByText(new RegExp(model)).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/ModelE/)).toHaveCount(0);
  await axe(page);
});

test('A8, A10 whoever is signed in has their page in the header: an icon on a desk, the menu’s first line on a phone', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const banner = page.getByRole('banner');
  await page.locator('fc-saved-count:defined').first().waitFor({ state: 'attached' });
  await expect(banner.getByRole('link', { name: 'MyServco' })).toHaveCount(0);
  await signedIn(context, yard.slug);
  await open(page, '/');
  await expect(banner.getByRole('link', { name: 'MyServco' })).toHaveAttribute('href', GARAGE);
  await axe(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(banner.getByRole('link', { name: 'MyServco' })).toHaveCount(0);
  await banner.locator('summary[aria-label=Menu]').click();
  await expect(banner.getByRole('navigation').getByRole('link').first()).toHaveText('MyServco');
  await axe(page);
});

test('A10 /personalised/finance is the finance page for the vehicle that it names', async ({ page }) => {
  const [car = ''] = await vehicleLinks('harbour', '/search/used-cars');
  const key = car.split('/').at(-1) ?? '';
  const textAt = async (path: string) => {
    await page.goto(site('harbour') + path);
    return page.getByRole('main').textContent();
  };
  const [own, forCar, plain] = [
    await textAt(`/personalised/finance?car_id=${key}`),
    await textAt(`/finance?car_id=${key}`),
    await textAt('/finance'),
  ];
  expect(own).toBe(forCar);
  expect(own).not.toBe(plain);
});

for (const width of [390, 1440])
  test(`W2 the pages of a shopper’s own data have no violation and no sideways scroll at ${width} pixels`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signedIn(context, yard.slug);
    for (const path of ['/my-data/download', '/my-data/erase', '/my-data/erased', GARAGE]) {
      await open(page, path);
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('A12 everything is downloaded, and then erased with a new code, by plain forms', async ({ page, context }) => {
    const phone = await signedInLongAgo(context);
    await open(page, GARAGE);
    await page.getByRole('link', { name: 'Erase my data' }).click();
    await expect(heading(page)).toHaveText('Check that it’s you');
    await enterCode(page, phone);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page)).toHaveText('Erase everything?');
    await open(page, GARAGE);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain(phone);
    await open(page, '/my-data/erase');
    await page.getByRole('button', { name: 'Erase my data' }).click();
    await expect(heading(page)).toHaveText('Your data is erased');
    expect(await shoppersWith(phone)).toBe(0);
    expect(await cookieNames(context)).not.toContain('session');
  });
});
