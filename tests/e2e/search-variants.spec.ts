import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { aRow, makeSite } from '#tests/e2e/make-site.ts';
import { everyHit, searchApi } from '#tests/e2e/search-api.ts';

const STOCK = '/search/new-used-and-demo-cars/';
const PROMO = 'We Want Your Car! We buy all types of cars';

test('S10.3, S10.4 a site’s default filter applies while the address chooses none, shows as a chip, and Clear all says all=1', async ({
  page,
}) => {
  const [all, inStock] = await Promise.all([searchApi('redgum', 'all=1'), searchApi('redgum')]);
  expect(inStock.count).toBeLessThan(all.count);
  expect(inStock.hits.every(({ status }) => status === 'in_stock')).toBe(true);
  await page.goto(site('redgum') + STOCK);
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  await expect(chips.getByRole('link', { name: 'Remove In stock' })).toBeVisible();
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\?all=1$/);
  await expect(page.getByText(`${all.count} caravans`)).toBeVisible();
  await expect(chips).toHaveCount(0);
});

test('S12.1 on a page with sold handling no two sold cars stand side by side', async () => {
  for (const query of ['', 'page=2', 'sortBy=latest']) {
    const { hits } = await searchApi('summit', query);
    expect(hits.some(({ sold }, at) => sold && hits[at - 1]?.sold === true)).toBe(
      hits.every(({ sold }) => sold) && hits.length > 1,
    );
  }
});

test('S7.4 on a manufacturer’s site there is nothing but its make', async () => {
  const hits = await everyHit('coastline-mg');
  expect(hits.length).toBeGreaterThan(100);
  expect(new Set(hits.map(({ make }) => make))).toEqual(new Set(['MG']));
});

test('S17.2 results in a carousel have arrows that are disabled at the ends, and page links below', async ({ page }) => {
  const yard = await makeSite('swiped');
  await yard.change((file) => ({ ...file, switches: { ...file.switches, resultsLayout: 'carousel' } }));
  await yard.stock(Array.from({ length: 25 }, (_, at) => aRow({ stocknum: `W${at}`, model: `Model ${at}` })));
  await expect.poll(async () => (await fetchSite(yard.slug, STOCK)).text).toContain('25 cars');
  await page.goto(site(yard.slug) + STOCK);
  const previous = page.getByRole('main').getByRole('button', { name: 'Previous', exact: true });
  const next = page.getByRole('main').getByRole('button', { name: 'Next', exact: true });
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();
  const row = page
    .getByRole('region', { name: /^Results/ })
    .locator('ul')
    .first();
  await next.click();
  await expect(previous).toBeEnabled();
  // Cards get their size as they come into view, and the arrow's own movement may still be under way.
  const atItsEnd = async () => {
    await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    return next.isDisabled();
  };
  await expect.poll(atItsEnd).toBe(true);
  await expect(page.getByRole('navigation', { name: 'Pages of results' })).toBeVisible();
  await axe(page);
});

