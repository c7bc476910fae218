import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';

const amount = (text: string) => Number(text.replace(/\D/g, ''));

for (const { slug, heading } of [
  { slug: 'harbour', heading: 'What suits you?' },
  { slug: 'summit', heading: 'Shop by body type' },
]) {
  test(`O5.1 the body tiles of ${slug} are the four there are most of, the most first, and each leads to as many`, async ({
    page,
  }) => {
    await page.goto(site(slug));
    const tiles = page.locator('section', { has: page.getByRole('heading', { name: heading }) }).getByRole('listitem');
    await expect(tiles).toHaveCount(4);
    const counts: number[] = [];
    for (const tile of await tiles.all()) {
      const count = amount((await tile.getByText(/ in stock$/).textContent()) ?? '');
      const href = (await tile.getByRole('link').getAttribute('href')) ?? '';
      expect(href).toMatch(/^\/search\/[a-z0-9-]+$/);
      expect((await fetchSite(slug, href)).text).toContain(`${count.toLocaleString('en-AU')} cars<`);
      counts.push(count);
    }
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });
}

test('O5.2 make tiles show a mark, a name and a count, the most first', async ({ page }) => {
  await page.goto(site('summit'));
  const tiles = page.locator('section', { has: page.getByRole('heading', { name: 'Find your make' }) }).getByRole('listitem');
  await expect(tiles).toHaveCount(12);
  const first = tiles.first();
  await expect(first.getByRole('link', { name: 'Toyota' })).toHaveAttribute('href', '/search/toyota');
  const mark = (await first.locator('img').getAttribute('src')) ?? '';
  const answer = await fetchSite('summit', mark);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  const counts = (await tiles.getByText(/ in stock$/).allTextContents()).map(amount);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

test('D6 a group’s contact page shows every location with its hours and the way to its stock', async ({ page }) => {
  await page.goto(`${site('summit')}/contact-us`);
  const places = page.locator('section', { has: page.getByRole('heading', { name: 'Where to find us' }) });
  const items = places.getByRole('article');
  await expect(items).toHaveCount(6);
  for (const item of await items.all()) await expect(item.getByText('Monday to Friday')).toBeVisible();
  await places.getByRole('link', { name: 'View Our Stock at Summit Geelong' }).click();
  await expect(page).toHaveURL(/\/search\/geelong$/);
});

test('The number of vehicles in a page’s words is the number in stock', async ({ page }) => {
  await page.goto(site('redgum'));
  const label =
    (await page
      .getByRole('main')
      .getByRole('link', { name: /^See \d+ caravans$/ })
      .textContent()) ?? '';
  await page.goto(`${site('redgum')}/search/new-used-and-demo-cars/`);
  await expect(page.getByText(`${amount(label)} caravans`, { exact: true })).toBeVisible();
});

const WORDS = 'Good cars. Straight answers.';

test('W3g what a block that only shows something says is in the document once', async () => {
  const { text } = await fetchSite('harbour', '/');
  expect(text.split(WORDS)).toHaveLength(2);
});
