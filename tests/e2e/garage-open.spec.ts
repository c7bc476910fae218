import { type BrowserContext, expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { inDatabase } from '#tests/e2e/in-database.ts';
import { aRow, type MadeSite, makeSite } from '#tests/e2e/make-site.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';

// One site and its stock serve all of these: each has a shopper of its own.
test.describe.configure({ mode: 'default' });

const GARAGE = '/my-garage';
const MODELS = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'];
let yard: MadeSite;
test.beforeAll(async () => {
  yard = await makeSite('garage-open');
  expect(await yard.change((file) => ({ ...file, switches: { savesTo: 'account' } }))).toMatchObject({ code: 0 });
  await yard.stock(MODELS.map((model, at) => aRow({ stocknum: `O${at}`, model, price: 30_000 + at * 1_000 })));
  await expect.poll(async () => (await fetchSite(yard.slug, '/search/new-used-and-demo-cars/')).text).toContain('Epsilon');
});

async function aWatcher(context: BrowserContext): Promise<void> {
  const shopper = await signedIn(context, yard.slug);
  await shopper.watch(...MODELS.map((_, at) => ({ stocknum: `O${at}`, price: 30_000 + at * 1_000, daysAgo: at + 1 })));
}
const open = (page: Page, path: string) => page.goto(site(yard.slug) + path);
const row = (page: Page, model: string) => page.getByRole('listitem').filter({ hasText: `2022 Mazda ${model}` });
const remove = (page: Page, model: string) =>
  row(page, model)
    .getByRole('button', { name: /^Remove/ })
    .click();
/** The pages of somebody's own that the browser has stored. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      if (name.startsWith('forecourt.garage')) for (const { url } of await (await caches.open(name)).keys()) all.push(url);
    return all;
  });
const compare = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Compare/ });

test('A9 the counts of the watchlist follow a removal and its Undo at once', async ({ page, context }) => {
  await aWatcher(context);
  await open(page, '/watchlist');
  const count = page.getByRole('main').locator('[data-count-of]');
  await expect(count).toHaveText('5 cars');
  await expect(compare(page)).toHaveText('Compare 4');
  const before = (await compare(page).getAttribute('href')) ?? '';
  await remove(page, 'Alpha');
  await expect(count).toHaveText('4 cars');
  await expect(compare(page)).toHaveText('Compare 4');
  await expect(compare(page)).not.toHaveAttribute('href', before);
  await remove(page, 'Beta');
  await expect(count).toHaveText('3 cars');
  await expect(compare(page)).toHaveText('Compare 3');
  // At once, whatever the server says later.
  await page.evaluate(() => document.addEventListener('submit', (event) => event.preventDefault()));
  await page.getByRole('button', { name: /^Undo and keep 2022 Mazda Beta/ }).click();
  await expect(count).toHaveText('4 cars');
  await expect(compare(page)).toHaveText('Compare 4');
});

test('A9 the garage’s own list of parts counts along, and a removal that fails counts back', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/429|Failed to load resource/);
  await aWatcher(context);
  await open(page, GARAGE);
  const jump = page.getByRole('navigation', { name: 'My Garage' }).getByRole('link', { name: /^Watchlist/ });
  await expect(jump).toHaveAttribute('aria-current', 'location');
  await expect(jump).toHaveText('Watchlist5');
  await remove(page, 'Alpha');
  await expect(jump).toHaveText('Watchlist4');
  await page.route('**/api/watchlist/remove-car', (route) =>
    route.fulfill({ status: 429, json: { success: false, detail: 'That’s a lot at once.' } }),
  );
  page.once('dialog', (dialog) => void dialog.accept());
  await remove(page, 'Beta');
  await expect(row(page, 'Beta').getByRole('button', { name: /^Remove/ })).toBeFocused();
  await expect(jump).toHaveText('Watchlist4');
});

