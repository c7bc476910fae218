import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';

test('N4 the page of a service booking shows a vehicle, what happens next and the workshop that answers', async ({ page }) => {
  await page.goto(`${site('harbour')}/service`);
  await expect(page.getByRole('heading', { level: 1, name: 'Book a service' })).toBeVisible();
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  const aside = page.getByRole('complementary');
  await expect(aside.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(aside.getByRole('list').getByText('We check the diary')).toBeVisible();
  await expect(aside.getByText('Harbour City Motors Service')).toBeVisible();
});

test('N4 the parts counter answers what is asked about parts, the sales desk what is asked about a test drive', async ({
  page,
}) => {
  await page.goto(`${site('harbour')}/vehicle-parts-and-accessories`);
  await expect(page.getByRole('complementary').getByText('Harbour City Motors Service')).toBeVisible();
  await page.goto(`${site('harbour')}/book-test-drive`);
  await expect(page.getByRole('complementary').getByText('Harbour City Motors Newstead')).toBeVisible();
});

test('N4 a form about a vehicle has its picture, what happens next and who answers beside it', async ({ page }) => {
  const [car = ''] = await vehicleLinks('harbour', '/search/used-cars');
  await page.goto(`${site('harbour')}${car}/test-drive`);
  const aside = page.getByRole('complementary');
  await expect(aside.getByRole('link', { name: /Stock / })).toHaveAttribute('href', car);
  await expect(aside.getByText('You bring your licence')).toBeVisible();
  await expect(aside.getByRole('heading', { name: 'Who you’ll hear from' })).toBeVisible();
});
