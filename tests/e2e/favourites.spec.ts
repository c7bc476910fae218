import { expect, type Locator, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { holdRequests } from '#tests/e2e/hold-requests.ts';
import { aRow, type MadeSite, makeSite } from '#tests/e2e/make-site.ts';
import { searchApi } from '#tests/e2e/search-api.ts';

// One site and its stock serve all of these: what each keeps stays in its own browser.
test.describe.configure({ mode: 'default' });

const STOCK = '/search/new-used-and-demo-cars/';
let yard: MadeSite;
test.beforeAll(async () => {
  yard = await makeSite('kept');
  const came = await yard.stock([
    aRow({ stocknum: 'A', model: 'Alpha', colour: 'Red', simple_transmission: 'Automatic' }),
    aRow({ stocknum: 'B', model: 'Beta', colour: 'Blue', price: 41_990, simple_transmission: 'Automatic' }),
    aRow({ stocknum: 'C', model: 'Gamma', status: 'sold', sold: true, sold_date: new Date().toISOString() }),
  ]);
  expect(came).toMatchObject({ code: 0, stderr: '' });
  await expect.poll(async () => (await fetchSite(yard.slug, STOCK)).text).toContain('Alpha');
});

const open = (page: Page, path: string) => page.goto(site(yard.slug) + path);
const card = (page: Page, model: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: `2022 Mazda ${model}` }) });
const saveButton = (page: Page, model: string) => card(page, model).getByRole('button', { name: /^Saved? 2022 Mazda/ });
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('forecourt.favourites.'))
      .flatMap((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as Record<string, unknown>[]),
  );
/** Keeps vehicles from the stock search, and waits until the browser has them. */
async function keep(page: Page, models: readonly string[]) {
  await open(page, STOCK);
  for (const model of models) {
    await saveButton(page, model).click();
    await expect(saveButton(page, model)).toHaveAttribute('aria-pressed', 'true');
  }
}

test('A5, C2 a card’s button keeps the vehicle in the browser, says so, and lets it go again', async ({ page }) => {
  await open(page, STOCK);
  const button = saveButton(page, 'Alpha');
  await expect(button).toHaveAccessibleName('Save 2022 Mazda Alpha');
  await button.click();
  await expect(button).toHaveAccessibleName('Saved 2022 Mazda Alpha');
  await expect(page).toHaveURL(site(yard.slug) + STOCK);
  expect(await kept(page)).toEqual([
    {
      id: expect.any(Number),
      name: '2022 Mazda Alpha',
      slug: expect.stringMatching(/^2022-mazda-alpha/),
      make: 'Mazda',
      model: 'Alpha',
      primary_image_url: null,
    },
  ]);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await kept(page)).toEqual([]);
});

test('A5 a vehicle is kept at once while the code of the search is still on its way, and not let go when it comes', async ({
  page,
}) => {
  const release = await holdRequests(page, /search\.island.*\.js$/);
  await open(page, STOCK);
  await saveButton(page, 'Alpha').click();
  await expect(saveButton(page, 'Alpha')).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(page.locator('fc-island[name=search][data-awake]')).toBeAttached();
  await expect(saveButton(page, 'Alpha')).toHaveAttribute('aria-pressed', 'true');
  expect(await kept(page)).toHaveLength(1);
});

test('A5 a sold vehicle has no button to keep it', async ({ page }) => {
  await open(page, STOCK);
  await expect(saveButton(page, 'Alpha')).toBeVisible();
  await expect(card(page, 'Gamma').getByRole('button')).toHaveCount(0);
});

test('A5 where storage is off there are no buttons, and no errors', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await open(page, '/favourites');
  await expect(page.getByText('Your browser isn’t saving anything for this site')).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/favourites/);
  await open(page, STOCK);
  await card(page, 'Alpha').getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: '2022 Mazda Alpha' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /Save/ })).toHaveCount(0);
});

test('A5 what another tab keeps is seen at once, in the header too', async ({ page, context }) => {
  await open(page, STOCK);
  const other = await context.newPage();
  await keep(other, ['Beta']);
  await expect(saveButton(page, 'Beta')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favourites 1 kept' })).toBeVisible();
});

test('A6 a vehicle whose page is opened is noted in the browser, the newest first', async ({ page }) => {
  await open(page, STOCK);
  const viewed = () => page.evaluate(() => JSON.parse(localStorage.getItem('forecourt.viewed') ?? '[]') as unknown[]);
  for (const [at, model] of ['Alpha', 'Beta'].entries()) {
    await card(page, model).getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: `2022 Mazda ${model}` })).toBeVisible();
    await expect.poll(viewed).toHaveLength(at + 1);
    await page.goBack();
  }
  expect(await viewed()).toEqual([
    { id: expect.any(Number), stocknum: 'B', make: 'Mazda', model: 'Beta', body: 'SUV', simple_body: 'SUV' },
    { id: expect.any(Number), stocknum: 'A', make: 'Mazda', model: 'Alpha', body: 'SUV', simple_body: 'SUV' },
  ]);
});

