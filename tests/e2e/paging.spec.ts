import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { aRow, type MadeSite, makeSite } from '#tests/e2e/make-site.ts';

const STOCK = '/search/new-used-and-demo-cars/';

test.describe.configure({ mode: 'default' });

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await makeSite('paging');
  await yard.stock(
    Array.from({ length: 45 }, (_, at) => aRow({ stocknum: `P${at}`, model: `Model ${at + 1}`, custom_rank: -at })),
  );
  await expect.poll(async () => (await fetchSite(yard.slug, STOCK)).text).toContain('45 cars');
});

test('S6.1 the results come in pages of 21, and every vehicle is on one of them once', async () => {
  const pages = await Promise.all(['', '?page=2', '?page=3'].map((query) => vehicleLinks(yard.slug, STOCK + query)));
  expect(pages.map((links) => links.length)).toEqual([21, 21, 3]);
  expect(new Set(pages.flat()).size).toBe(45);
});

test('S6 page links lead to the next page and back to the first, which has no number in its address', async ({ page }) => {
  await page.goto(site(yard.slug) + STOCK);
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await expect(pages.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Next page' }).press('Enter');
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page).toHaveTitle(/page 2/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(21);
  await expect(page.getByRole('heading', { name: '2022 Mazda Model 22', exact: true })).toBeVisible();
  await pages.getByRole('link', { name: 'Page 3', exact: true }).press('Enter');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await expect(pages.getByRole('link', { name: 'Next page' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByRole('heading', { name: '2022 Mazda Model 22', exact: true })).toBeVisible();
  await pages.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL(site(yard.slug) + STOCK);
});

test('S2.5 a page number that makes no sense shows the first page or the last, never an error', async () => {
  const first = await fetchSite(yard.slug, STOCK);
  // An empty field is what a form leaves in the address: it leads on to the address without it.
  expect(await fetchSite(yard.slug, `${STOCK}?page=`)).toMatchObject({ status: 302, headers: { location: STOCK } });
  for (const query of ['page=0', 'page=-1', 'page=1.5', 'page=abc', 'page=%00', 'page=%E0%A4%A']) {
    const answer = await fetchSite(yard.slug, `${STOCK}?${query}`);
    expect([query, answer.status, answer.text.includes('2022 Mazda Model 1<')]).toEqual([query, 200, true]);
  }
  expect(first.status).toBe(200);
  expect(await vehicleLinks(yard.slug, `${STOCK}?page=99`)).toHaveLength(3);
});

test('S13.1, S13.2 a list without any vehicle says so and offers the whole stock', async ({ page }) => {
  await page.goto(`${site(yard.slug)}/search/demo-cars`);
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'No results found for your search at this time. Please try adjusting the filters for more results.',
  );
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(site(yard.slug) + STOCK);
  await expect(page.getByText('45 cars')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S21.1 the page links work', async ({ page }) => {
    await page.goto(site(yard.slug) + STOCK);
    await page.getByRole('link', { name: 'Next page' }).press('Enter');
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByRole('heading', { name: '2022 Mazda Model 22', exact: true })).toBeVisible();
  });
});
