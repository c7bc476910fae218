import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { aRow, type MadeSite, makeSite } from '#tests/e2e/make-site.ts';

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

// One site and its stock serve all of these: they only look.
test.describe.configure({ mode: 'default' });

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await makeSite('cards');
  const old = { created_at: ago(30) };
  const came = await yard.stock([
    aRow({ ...old, stocknum: 'A', model: 'Reduced', price: 56_990, before_price: 58_990 }),
    aRow({ ...old, stocknum: 'B', model: 'Priceless', price: null }),
    aRow({ ...old, stocknum: 'C', model: 'Ten', price: 10, before_price: 20_000 }),
    aRow({ ...old, stocknum: 'D', model: 'Gone', status: 'sold', sold: true, sold_date: ago(1) }),
    aRow({ ...old, stocknum: 'E', model: 'Soon', status: 'coming_soon' }),
    aRow({ ...old, stocknum: 'F', model: 'Held', reserved: true }),
    aRow({ stocknum: 'G', model: 'Fresh', created_at: ago(2) }),
    aRow({ ...old, stocknum: 'H', model: 'Taxed', price_type: 'Excluding government charges' }),
    aRow({ ...old, stocknum: 'I', model: 'Tagged', tag: 'Test Drive Only' }),
    aRow({ ...old, stocknum: 'J', model: 'Plain', km: 41_280, simple_transmission: 'Automatic' }),
  ]);
  expect(came).toMatchObject({ code: 0, stderr: '' });
});

test.beforeEach(async ({ page }) => {
  await expect(async () => {
    await page.goto(`${site(yard.slug)}/search/new-used-and-demo-cars/`);
    await expect(page.getByText('10 cars')).toBeVisible({ timeout: 500 });
  }).toPass();
});

const card = (page: Page, model: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: `2022 Mazda ${model}` }) });

test('C8.6, C8.3 a reduced price stands beside the earlier one, struck through', async ({ page }) => {
  await expect(card(page, 'Reduced')).toContainText('$56,990');
  await expect(card(page, 'Reduced').locator('s')).toHaveText('was $58,990');
  await expect(card(page, 'Reduced')).toContainText('Drive away');
});

test("K1 a vehicle's own meaning of its price comes before the site's", async ({ page }) => {
  await expect(card(page, 'Taxed')).toContainText('Excluding government charges');
  await expect(card(page, 'Taxed')).not.toContainText('Drive away');
});

test('C8.2, C8.5 a vehicle without a price, or with a placeholder of ten dollars, asks for an enquiry', async ({ page }) => {
  for (const model of ['Priceless', 'Ten']) {
    await expect(card(page, model)).toContainText('Enquire for price.');
    await expect(card(page, model)).not.toContainText('$');
    await expect(card(page, model).locator('s')).toHaveCount(0);
  }
});

test('C3.2 a sold vehicle offers something similar in place of its price', async ({ page }) => {
  await expect(card(page, 'Gone')).toContainText('JUST SOLD');
  await expect(card(page, 'Gone')).not.toContainText('$');
  await card(page, 'Gone').getByRole('link', { name: 'find me something similar', exact: true }).click();
  await expect(page).toHaveURL(/\/search\/mazda$/);
});

test('C6.1, C6.2 a card has its tag: coming soon, reserved, new, or the dealer’s own text', async ({ page }) => {
  await expect(card(page, 'Soon').getByText('COMING SOON', { exact: true })).toBeVisible();
  await expect(card(page, 'Held').getByText('RESERVED', { exact: true })).toBeVisible();
  await expect(card(page, 'Fresh').getByText('New', { exact: true })).toBeVisible();
  await expect(card(page, 'Tagged').getByText('Test Drive Only', { exact: true })).toBeVisible();
  await expect(card(page, 'Plain').getByText(/^(New|RESERVED|COMING SOON|JUST SOLD)$/)).toHaveCount(0);
});

test('C1.3 a card shows type, body, kilometres, transmission and stock number', async ({ page }) => {
  await expect(card(page, 'Plain').getByRole('listitem')).toHaveText(['Used', 'SUV', '41,280 km', 'Automatic', 'Stock J']);
});

test('C7 the page of a vehicle has the tag of its card', async ({ page }) => {
  await card(page, 'Held').getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\//);
  await expect(page.getByRole('main').getByText('RESERVED', { exact: true })).toBeVisible();
});
