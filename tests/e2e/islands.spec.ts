import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { holdRequests } from '#tests/e2e/hold-requests.ts';

const STOCK = '/search/new-used-and-demo-cars/';
const CODE = /\/assets\/.*\.js$/;

const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });

test('W3 a press before any script has come counts once it has', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdRequests(page, CODE);
  await page.goto(site('harbour') + STOCK, { waitUntil: 'commit' });
  await filters(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

/** Has `act` done to an island's part in the first moment at which React listens to the island, and has not hydrated it yet. */
async function whileHydrating(page: Page, name: string, part: string, act: 'press' | { readonly choose: string }): Promise<void> {
  await page.addInitScript(
    ([island, selector, chosen]) => {
      type How = Parameters<EventTarget['addEventListener']>;
      const listen: (this: EventTarget, ...how: How) => void = Reflect.get(EventTarget.prototype, 'addEventListener');
      let isDone = false;
      EventTarget.prototype.addEventListener = function own(...how: How) {
        listen.apply(this, how);
        const isReacts = this instanceof Element && this.matches(`fc-island[name="${island}"]`) && how[2] === false;
        if (!isReacts || isDone) return;
        isDone = true;
        const used = this.querySelector<HTMLElement>(selector);
        queueMicrotask(() => {
          if (chosen === null || !(used instanceof HTMLSelectElement)) {
            used?.click();
            return;
          }
          used.value = chosen;
          for (const type of ['input', 'change']) used.dispatchEvent(new Event(type, { bubbles: true }));
        });
      };
    },
    [name, part, act === 'press' ? null : act.choose] as const,
  );
}

/** The address of a vehicle without a film, which would be its second slide. */
async function carWithoutFilm(slug: string): Promise<string> {
  for (const car of await vehicleLinks(slug)) if (!(await fetchSite(slug, car)).text.includes('id="photo-video"')) return car;
  throw new Error(`Every vehicle of ${slug} has a film.`);
}

test('W3 a press while an island becomes interactive counts once', async ({ page }) => {
  await whileHydrating(page, 'gallery', 'button[aria-label="Next photo"]', 'press');
  await page.goto(site('summit') + (await carWithoutFilm('summit')));
  await page.getByRole('list', { name: 'Photos' }).hover();
  await expect(page.locator('fc-island[name="gallery"][data-awake]')).toHaveCount(1);
  await expect(page.getByText(/Showing 2 \/ \d+/)).toBeVisible();
});

test('W3 a box that is ticked while the search becomes interactive counts, together with what was chosen before', async ({
  page,
}) => {
  await whileHydrating(page, 'search', 'input[type=checkbox][value=Toyota]', 'press');
  await page.goto(site('harbour') + STOCK);
  await page.getByRole('main').getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
  await expect(page).toHaveURL(/Toyota/);
  await expect(page).toHaveURL(/sortBy=price-desc/);
  await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link', { name: 'Remove Toyota' })).toBeVisible();
});

test('W3 a sort order that is chosen while the search becomes interactive counts, together with a box ticked before', async ({
  page,
}) => {
  await whileHydrating(page, 'search', '.sort-form select', { choose: 'price-desc' });
  await page.goto(site('harbour') + STOCK);
  await page
    .getByRole('group', { name: 'Make', exact: true })
    .locator('visible=true')
    .getByRole('checkbox', { name: /^Toyota/ })
    .check();
  await expect(page).toHaveURL(/sortBy=price-desc/);
  await expect(page).toHaveURL(/Toyota/);
});

test('W3 a sort order that is chosen before any script has come counts once it has', async ({ page }) => {
  const release = await holdRequests(page, CODE);
  await page.goto(site('harbour') + STOCK, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
  release();
  await expect(page).toHaveURL(/sortBy=price-desc/);
});

test('W3 when an island’s code does not come, its page works as without script', async ({ page, tolerate }) => {
  tolerate(/did not start|Failed to load resource|net::ERR_FAILED|Failed to fetch/);
  await page.route(/search\.island.*\.js$/, (route) => route.abort());
  await page.goto(site('harbour') + STOCK);
  await page.getByRole('searchbox').fill('hilux');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/query=hilux/);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/cars?$/);
});

/** Opens the search on a phone, and presses a button whose code does not come. */
async function pressInVain(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/search\.island.*\.js$/, (route) => route.abort());
  await page.goto(site('harbour') + STOCK);
  await filters(page).click();
  await expect(page.locator('fc-island[data-failed]')).toHaveCount(1);
}