test('A7 one toast at a time says what was kept, and goes after three seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, STOCK);
  const toast = page.getByRole('status').filter({ hasText: 'your favourites' });
  await saveButton(page, 'Alpha').click();
  await expect(toast).toContainText('2022 Mazda Alpha is in your favourites');
  await saveButton(page, 'Beta').click();
  await expect(toast).toHaveText('2022 Mazda Beta is in your favouritesView List');
  await saveButton(page, 'Beta').click();
  await expect(toast).toContainText('2022 Mazda Beta is no longer in your favourites');
  await page.clock.runFor(3_000);
  await expect(toast).toHaveCount(0);
});

test('A5, A7 the toast leads to the kept vehicles side by side, with what sets them apart', async ({ page }) => {
  await keep(page, ['Alpha', 'Beta']);
  await page.getByRole('status').getByRole('link', { name: 'View List' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('row', { name: /^Price/ }).getByRole('cell')).toHaveText([/\$38,990/, /\$41,990/]);
  await expect(table.getByRole('row', { name: /^Colour/ }).getByRole('cell')).toHaveText(['Red', 'Blue']);
  await expect(table.getByRole('rowheader', { name: 'Transmission' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only show differences' }).check();
  await expect(table.getByRole('rowheader', { name: 'Transmission' })).toHaveCount(0);
  await expect(table.getByRole('rowheader', { name: 'Colour' })).toBeVisible();
  await axe(page);
  await table.getByRole('link', { name: '2022 Mazda Beta' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Saved 2022 Mazda Beta' })).toBeVisible();
});

test('A5 a vehicle is taken off the comparison, and an empty one leads to the stock', async ({ page }) => {
  await keep(page, ['Alpha']);
  await open(page, '/favourites');
  await page.getByRole('button', { name: 'Remove 2022 Mazda Alpha' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await kept(page)).toEqual([]);
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: 'Search our stock' }).click();
  await expect(card(page, 'Alpha')).toBeVisible();
});

test('A5 a vehicle that is no longer there is dropped with a sentence, and a sold one wears its tag', async ({ page }) => {
  await keep(page, ['Alpha']);
  await card(page, 'Gamma').getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\//);
  await page.evaluate(() => {
    const sold = Number(/-(\d+)$/.exec(location.pathname)?.[1]);
    const key = Object.keys(localStorage).find((name) => name.startsWith('forecourt.favourites.')) ?? '';
    const cars = JSON.parse(localStorage.getItem(key) ?? '[]') as Record<string, unknown>[];
    const others = [
      { ...cars[0], id: sold, name: '2022 Mazda Gamma' },
      { ...cars[0], id: 999_999_999, name: '2001 Lost Car' },
    ];
    localStorage.setItem(key, JSON.stringify([...cars, ...others]));
  });
  await open(page, '/favourites');
  await expect(page.getByText('2001 Lost Car is no longer listed, so we took it off your list.')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Gamma/ })).toContainText('JUST SOLD');
  expect((await kept(page)).map(({ name }) => name)).toEqual(['2022 Mazda Alpha', '2022 Mazda Gamma']);
});

test('A5 a comparison that does not come can be asked for again', async ({ page, tolerate }) => {
  tolerate(/503|Failed to load resource/);
  await keep(page, ['Alpha']);
  await page.route('**/api/compare**', (route) => route.fulfill({ status: 503 }));
  await open(page, '/favourites');
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your cars');
  await page.unroute('**/api/compare**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('columnheader', { name: /Alpha/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** The comparison of a number of a demo site's vehicles, at a width of the screen. */
async function compareAt(page: Page, count: number, width: number) {
  const { hits } = await searchApi('redgum');
  const ids = hits.slice(0, count).map(({ id }) => id);
  await page.setViewportSize({ width, height: 844 });
  await page.goto(`${site('redgum')}/favourites?cars=${ids.join(',')}`);
  await expect(page.getByRole('columnheader')).toHaveCount(count);
  return page.getByRole('region', { name: 'Comparison' });
}
const hiddenWidth = (region: Locator) => region.evaluate((box) => box.scrollWidth - box.clientWidth);

for (const [count, width] of [
  [2, 360],
  [2, 390],
  [4, 768],
  [3, 1280],
  [4, 1440],
] as const)
  test(`A5 ${count} vehicles stand side by side at ${width} pixels, and nothing scrolls sideways`, async ({ page }) => {
    const region = await compareAt(page, count, width);
    expect(await hiddenWidth(region)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const tops = await page.getByRole('columnheader').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

test('A5 on a phone three vehicles slide under their labels and the page stays as wide as the screen', async ({ page }) => {
  const region = await compareAt(page, 3, 390);
  const label = page.getByRole('rowheader', { name: 'Condition' }).getByText('Condition');
  const before = await label.boundingBox();
  await region.evaluate((box) => box.scrollTo({ left: 100 }));
  expect(await region.evaluate((box) => box.scrollLeft)).toBe(100);
  expect((await label.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.locator('summary[aria-label="Menu"]').click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favourites' })).toBeVisible();
});

test('A5 the page of favourites is the same for everyone and not for search engines', async () => {
  const { status, text } = await fetchSite(yard.slug, '/favourites');
  expect(status).toBe(200);
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(text).toMatch(/<noscript>.*Your browser keeps your favourites/s);
});

test('P6, A5 whatever is asked of a comparison, it tells of this site’s vehicles only', async () => {
  const asked = [
    '',
    '?ids=',
    '?ids=1,2,3',
    '?ids=__proto__,constructor',
    `?ids=${'9,'.repeat(4_000)}`,
    '?ids=%00%FF',
    '?ids=-1,1e9',
  ];
  for (const query of asked) {
    const { status, text } = await fetchSite(yard.slug, `/api/compare${query}`);
    expect([query.slice(0, 30), status, JSON.parse(text)]).toEqual([
      query.slice(0, 30),
      200,
      { labels: expect.any(Array), vehicles: [] },
    ]);
  }
});

test('P11.1 where favourites are switched off no page has a trace of them', async ({ page, tolerate }) => {
  tolerate(/404/);
  const off = await makeSite('unkept');
  await off.stock([aRow({ model: 'Alpha' })]);
  await off.change((file) => ({ ...file, switches: { garageEnabled: false } }));
  await expect.poll(async () => (await fetchSite(off.slug, '/favourites')).status).toBe(404);
  expect((await fetchSite(off.slug, '/api/compare?ids=1')).status).toBe(404);
  for (const path of ['/', STOCK]) {
    const { text } = await fetchSite(off.slug, path);
    // All sites share the script's files, whatever these are called.
    expect(text.replaceAll(/\/assets\/[^"]+/g, '')).not.toMatch(/favourite/i);
  }
  await page.goto(site(off.slug) + STOCK);
  await card(page, 'Alpha').getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: '2022 Mazda Alpha' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Save|Compare|Favourite/i })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Favourites|Compare/ })).toHaveCount(0);
});

/** How wide the text of a button is on the screen; text for screen readers alone is a pixel wide. */
const labelWidth = (button: Locator, label: string) =>
  button.evaluate((element, text) => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (nodes.nextNode()) {
      if (nodes.currentNode.textContent?.trim() !== text) continue;
      range.selectNodeContents(nodes.currentNode);
      return range.getBoundingClientRect().width;
    }
    return 0;
  }, label);

for (const [slug, before, after, title] of [
  ['summit', 'Compare', 'Compare', 'Compare'],
  ['coastline-mg', 'SAVE', 'SAVED', 'Favourites'],
  ['redgum', 'Favourite', 'Favourite', 'Favourites'],
] as const) {
  test(`C2.1, C2.2 the button visibly says ${before}, and ${after} once the vehicle is saved, where the site has it so`, async ({
    page,
  }) => {
    await page.goto(site(slug) + STOCK);
    const button = page
      .getByRole('main')
      .getByRole('article')
      .getByRole('button', { name: new RegExp(`^${before}`) })
      .first();
    await expect(button).toHaveAccessibleName(new RegExp(`^${before} 20`));
    expect(await labelWidth(button, before)).toBeGreaterThan(20);
    await button.click();
    const kept = page.getByRole('main').getByRole('button', { pressed: true });
    await expect(kept).toHaveAccessibleName(new RegExp(`^${after} 20`));
    expect(await labelWidth(kept, after)).toBeGreaterThan(20);
    await page.goto(`${site(slug)}/favourites`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}