test('on a phone the arrows of a carousel of results are not under the bar with filters and sort order', async ({ page }) => {
  const yard = await makeSite('barred');
  await yard.change((file) => ({ ...file, switches: { ...file.switches, resultsLayout: 'carousel' } }));
  await yard.stock(Array.from({ length: 5 }, (_, at) => aRow({ stocknum: `B${at}`, model: `Model ${at}` })));
  await expect.poll(async () => (await fetchSite(yard.slug, STOCK)).text).toContain('5 cars');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site(yard.slug) + STOCK);
  const next = page.getByRole('main').getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeEnabled();
  const filters = page.getByRole('button', { name: 'Filters' });
  await expect(filters).toBeVisible();
  const [arrow, bar] = [await next.boundingBox(), await filters.boundingBox()];
  expect((arrow?.y ?? 0) + (arrow?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test('S17.1 four cards stand in a row where the site wants four, three elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  // A promotion may stand among the cards, so the places of all of them are counted and not the cards of one row.
  const inARow = async (slug: string) => {
    await page.goto(site(slug) + STOCK);
    return page
      .getByRole('region', { name: /^Results/ })
      .getByRole('article')
      .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size);
  };
  expect(await inARow('harbour')).toBe(3);
  expect(await inARow('summit')).toBe(4);
});

test('S18.2, S18.3 the promotion stands among used cars only, at the eighth and the seventeenth cell beside the 21 hits', async ({
  page,
}) => {
  await page.goto(`${site('harbour')}/search/used-cars`);
  const texts = await page
    .getByRole('region', { name: /^Results/ })
    .locator('ul')
    .first()
    .locator(':scope > li')
    .allTextContents();
  expect(texts.flatMap((text, at) => (text.includes(PROMO) ? [at + 1] : []))).toEqual([8, 17]);
  expect(texts).toHaveLength(23);
  expect((await fetchSite('harbour', STOCK)).text).not.toContain(PROMO);
  expect((await fetchSite('harbour', '/search/new-cars')).text).not.toContain(PROMO);
});

test('H7.2, S18.4 a promotion at random is at the same cell, from 3 to 5, for everyone, on the server and in the browser', async ({
  page,
  browser,
}) => {
  await page.goto(`${site('summit')}/search/used-cars`);
  const list = page
    .getByRole('region', { name: /^Results/ })
    .locator('ul')
    .first()
    .locator(':scope > li');
  const cellsOf = (texts: readonly string[]) => texts.flatMap((text, at) => (text.includes(PROMO) ? [at + 1] : []));
  const shown = cellsOf(await list.allTextContents());
  expect(shown).toHaveLength(1);
  expect(shown[0]).toBeGreaterThanOrEqual(3);
  expect(shown[0]).toBeLessThanOrEqual(5);
  await page.reload();
  expect(cellsOf(await list.allTextContents())).toEqual(shown);
  const other = await browser.newPage();
  await other.goto(`${site('summit')}/search/used-cars`);
  const seen = other
    .getByRole('region', { name: /^Results/ })
    .locator('ul')
    .first()
    .locator(':scope > li');
  expect(cellsOf(await seen.allTextContents())).toEqual(shown);
  await other.close();
  // This page is made in the browser, not by the server.
  await page.getByRole('main').getByRole('combobox', { name: 'Sort by' }).selectOption('latest');
  await expect(page).toHaveURL(/sortBy=latest/);
  await expect(page.getByRole('region', { name: /^Results/ })).toHaveAttribute('aria-busy', 'false');
  // Its code comes when it is first shown.
  await expect.poll(async () => cellsOf(await list.allTextContents())).toEqual(shown);
});

test('S19.1, S19.2 the breadcrumb goes by type, make, model and body to the title, under the site’s own prefix', async ({
  page,
}) => {
  await page.goto(
    `${site('swiftlane')}${STOCK}?refinementList[car_type][]=used&refinementList[make][]=Toyota&refinementList[model][]=Corolla&refinementList[body][]=Hatch`,
  );
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(steps.getByRole('link')).toHaveText(['Home', 'Used cars', 'Toyota', 'Corolla', 'Hatches']);
  await expect(steps.getByRole('link', { name: 'Toyota' })).toHaveAttribute('href', '/used-car/toyota');
  await steps.getByRole('link', { name: 'Corolla' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toyota Corolla' })).toBeVisible();
  expect((await fetchSite('harbour', '/used-car/toyota')).status).toBe(404);
});

test('S19.2 by switch the breadcrumb of a vehicle page has /used-car/ instead of /search/ too', async () => {
  for (const [slug, prefix, other] of [
    ['swiftlane', '/used-car/', '/search/'],
    ['harbour', '/search/', '/used-car/'],
  ] as const) {
    const { hits } = await searchApi(slug);
    const { text } = await fetchSite(slug, `/cars/${hits[0]?.slug ?? ''}`);
    const steps = /<nav[^>]*aria-label="Breadcrumb".*?<\/nav>/s.exec(text)?.[0] ?? '';
    expect(steps).toContain(`href="${prefix}`);
    expect(steps).not.toContain(`href="${other}`);
  }
});

test('S13.2 Clear Filters leads to the target that the site has chosen', async ({ page }) => {
  await page.goto(`${site('swiftlane')}${STOCK}?query=nothingofthekind`);
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(`${site('swiftlane')}/special-offers`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('P11.3, R1 nothing leads to a checkout on a site that takes no reservations, and no page for everybody to one that is a shopper’s own', async () => {
  for (const [slug, never] of [
    ['harbour', OWN],
    ['swiftlane', OWN],
    ['summit', OWN_OR_CHECKOUT],
    ['coastline-mg', OWN_OR_CHECKOUT],
    ['redgum', OWN_OR_CHECKOUT],
  ] as const) {
    const { hits } = await searchApi(slug);
    for (const path of ['/', STOCK, `/cars/${hits[0]?.slug ?? ''}`])
      expect((await fetchSite(slug, path)).text, `${slug} ${path}`).not.toMatch(never);
  }
});

const OWN = /href="[^"]*(?:sign-in|my-garage)/;
const OWN_OR_CHECKOUT = /href="[^"]*(?:sign-in|my-garage|checkout|buy-online)/;

test('X1.1, X1.8 opened search results are counted once as 49, and a saved vehicle as 39', async ({ page }) => {
  const counted = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: { event_id?: number }[] }).dataLayer ?? []).flatMap(({ event_id }) => event_id ?? []),
    );
  await page.goto(site('harbour') + STOCK);
  await expect.poll(counted).toEqual([49]);
  await page.getByRole('main').getByRole('article').first().getByRole('button', { name: /^Save/ }).click();
  await expect.poll(counted).toEqual([49, 39]);
  await page.getByRole('main').getByRole('combobox', { name: 'Sort by' }).selectOption('latest');
  await expect(page).toHaveURL(/sortBy=latest/);
  expect(await counted()).toEqual([49, 39]);
});