for (const width of [390, 1440])
  test(`A10 the garage marks the part that is being read at ${width} pixels, as the page scrolls and when it is jumped to`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await aWatcher(context);
    await open(page, GARAGE);
    const marked = page.getByRole('navigation', { name: 'My Garage' }).locator('[aria-current]');
    await expect(marked).toHaveText(/^Watchlist/);
    await axe(page);
    await page.getByRole('navigation', { name: 'My Garage' }).getByRole('link', { name: 'My details' }).click();
    await expect(marked).toHaveText('My details');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(marked).toHaveText(/^Watchlist/);
  });

test('A3 a toast keeps its text off its edges, with a link and without', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await aWatcher(context);
  await open(page, '/watchlist');
  await page.locator('fc-watched:defined').first().waitFor({ state: 'attached' });
  await remove(page, 'Alpha');
  // In one go: a toast goes after three seconds.
  const gaps = await page.locator('fc-toasts [role=status] > div').evaluate((toast) => {
    const measured = () => {
      const [box, inner] = [toast.getBoundingClientRect(), toast.lastElementChild?.getBoundingClientRect()];
      const text = toast.querySelector('p')?.getBoundingClientRect();
      return { left: (text?.left ?? 0) - box.left, right: box.right - (inner?.right ?? 0) };
    };
    const withLink = measured();
    const link = toast.querySelector('a');
    link?.remove();
    return { hadLink: link !== null, withLink, without: measured() };
  });
  expect(gaps.hadLink).toBe(true);
  for (const gap of [gaps.withLink.left, gaps.without.left, gaps.without.right]) expect(gap).toBeGreaterThanOrEqual(16);
});

test('A9 while there is no connection the list can be read, says as of when it is, and offers nothing that needs one', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|NetworkError/);
  await aWatcher(context);
  await open(page, GARAGE);
  const note = page.getByText(/^You’re offline\. As of \d+\.\d\d [ap]m\.$/);
  await expect(note).toBeHidden();
  await expect.poll(() => stored(page)).toEqual([site(yard.slug) + GARAGE]);
  await context.setOffline(true);
  await expect(note).toBeVisible();
  await expect(row(page, 'Alpha').getByRole('button', { name: /^Remove/ })).toBeDisabled();
  await page.reload();
  await expect(row(page, 'Alpha')).toBeVisible();
  await expect(note).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeDisabled();
  await context.setOffline(false);
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(`${site(yard.slug)}/`);
  await expect.poll(() => stored(page)).toEqual([]);
});

for (const path of [GARAGE, '/watchlist'])
  test(`A9 what the browser has stored of ${path} is shown to nobody but the shopper who was signed in then`, async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|NetworkError/);
    const first = await signedIn(context, yard.slug);
    await first.watch({ stocknum: 'O0', price: 30_000, daysAgo: 1 });
    await open(page, path);
    await expect(row(page, 'Alpha')).toBeVisible();
    await expect.poll(() => stored(page)).toEqual([site(yard.slug) + path]);
    // Signed out from another device; then somebody else signs in here, on a page that the worker does not see.
    await inDatabase((db) => db.query('delete from shopper_session where shopper_id = $1', [first.shopperId]));
    const second = await signedIn(context, yard.slug);
    await second.watch({ stocknum: 'O1', price: 31_000, daysAgo: 1 });
    await context.setOffline(true);
    await expect(open(page, path)).rejects.toThrow(/ERR_(?:FAILED|INTERNET_DISCONNECTED)/);
    await context.setOffline(false);
    await open(page, path);
    await expect(row(page, 'Beta')).toBeVisible();
    await expect.poll(() => stored(page)).toEqual([site(yard.slug) + path]);
    await context.setOffline(true);
    await page.reload();
    await expect(row(page, 'Beta')).toBeVisible();
    await expect(row(page, 'Alpha')).toHaveCount(0);
    await context.clearCookies({ name: 'signed_in' });
    await expect(open(page, path)).rejects.toThrow(/ERR_(?:FAILED|INTERNET_DISCONNECTED)/);
  });

test('A9 any page of the site has what another session stored removed', async ({ page, context }) => {
  await aWatcher(context);
  await open(page, GARAGE);
  await expect.poll(() => stored(page)).toEqual([site(yard.slug) + GARAGE]);
  await signedIn(context, yard.slug);
  await open(page, '/');
  await expect.poll(() => stored(page)).toEqual([]);
});
