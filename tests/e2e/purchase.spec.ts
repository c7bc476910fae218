import { expect } from '@playwright/test';
import { aReservingSite, CARDS, payButton, slugOf, typeCard, typeContact } from '#tests/e2e/checkout-page.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { bothWidths, REFUSED, test } from '#tests/e2e/fixtures.ts';
import { inDatabase } from '#tests/e2e/in-database.ts';
import type { MadeSite } from '#tests/e2e/make-site.ts';
import { BUYING, expectToAddUp, goOn, heading, openPurchase, toPay, toReview, toTradeIn } from '#tests/e2e/purchase-page.ts';

// One site serves all of these: each test has a vehicle of its own.
test.describe.configure({ mode: 'default' });

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await aReservingSite('purchase', 'Alpha Bravo Charlie Kilo'.split(' '), BUYING);
});

test('R3 a vehicle’s page leads to ‘Online Purchase’ where the site sells so, and elsewhere there is no such page', async () => {
  const slug = await slugOf(yard, 'Alpha');
  const { text } = await fetchSite(yard.slug, `/cars/${slug}`);
  expect(/<a href="([^"]+)"[^>]*>Online Purchase</.exec(text)?.[1]).toBe(`/checkout-journey?car_id=${slug}`);
  const other = /href="\/(?:cars|vehicles|stock)\/([^"/?]+)"/.exec(
    (await fetchSite('harbour', '/search/new-used-and-demo-cars/')).text,
  )?.[1];
  expect((await fetchSite('harbour', `/checkout-journey?car_id=${other}`)).status).toBe(404);
});

test('R3 details, delivery, trade-in, finance, review and pay follow one another, and the summary adds up to the cent at each', async ({
  page,
}) => {
  await openPurchase(page, yard, 'Alpha');
  expect(await expectToAddUp(page)).toBe(3_499_000);
  await toTradeIn(page);
  expect(await expectToAddUp(page)).toBe(3_517_000);
  await page.getByRole('radio', { name: /talk to me about it/ }).check();
  await page.getByRole('textbox', { name: 'Which car?' }).fill('2014 Mazda 3');
  await goOn(page);
  await expect(heading(page, 'How will you pay the $34,970 that’s left?')).toBeVisible();
  await expectToAddUp(page);
  await expect(page.getByText('to be agreed')).toBeVisible();
  await page.getByRole('radio', { name: 'A loan from my own bank' }).check();
  await goOn(page);
  await expect(heading(page, 'Check it over')).toBeVisible();
  await expectToAddUp(page);
  await bothWidths(page);
  await toPay(page);
  await expect(heading(page, 'Pay $200 today')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectToAddUp(page);
  await typeCard(page, CARDS.good);
  await payButton(page).click();
  await expect(heading(page, /^It’s yours until \w+day, \d/)).toBeVisible();
  await expect(page.getByText('Sign the contract.')).toBeVisible();
  const agreed = page.getByRole('region', { name: 'What you agreed to' });
  await expect(agreed).toContainText('$35,170');
  await expect(agreed).toContainText('A loan from your own bank');
  await expect(agreed).toContainText('to 14 Sample Street, Caloundra 4551');
  await expect(agreed).toContainText('Paying the deposit doesn’t sign anything.');
  await bothWidths(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R3 every step works without script, and the terms are stored with what was shown and when', async ({ page }) => {
    const slug = await openPurchase(page, yard, 'Bravo');
    await toReview(page);
    await toPay(page);
    await typeCard(page, CARDS.good);
    await payButton(page).click();
    await expect(heading(page, /^It’s yours until \w+day, \d/)).toBeVisible();
    const [stored] = await inDatabase(async (db) => {
      const sql = `select r.shown, l.fields from reservation r join lead l on l.id = r.lead_id where r.vehicle->>'slug' = $1`;
      return (await db.query<{ shown: Record<string, never>; fields: Record<string, string> }>(sql, [slug])).rows;
    });
    expect(stored?.shown).toMatchObject({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      page: `/checkout-journey?car_id=${slug}&step=pay`,
      purchase: {
        terms: expect.arrayContaining([expect.stringContaining('Paying the deposit doesn’t sign anything.')]),
        rows: { totalCents: 3_517_000, togetherCents: 3_517_000 },
        answers: { delivery: { postcode: '4551', street: '14 Sample Street', toldCents: 18_000 }, finance: { kind: 'transfer' } },
      },
    });
    expect(stored?.fields).toMatchObject({
      purchase: 'Online Purchase',
      purchase_delivery: expect.stringContaining('to 14 Sample Street, Caloundra 4551'),
      purchase_sum: expect.stringContaining('Total: $35,170'),
    });
  });
});

