import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { graphOf } from '#tests/e2e/vocabulary.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const open = (page: Page) => page.getByRole('banner').locator('details[open]');

test('N2.1 the models menu opens and closes on hover, in groups by powertrain, with Coming Soon and the way to all', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto(site('coastline-mg'));
  await page.getByRole('banner').locator('summary:visible', { hasText: 'Vehicles' }).hover();
  await expect(open(page).locator('.header-part__heading')).toHaveText(['Petrol & diesel', 'Electric', 'Hybrid', 'Coming soon']);
  await expect(open(page).getByRole('link', { name: 'Coming Soon' })).toHaveCount(1);
  // The pointer goes from the label down into the panel, and the panel stays.
  const all = open(page).getByRole('link', { name: 'View All Models' });
  await all.hover();
  await expect(all).toBeVisible();
  await axe(page);
  await all.click();
  await expect(page).toHaveURL(/\/models$/);
  await expect(open(page)).toHaveCount(0);
});

test('N2.1 the models menu opens and closes on hover where other menus wait for a click', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(site('harbour'));
  const menu = (text: string) => page.getByRole('banner').locator('summary:visible', { hasText: text });
  await menu('Stock').hover();
  await expect(open(page)).toHaveCount(0);
  await menu('Vehicles').hover();
  await expect(open(page).getByRole('link', { name: 'View All Models' })).toBeVisible();
  await page.mouse.move(700, 880);
  await expect(open(page)).toHaveCount(0);
});

test('N2 the page of models is narrowed to a group by a link, without script too', async ({ page }) => {
  await page.goto(`${site('coastline-mg')}/models`);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Every MG' })).toBeVisible();
  const groups = main(page).getByRole('navigation', { name: 'Model types' });
  await groups.getByRole('link', { name: 'Electric' }).click();
  await expect(page).toHaveURL(/\?group=electric$/);
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('Electric');
  await expect(main(page).getByRole('heading', { level: 3, name: 'ZS', exact: true })).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'IM6' })).toHaveAttribute('href', '/models/im6');
  await axe(page);
  const { text } = await fetchSite('coastline-mg', '/models?group=hybrid');
  expect(text).toMatch(/<h2[^>]*>Hybrid<\/h2>/);
  expect(text).not.toMatch(/<h2[^>]*>Electric<\/h2>/);
});

test('N2 a long group shows its first models beside the others, and a link leads to all of them', async ({ page }) => {
  await page.goto(`${site('summit')}/models`);
  const all = main(page).getByRole('link', { name: /^See all \d+, SUV$/ });
  const count = Number((await all.textContent())?.match(/\d+/)?.[0]);
  const names = main(page).getByRole('heading', { level: 3 });
  const suvs = main(page).getByRole('heading', { level: 2, name: 'SUV' }).locator('..').getByRole('heading', { level: 3 });
  expect(await suvs.count()).toBeLessThan(count);
  await all.click();
  await expect(page).toHaveURL(/\?group=suv$/);
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('SUV');
  await expect(names).toHaveCount(count);
  await expect(all).toHaveCount(0);
});

test('N2, K1 a model’s page shows what is in stock of it, from a price with its meaning, and what can be done', async ({
  page,
}) => {
  await page.goto(`${site('coastline-mg')}/qs`);
  await expect(main(page).getByRole('heading', { level: 1, name: 'MG QS' })).toBeVisible();
  await expect(main(page).getByText('In stock from').locator('..')).toContainText(/\$[\d,]+Drive away/);
  await expect(main(page).getByRole('article').first()).toContainText('MG QS');
  await expect(main(page).getByRole('link', { name: 'Book a test drive' })).toHaveAttribute('href', '/book-test-drive');
  await axe(page);
  await main(page)
    .getByRole('link', { name: /^See \d+ in stock$/ })
    .click();
  await expect(page).toHaveURL(/\/search\/mg\/qs$/);
});

test('N2 a model that is to come says Coming Soon and takes an interest', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${site('coastline-mg')}/mg2`);
  await expect(main(page).getByText('Coming Soon', { exact: true })).toBeVisible();
  await main(page).getByRole('link', { name: 'Register your interest' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('N3.2 the group’s brands stand under cars, motorcycles, trucks and its own, with logos, and a make has a page', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto(`${site('summit')}/brands`);
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Car brands',
    'Motorcycle brands',
    'Truck brands',
    'Our own brands',
  ]);
  const toyota = main(page).getByRole('listitem').filter({ hasText: 'Toyota' });
  await expect(toyota.locator('img')).toHaveAttribute('src', /^\/images\/icons\/toyota\?tint=/);
  await expect(toyota).toContainText(/[\d,]+ in stock/);
  await axe(page);
  await toyota.getByRole('link', { name: 'Toyota' }).click();
  await expect(page).toHaveURL(/\/toyota\/overview$/);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Toyota at Summit' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Used Toyota/ })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'HiLux', exact: true })).toHaveAttribute('href', '/hilux');
  await axe(page);
});

test('N3.1 the brands menu has the makes in stock with their logos, and leads to a make’s page', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(site('summit'));
  await page.getByRole('banner').locator('summary:visible', { hasText: 'Brands' }).click();
  const toyota = open(page).getByRole('link', { name: 'Toyota' });
  await expect(toyota.locator('img')).toBeVisible();
  await toyota.click();
  await expect(page).toHaveURL(/\/toyota\/overview$/);
});

test('N1 a menu that is taller than the window is scrolled within its panel', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 420 });
  await page.goto(site('harbour'));
  await page.getByRole('banner').locator('summary:visible', { hasText: 'Vehicles' }).click();
  const last = open(page).getByRole('link', { name: 'View All Models' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('W1 a search and a model’s page tell search engines the way to them', async () => {
  for (const [path, last] of [
    ['/search/ute', 'Utes'],
    ['/hilux', 'Toyota HiLux'],
  ] as const) {
    const { text } = await fetchSite('harbour', path);
    const crumbs = graphOf(text).find((part) => part['@type'] === 'BreadcrumbList');
    const steps = crumbs?.itemListElement as { name: string; item: string }[];
    expect(steps.at(-1)).toMatchObject({ name: last, item: expect.stringMatching(new RegExp(`^http.+${path}$`)) });
  }
});