test('W3 code that did not come is fetched again at the next press', async ({ page, tolerate }) => {
  tolerate(/did not start|Failed to load resource|net::ERR_FAILED|Failed to fetch/);
  await pressInVain(page);
  await page.unroute(/search\.island.*\.js$/);
  await filters(page).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('W3 a button whose code does not come the second time either loads the page anew', async ({ page, tolerate }) => {
  tolerate(/did not start|Failed to load resource|net::ERR_FAILED|Failed to fetch/);
  await pressInVain(page);
  const reloaded = page.waitForEvent('domcontentloaded');
  await filters(page).click();
  await reloaded;
  await page.unroute(/search\.island.*\.js$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('W3 an island whose props cannot be read leaves its page usable', async ({ page, tolerate }) => {
  tolerate(/did not start/);
  const { text, headers } = await fetchSite('harbour', STOCK);
  const body = text.replace(/(<fc-island[^>]*name="search"[^>]* props=")[^"]*/, '$1{');
  expect(body).not.toBe(text);
  const { 'content-encoding': _, 'content-length': __, ...sent } = headers;
  await page.route(site('harbour') + STOCK, (route) => route.fulfill({ body, headers: sent as Record<string, string> }));
  await page.goto(site('harbour') + STOCK);
  await page.getByRole('searchbox').fill('hilux');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/query=hilux/);
});

test('W3 when the page’s own script does not come, what was pressed is followed and so are later links', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource|net::ERR_FAILED/);
  const [car = ''] = await vehicleLinks('harbour');
  const release = await holdRequests(page, /\/assets\/page-script.*\.js$/, 'abort');
  await page.goto(site('harbour') + car, { waitUntil: 'commit' });
  const thumb = (at: number) => page.locator(`a[href$="#photo-${at}"]`).first();
  await thumb(3).click();
  release();
  await expect(page).toHaveURL(/#photo-3$/);
  await thumb(4).click();
  await expect(page).toHaveURL(/#photo-4$/);
});

test('W3 when the page’s own script does not come, a phone has the filters that it has without script', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource|net::ERR_FAILED/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\/assets\/page-script.*\.js$/, (route) => route.abort());
  await page.goto(site('harbour') + STOCK);
  await page
    .getByRole('complementary', { name: /^Filters/ })
    .locator('summary')
    .first()
    .click();
  await page.getByRole('checkbox', { name: /^Toyota/ }).check();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/Toyota/);
});

test('W3 when a search’s code does not come, its filters have their button and work by it', async ({ page, tolerate }) => {
  tolerate(/did not start|Failed to load resource|net::ERR_FAILED|Failed to fetch/);
  await page.route(/search\.island.*\.js$/, (route) => route.abort());
  await page.goto(site('harbour') + STOCK);
  const panel = page.getByRole('complementary', { name: /^Filters/ });
  await panel.getByRole('checkbox', { name: /^Toyota/ }).check();
  await panel.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/Toyota/);
});

test('W3 an island whose code throws leaves its page as it was sent', async ({ page, tolerate }) => {
  tolerate(/did not start|TypeError|Minified React error/);
  const { text, headers } = await fetchSite('harbour', STOCK);
  const body = text.replace(/(<fc-island[^>]*name="search"[^>]* props=")[^"]*/, '$1{}');
  const { 'content-encoding': _, 'content-length': __, ...sent } = headers;
  await page.route(site('harbour') + STOCK, (route) => route.fulfill({ body, headers: sent as Record<string, string> }));
  await page.goto(site('harbour') + STOCK);
  const cards = page.getByRole('main').getByRole('article');
  const before = await cards.count();
  await page.getByRole('searchbox').fill('hilux');
  await expect(page.locator('fc-island[name=search]')).toHaveAttribute('data-failed');
  await expect(cards).toHaveCount(before);
});

test('W3 results of another build’s shape are not read: the page itself is loaded', async ({ page }) => {
  await page.goto(site('harbour') + STOCK);
  await page.route(/\/api\/results\//, (route) => route.fulfill({ json: { results: {}, title: 'Other' } }));
  const loaded = page.waitForEvent('domcontentloaded');
  await page
    .getByRole('complementary', { name: /^Filters/ })
    .getByRole('checkbox', { name: /^Toyota/ })
    .check();
  await loaded;
  await expect(page).toHaveURL(/Toyota/);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Toyota');
});