test('R3 each step is without a fault on a desk and on a phone', async ({ page, tolerate }) => {
  tolerate(REFUSED);
  await openPurchase(page, yard, 'Charlie');
  await bothWidths(page);
  await goOn(page);
  await expect(page.getByRole('alert')).toContainText('Please enter your first name.');
  await bothWidths(page);
  await typeContact(page);
  await goOn(page);
  await page.getByRole('radio', { name: 'Deliver it' }).check();
  await bothWidths(page);
  await page.getByRole('radio', { name: /^Pick up from/ }).check();
  const day = page.getByRole('combobox', { name: 'Day', exact: true }).locator('visible=true');
  if ((await day.count()) > 0) await day.selectOption({ index: 1 });
  await goOn(page);
  await expect(heading(page, 'Got a car to trade in?')).toBeVisible();
  await bothWidths(page);
  await page.getByRole('radio', { name: 'No trade-in' }).check();
  await goOn(page);
  await expect(heading(page, /^How will you pay/)).toBeVisible();
  await bothWidths(page);
  await page.getByRole('link', { name: 'Save and finish later' }).click();
  await expect(heading(page, 'Save and finish later')).toBeVisible();
  await bothWidths(page);
});

test('R3, M12 a postcode that has no price says so in the ledger’s words, and a quote can be asked for to go on', async ({
  page,
  tolerate,
}) => {
  tolerate(REFUSED);
  await openPurchase(page, yard, 'Kilo');
  await typeContact(page);
  await goOn(page);
  await page.getByRole('radio', { name: 'Deliver it' }).check();
  await page.getByRole('textbox', { name: 'Postcode' }).fill('6000');
  await page.getByRole('button', { name: 'See the price' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: "Sorry, we can't provide an estimate for that location." }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Street and number' }).fill('1 Sample Street');
  await page.getByRole('textbox', { name: 'Suburb' }).fill('Perth');
  await page.getByRole('button', { name: 'Ask for a delivery quote' }).click();
  await expect(heading(page, 'Got a car to trade in?')).toBeVisible();
  await expect(page.getByText('to be quoted')).toBeVisible();
  await expectToAddUp(page);
});

test('R3 an address without a vehicle, of another site’s vehicle, or with rubbish in it is a 404 or where the shopper is', async () => {
  const slug = await slugOf(yard, 'Kilo');
  const status = async (query: string) => (await fetchSite(yard.slug, `/checkout-journey${query}`)).status;
  expect(await status('')).toBe(404);
  expect(await status('?car_id=')).toBe(404);
  expect(await status('?car_id=no-such-car')).toBe(404);
  for (const step of ['pay', 'review', 'finance', 'later']) expect(await status(`?car_id=${slug}&step=${step}`), step).toBe(302);
  expect(await status(`?car_id=${slug}&step=toString`)).toBe(200);
  expect(await status(`?car_id=${slug}&id=not-an-id&key=x`)).toBe(200);
  const post = (step: string, body: string) =>
    fetchSite(yard.slug, `/checkout-journey?car_id=${slug}&step=${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  expect((await post('details', '')).status).toBe(422);
  expect((await post('details', 'name=a&name=b&__proto__=x')).status).toBe(422);
  expect((await post('review', 'x=1')).status).toBe(404);
  // What is not open yet leads to where the shopper is.
  for (const step of ['finance', 'later', 'pay']) expect((await post(step, 'paying=loan&loan_amount=-1')).status, step).toBe(302);
});
