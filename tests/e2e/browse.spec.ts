import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';

const STOCK = '/search/new-used-and-demo-cars/';

for (const { slug, name, title, heading, rail, city, menu, word } of FLEET) {
  test(`P9 ${slug} opens with its hero, a rail of its stock, its menu and its address`, async ({ page }) => {
    await page.goto(site(slug));
    expect((await page.title()).startsWith(title)).toBe(true);
    expect(await page.title()).toContain(name);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(new RegExp(`[\\d,]+ ${word}s`))
        .first(),
    ).toBeVisible();
    const row = page.locator('section', { has: page.getByRole('heading', { level: 2, name: rail }) });
    expect(await row.getByRole('article').count()).toBeGreaterThan(2);
    await expect(page.getByRole('banner').getByRole('link', { name }).first()).toHaveAttribute('href', '/');
    for (const label of menu)
      await expect(page.getByRole('banner').getByRole('link', { name: label, exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(name);
    await expect(page.getByRole('contentinfo').locator('address')).toContainText(city);
  });

  test(`C1.1 the stock of ${slug} is counted and each card leads to its vehicle`, async ({ page }) => {
    await page.goto(site(slug) + STOCK);
    const cards = page.getByRole('main').getByRole('article');
    const count = await cards.count();
    await expect(page.getByText(new RegExp(`^[\\d,]+ ${word}s$`))).toBeVisible();
    expect(count).toBeGreaterThan(5);
    const link = cards.first().getByRole('heading', { level: 2 }).getByRole('link');
    const called = (await link.textContent()) ?? '';
    await expect(link).toHaveAttribute('href', /^\/(?:cars|vehicles)\/[a-z0-9-]+$/);
    await link.click();
    await expect(page).toHaveURL(/\/(?:cars|vehicles)\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(called);
  });

  test(`V1, K1 a vehicle of ${slug} has its title, its price with what it means, its facts and its dealer`, async ({ page }) => {
    const [first = ''] = await vehicleLinks(slug);
    await page.goto(site(slug) + first);
    const article = page.getByRole('main').getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(/^\d{4} \S+ \S+/);
    const price = article.getByText(/^\$[\d,]+$/).first();
    await expect(price).toBeVisible();
    await expect(article.getByText(/^(Drive away|Excluding government charges|Subscription, per week)$/i).first()).toBeVisible();
    await expect(article.getByRole('heading', { name: 'Key information' })).toBeVisible();
    await expect(article.getByText('Stock number')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' })).toBeVisible();
    const dealer = article.getByRole('link', { name: 'See more stock from this dealer' });
    await dealer.click();
    await expect(page).toHaveURL(/\/search\/[a-z-]+$/);
    await expect(page.locator(`main a[href="${first}"]`)).toBeVisible();
  });
}

test('P5 a caravan site says caravan wherever another says car', async ({ page, tolerate }) => {
  tolerate(/404/);
  const [first = ''] = await vehicleLinks('redgum');
  const asking = ['/book-test-drive', '/service', '/special-offers', '/contact-us', '/favourites'];
  for (const path of ['/', STOCK, '/search/used-cars', first, '/nothing-here', ...asking]) {
    await page.goto(site('redgum') + path);
    await expect(page.getByRole('contentinfo')).toContainText(/caravan/i);
    await expect(page).not.toHaveTitle(/\bcars?\b/i);
    // The car that a caravan is towed with is one.
    const towing = page.getByRole('region', { name: 'Will your car tow it?' });
    await towing.evaluateAll((sections) => {
      for (const section of sections) section.remove();
    });
    await expect(page.locator('body'), `The words of ${path}`).not.toContainText(/\bcars?\b(?! you tow with)/i, {
      useInnerText: true,
    });
  }
});

test('P5, S7.4 a manufacturer site shows its own make only', async () => {
  const links = await vehicleLinks('coastline-mg');
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((href) => !/^\/cars\/\d{4}-mg-/.test(href))).toEqual([]);
});

test("P2, P9 a dealership on two sites has its cars on both, under each one's own address", async ({ page }) => {
  const own = await vehicleLinks('coastline-mg', '/search/coastline-mg');
  const ofGroup = await vehicleLinks('summit', '/search/coastline-mg');
  expect(own.length).toBeGreaterThan(3);
  expect(ofGroup.filter((href) => own.includes(href)).length).toBeGreaterThan(3);
  for (const slug of ['coastline-mg', 'summit']) {
    await page.goto(site(slug) + (ofGroup[0] ?? ''));
    await expect(page.getByRole('main')).toContainText('Coastline MG');
  }
});

test('S1.3, S1.5 a type, a make, a model, a body, a location and a dealership each have an address, with and without a closing slash', async () => {
  const places = ['used-cars', 'toyota', 'toyota/hilux', 'ute', 'penrith', 'summit-geelong'];
  for (const place of places) {
    const [bare, closed] = await Promise.all([fetchSite('summit', `/search/${place}`), fetchSite('summit', `/search/${place}/`)]);
    expect([place, bare.status, closed.status]).toEqual([place, 200, 200]);
    const cards = await vehicleLinks('summit', `/search/${place}`);
    expect(cards.length, place).toBeGreaterThan(0);
    expect(await vehicleLinks('summit', `/search/${place}/`)).toEqual(cards);
  }
});

test("I6.3 at the root a fixed route, a page and a model each answer; a model's name leads to the model's stock", async ({
  page,
}) => {
  expect((await fetchSite('coastline-mg', '/search')).headers.location).toBe(STOCK);
  expect((await fetchSite('coastline-mg', '/warranty')).status).toBe(200);
  await page.goto(`${site('coastline-mg')}/qs`);
  await expect(page.getByRole('heading', { level: 1, name: 'MG QS' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('MG QS');
});
