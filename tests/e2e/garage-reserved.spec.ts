import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { aReservingSite, CARDS, openCheckout, payButton, typeCard, typeContact } from '#tests/e2e/checkout-page.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import type { MadeSite } from '#tests/e2e/make-site.ts';
import { BUYING, heading, openPurchase, toTradeIn } from '#tests/e2e/purchase-page.ts';
import { aMobile, signedIn } from '#tests/e2e/signed-in.ts';

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await aReservingSite('garage-reserved', ['Alpha', 'Bravo', 'Charlie', 'Delta'], BUYING);
});

const open = (page: Page, path: string) => page.goto(site(yard.slug) + path);

async function reserve(page: Page, model: string, phone = aMobile()): Promise<void> {
  await openCheckout(page, yard, model);
  await typeContact(page, phone);
  await typeCard(page, CARDS.good);
  await payButton(page).click();
  await expect(heading(page, /^It’s yours until/)).toBeVisible();
}

test('A10, R2 on a phone neither the time nor the day until which a vehicle is reserved is broken, in the garage and on the receipt', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signedIn(context, yard.slug);
  await reserve(page, 'Alpha');
  const label = await page.getByRole('term').filter({ hasText: 'Yours until' }).boundingBox();
  const value = await page
    .getByRole('definition')
    .filter({ hasText: /^\d+ \w{3} \d{4}, \d+\.\d\d [ap]m$/ })
    .last()
    .boundingBox();
  expect([(label?.height ?? 99) < 30, (value?.height ?? 99) < 30]).toEqual([true, true]);
  await open(page, '/my-garage');
  const line = page
    .getByRole('region', { name: 'Reserved for you' })
    .getByRole('paragraph')
    .filter({ hasText: /^Yours until/ });
  await expect(line).toHaveText(/^Yours until \d+\.\d\d [ap]m, \w+day \d+ \w+$/);
  for (const part of [/^Yours until/, /^\w+day \d+ \w+$/])
    expect((await line.getByText(part).boundingBox())?.height).toBeLessThan(30);
});

test('A9 a vehicle on the watchlist that its shopper has reserved leads to the reservation, and is not said to come back', async ({
  page,
  context,
}) => {
  const shopper = await signedIn(context, yard.slug);
  await shopper.watch({ stocknum: 'Bravo', price: 34_990, daysAgo: 1 });
  await reserve(page, 'Bravo');
  const row = page.getByRole('listitem').filter({ hasText: 'RESERVED' });
  await expect(async () => {
    await open(page, '/watchlist');
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(row.getByText('Tell me if it comes back')).toHaveCount(0);
  await row.getByRole('link', { name: 'Open my reservation' }).click();
  await expect(heading(page, /^It’s yours until/)).toBeVisible();
});

test('A12 whoever has a vehicle reserved reads before they press that nothing can be erased yet, and goes to where they cancel it', async ({
  page,
  context,
}) => {
  await signedIn(context, yard.slug);
  await reserve(page, 'Charlie');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/my-data/erase');
    await expect(
      page.getByText('You have an active reservation. Cancel it or use it first, then erase your data.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Erase my data' })).toHaveCount(0);
    await axe(page);
  }
  await page.getByRole('link', { name: 'See what you’ve reserved' }).click();
  await expect(page).toHaveURL(/\/my-garage#reserved$/);
  await expect(page.getByRole('link', { name: 'Cancel and refund $200' })).toBeVisible();
});

test('A10, A12 what was begun with another number before signing in is asked about, and once added is shown and downloaded', async ({
  page,
  context,
}) => {
  await openPurchase(page, yard, 'Delta');
  await toTradeIn(page);
  await signedIn(context, yard.slug);
  await open(page, '/my-garage');
  await expect(page.getByRole('region', { name: 'Continue buying' })).toHaveCount(0);
  const asked = page.getByText('Was it you who started to buy the 2022 Mazda Delta on this device before signing in?');
  await expect(asked).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await axe(page);
  }
  await page.getByRole('button', { name: 'Yes, add it to My Garage' }).click();
  await expect(page.getByRole('link', { name: 'Continue buying the 2022 Mazda Delta' })).toBeVisible();
  await expect(asked).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const held = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { purchases: unknown[] };
  expect(held.purchases).toMatchObject([{ purchase: { answers: { details: { contact: { name: 'Priya' } } } } }]);
});
