import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLink } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { aRow, type MadeSite, makeSite } from '#tests/e2e/make-site.ts';

// One site and its stock serve all of these.
test.describe.configure({ mode: 'default' });
// A browser that is driven by a program says so, and is not counted: here it is a shopper's.
test.use({
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

const EVIL = '2022 Mazda </script><script>document.title="taken"</script> \u2028 <!-- & "Evil"';
let yard: MadeSite;
let car: string;
test.beforeAll(async () => {
  yard = await makeSite('reach');
  await yard.change((file) => ({
    ...file,
    dealerships: file.dealerships.map((one) => (typeof one === 'string' ? one : { ...one, phone: '07 3000 0000' })),
  }));
  await yard.stock([
    aRow({ stocknum: 'A', model: 'Evil', carsales_title: EVIL }),
    aRow({ stocknum: 'B', model: 'Alpha', car_type: 'new' }),
    aRow({ stocknum: 'C', model: 'Beta' }),
    aRow({ stocknum: 'D', make: 'Saab', model: 'Lone', simple_body: 'Coupe' }),
  ]);
  await expect.poll(async () => (await fetchSite(yard.slug, '/search/new-used-and-demo-cars/')).text).toContain('Lone');
  car = await vehicleLink(yard.slug, 'lone');
});

const open = (page: Page, path = car) => page.goto(site(yard.slug) + path);
const main = (page: Page) => page.getByRole('main');
const layer = (page: Page) => page.evaluate(() => (window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []);

test('V11.2, V11.4 the number comes when it is asked for, takes the focus, is counted, and a click on it is event 25', async ({
  page,
  tolerate,
}) => {
  tolerate(/tel:/);
  await open(page);
  const button = main(page).getByRole('button', { name: 'Call the dealer 07 30•• •••• show number' });
  const sent = page.waitForResponse('**/api/call-reveal');
  await button.click();
  const link = main(page).getByRole('link', { name: 'Call the dealer 07 3000 0000' });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', 'tel:0730000000');
  await expect(button).toHaveCount(0);
  const answer = await sent;
  expect([answer.status(), await answer.json()]).toEqual([201, answer.request().postDataJSON()]);
  expect(await layer(page)).not.toContainEqual(expect.objectContaining({ event_id: 25 }));
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  await expect.poll(() => layer(page)).toContainEqual(expect.objectContaining({ event_id: 25, label: 'Used Car' }));
  await axe(page);
});

for (const { slug, path, label } of [
  { slug: 'harbour', path: '/contact-us', label: 'New Car' },
  { slug: 'swiftlane', path: '/search/used-cars', label: 'Used Car' },
  { slug: 'swiftlane', path: '/no-such-page', label: 'New Car' },
]) {
  test(`V11.4, X1.2 every number on ${path} is event 25 labelled ${label}, with the details of a visitor who is remembered`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/status of 404/);
    const sam = { name: 'Sam', email: 'sam@shopper.example', phone: '0491 570 156' };
    await page.addInitScript((details) => {
      localStorage.setItem('forecourt.details', JSON.stringify(details));
      // Nothing here takes a call.
      window.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    }, sam);
    await page.goto(site(slug) + path);
    const numbers = page.locator('a[href^="tel:"]:visible');
    const clicks = async () => (await layer(page)).filter((one) => (one as { event_id: number }).event_id === 25);
    // The page has loaded, and with it the script that counts: each number once.
    const all = await numbers.all();
    expect(all.length).toBeGreaterThan(1);
    for (const number of all) await number.click();
    await expect.poll(clicks).toHaveLength(all.length);
    for (const one of await clicks()) expect(one).toMatchObject({ label, user_data: sam });
  });
}

test('V11.1, V17 without script the whole number and a letter to a friend are there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await open(page);
  await expect(main(page).getByRole('link', { name: 'Call the dealer 07 3000 0000' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /show number|Share/ })).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Share' })).toHaveAttribute('href', /^mailto:/);
  await context.close();
});

