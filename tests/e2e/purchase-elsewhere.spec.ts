import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { aReservingSite, CARDS, payButton, typeCard } from '#tests/e2e/checkout-page.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { inDatabase } from '#tests/e2e/in-database.ts';
import type { MadeSite } from '#tests/e2e/make-site.ts';
import { BUYING, heading, laterLink, openPurchase, toPay, toReview } from '#tests/e2e/purchase-page.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await aReservingSite('elsewhere', ['Alpha', 'Bravo'], BUYING);
});

test('R3 the link of a purchase that was paid on another device says that it is theirs, tells nobody who they are, and leads to their receipt', async ({
  page,
  browser,
}) => {
  const slug = await openPurchase(page, yard, 'Alpha');
  const phone = await toReview(page);
  const link = await laterLink(site(yard.slug), slug);
  await toPay(page);
  await typeCard(page, CARDS.good);
  await payButton(page).click();
  await expect(heading(page, /^It’s yours until/)).toBeVisible();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  for (const step of ['', '&step=details', '&step=review', '&step=pay', '&step=later']) {
    const answer = await other.goto(link + step);
    expect([step, answer?.status()]).toEqual([step, 200]);
    await expect(heading(other, 'It’s reserved for you, and the deposit is paid')).toBeVisible();
    const html = await other.content();
    for (const text of ['Priya', 'Raman', '@example.com', '14 Sample Street', phone.slice(-6)]) expect(html).not.toContain(text);
  }
  await expect(other.getByRole('main')).toContainText(/^.*The 2022 Mazda Alpha is yours until \d+\.\d\d [ap]m on \w+day/);
  for (const width of [1440, 390]) {
    await other.setViewportSize({ width, height: 900 });
    await axe(other);
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await other.getByRole('link', { name: 'Open my reservation' }).click();
  await expect(heading(other, 'Sign in to My Garage')).toBeVisible();
  await signedIn(elsewhere, yard.slug, phone);
  await other.goto(`${site(yard.slug)}/my-garage`);
  await other.getByRole('region', { name: 'Reserved for you' }).getByRole('link', { name: 'Open my reservation' }).click();
  await expect(heading(other, /^It’s yours until/)).toBeVisible();
  await elsewhere.close();
});

test('R3 a page that would pay once more for what its shopper paid on another device says that it is theirs, and charges nothing', async ({
  page,
  browser,
  tolerate,
}) => {
  tolerate(/status of 409/);
  const slug = await openPurchase(page, yard, 'Bravo');
  await toReview(page);
  await toPay(page);
  const elsewhere = await browser.newContext({ javaScriptEnabled: false });
  const other = await elsewhere.newPage();
  await other.goto(`${await laterLink(site(yard.slug), slug)}&step=pay`);
  await typeCard(other, CARDS.good);
  await typeCard(page, CARDS.good);
  await payButton(page).click();
  await expect(heading(page, /^It’s yours until/)).toBeVisible();
  await payButton(other).click();
  await expect(heading(other, 'It’s reserved for you, and the deposit is paid')).toBeVisible();
  const paid = await inDatabase(async (db) => {
    const sql = `select 1 from payment p join reservation r on r.id = p.reservation_id where r.vehicle->>'slug' = $1`;
    return (await db.query(sql, [slug])).rowCount;
  });
  expect(paid).toBe(1);
  await elsewhere.close();
});
