import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { aMobile, signedIn } from '#tests/e2e/signed-in.ts';

const STOCK = '/search/new-used-and-demo-cars/';
const panel = (page: Page) => page.getByRole('region', { name: 'Tow match' });
const choose = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Choose your car' });

test('P15.8 a tow car chosen on one device is there on another, until it is forgotten', async ({ page, browser }) => {
  const phone = aMobile();
  await signedIn(page.context(), 'redgum', phone);
  await page.goto(site('redgum') + STOCK);
  await choose(page).click();
  const dialog = page.getByRole('dialog', { name: 'Will your car tow it?' });
  await expect(dialog).toContainText('We’ll remember it in this browser and in your account.');
  await dialog.getByRole('combobox', { name: 'Make' }).selectOption('Toyota');
  await dialog.getByRole('combobox', { name: 'Model' }).selectOption('LandCruiser Prado');
  await dialog.getByRole('combobox', { name: 'Badge and years' }).selectOption('GXL, 2020 to 2024');
  const kept = page.waitForResponse('**/api/me/tow-car');
  await dialog.getByRole('button', { name: 'Save my car' }).click();
  expect((await kept).status()).toBe(200);

  const other = await browser.newContext();
  await signedIn(other, 'redgum', phone);
  const second = await other.newPage();
  await second.goto(site('redgum') + STOCK);
  await expect(panel(second)).toContainText('Toyota LandCruiser Prado GXL, 2020 to 2024');
  await expect(second.getByRole('main').getByRole('article').first()).toContainText('kg to spare');

  await second.goto(`${site('redgum')}/mybigboxcars`);
  const row = second.getByRole('listitem').filter({ hasText: 'Tow car' });
  await expect(row).toContainText('Toyota LandCruiser Prado GXL, 2020 to 2024');
  await axe(second);
  await row.getByRole('button', { name: 'Forget your tow car' }).click();
  await expect(row).toHaveCount(0);
  for (const one of [second, page]) {
    await one.goto(site('redgum') + STOCK);
    await expect(choose(one)).toBeVisible();
    await expect(panel(one)).toBeHidden();
  }
  await other.close();
});

test('P15.8, H1 a tow car is kept for a session alone, from the site’s own pages, and only where cars are matched', async () => {
  const { token } = await signedIn(null, 'redgum');
  const harbour = await signedIn(null, 'harbour');
  const car = { car: { name: 'Prado', short: 'Prado', brakedCapacity: 3000 }, load: { people: 150, luggage: 50 } };
  const send = async (slug: string, towCar: unknown, headers: Readonly<Record<string, string>>) => {
    const { status } = await fetchSite(slug, '/api/me/tow-car', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ tow_car: towCar }),
    });
    return status;
  };
  const own = { cookie: `session=${token}; signed_in=1`, origin: site('redgum') };
  expect(await send('redgum', car, { origin: site('redgum') })).toBe(401);
  expect(await send('redgum', car, { ...own, origin: 'http://evil.example' })).toBe(403);
  expect(await send('redgum', { ...car, car: { ...car.car, brakedCapacity: 99_000 } }, own)).toBe(422);
  expect(await send('redgum', car, own)).toBe(200);
  expect(await send('harbour', car, { cookie: `session=${harbour.token}; signed_in=1`, origin: site('harbour') })).toBe(404);
  const { headers, text } = await fetchSite('redgum', '/api/me/details', { headers: { cookie: own.cookie } });
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(text)).toMatchObject({ signed_in: true, tow_car: { car: { name: 'Prado', brakedCapacity: 3000 } } });
  const plain = await fetchSite('harbour', '/api/me/details', { headers: { cookie: `session=${harbour.token}; signed_in=1` } });
  expect(plain.text).not.toContain('tow_car');
});