test('V11.3 a number that is missing is a warning in the console, and no button', async ({ page }) => {
  const mute = await makeSite('mute');
  await mute.stock([aRow()]);
  await expect.poll(async () => (await fetchSite(mute.slug, '/search/new-used-and-demo-cars/')).text).toContain('CX-5');
  const warned = page.waitForEvent('console', (message) => message.text().includes('no telephone number'));
  await page.goto(site(mute.slug) + (await vehicleLink(mute.slug, 'cx-5')));
  expect((await warned).type()).toBe('warning');
  await expect(main(page).getByRole('button', { name: /Call/ })).toHaveCount(0);
});

test('V16q, H5 a page says how often it was looked at, by the same shopper once, and nothing moves for it', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, await vehicleLink(yard.slug, 'beta'));
  const views = main(page).getByText('1 view', { exact: true });
  await expect(views).toBeVisible();
  await page.reload();
  await expect(views).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('V16.2 a counter that fails shows nothing and disturbs nothing', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource/);
  await page.route('**/view.json*', (route) => route.fulfill({ status: 503, body: 'no' }));
  const asked = page.waitForResponse('**/view.json*');
  await open(page);
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByText(/\bviews?\b/)).toHaveCount(0);
});

test('V17.1 the menu copies the address, says Copied for a second and a half, and opens and closes by keys', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.clock.install();
  await open(page);
  const share = main(page).getByRole('button', { name: 'Share' });
  const menu = page.getByRole('list', { name: 'Share' });
  await share.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await axe(page);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', { name: 'Copy link' })).toBeFocused();
  // From here on time passes only when the test says so.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site(yard.slug) + car);
  await page.clock.runFor(1_400);
  await expect(menu.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(menu.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(share).toBeFocused();
});

test('V17.2 a share page opens in a small window, and the device’s own sheet is used where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen, open: (...given: unknown[]) => void seen.push(given) });
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
  await open(page);
  const share = main(page).getByRole('button', { name: 'Share' });
  await share.click();
  await page
    .getByRole('list', { name: 'Share' })
    .getByRole('link', { name: /^Facebook/ })
    .click();
  expect(await seen()).toEqual([
    [
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(site(yard.slug) + car)}`,
      '_blank',
      expect.stringContaining('width=550,height=400'),
    ],
  ]);
  await page.keyboard.press('Escape');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', {
      value: (given: unknown) => {
        (window as unknown as { seen: unknown[] }).seen.push(given);
        return Promise.resolve();
      },
    }),
  );
  await share.click();
  await expect
    .poll(async () => (await seen())[1])
    .toEqual({ title: expect.stringContaining('Saab Lone'), url: site(yard.slug) + car });
  await expect(page.getByRole('list', { name: 'Share' })).toBeHidden();
});

test('V17.1 where the site has it so a toast says that the address was copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(site('swiftlane') + (await vehicleLink('swiftlane', '-')));
  await main(page).getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Copied' });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('list', { name: 'Share' })).toBeHidden();
  await expect(toast).toHaveCount(0);
});

test('W1p the data of a hostile name stays data, in the page and under the policy', async ({ page }) => {
  const path = await vehicleLink(yard.slug, 'evil');
  const { text } = await fetchSite(yard.slug, path);
  const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(text) ?? [];
  expect(json).not.toMatch(/[<>\u2028\u2029]/);
  expect((JSON.parse(json) as { '@graph': { name: string }[] })['@graph'][0]?.name).toBe(EVIL);
  expect(text).toContain(`<link rel="canonical" href="${site(yard.slug)}${path}"/>`);
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveTitle('taken');
});

test('V13.6 similar vehicles stand under the page, and the interface gives their ids', async ({ page }) => {
  const path = await vehicleLink(yard.slug, 'beta');
  const { text, headers } = await fetchSite(yard.slug, `/api${path}/similar`);
  const { ids } = JSON.parse(text) as { ids: number[] };
  expect([headers['content-type'], ids.length]).toEqual(['application/json', 2]);
  await open(page, path);
  const part = page
    .getByRole('region', { name: 'Similar cars In-Stock' })
    .or(main(page).locator('section', { hasText: 'Similar cars In-Stock' }));
  const links = await part
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(links.map((href) => Number(/-(\d+)$/.exec(href ?? '')?.[1]))).toEqual(ids);
  const missing = await fetchSite(yard.slug, '/api/cars/no-such-car/similar');
  expect([missing.status, missing.headers['content-type']]).toEqual([404, 'application/problem+json']);
});
