import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { aReservingSite, CARDS, openCheckout, payButton, typeCard, typeContact } from '#tests/e2e/checkout-page.ts';
import { REFUSED, test } from '#tests/e2e/fixtures.ts';
import { inDatabase } from '#tests/e2e/in-database.ts';
import type { MadeSite } from '#tests/e2e/make-site.ts';
import { BUYING, expectToAddUp, goOn, heading, openPurchase, toPay, toReview, toTradeIn } from '#tests/e2e/purchase-page.ts';

// One site serves all of these: each test has a vehicle of its own.
test.describe.configure({ mode: 'default' });

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await aReservingSite('purchase-changed', 'Golf Hotel India Juliett Lima November Oscar Papa'.split(' '), BUYING);
});

test('R3 a total that was changed by hand is said to be wrong, and nothing is charged', async ({ page, tolerate }) => {
  tolerate(REFUSED);
  const slug = await openPurchase(page, yard, 'Golf');
  await toReview(page);
  await toPay(page);
  await page.locator('[name=total_cents]').evaluate((input: HTMLInputElement) => {
    input.value = '100';
  });
  // The vehicle would be held as soon as the form is left for the first time.
  await page.getByLabel('Name on card').fill('Priya Raman');
  await page.getByLabel('Name on card').blur();
  const said = page.getByRole('alert').filter({ hasText: 'The total went from $1 to $35,170' });
  await expect(said).toContainText('Nothing was charged.');
  const paid = await inDatabase(async (db) => {
    const sql = `select 1 from payment p join reservation r on r.id = p.reservation_id where r.vehicle->>'slug' = $1`;
    return (await db.query(sql, [slug])).rowCount;
  });
  expect(paid).toBe(0);
});

test('R3 a price that changed before paying is said with the whole sum anew, and what comes back can be paid', async ({
  page,
  tolerate,
}) => {
  tolerate(REFUSED);
  const slug = await openPurchase(page, yard, 'November');
  await toReview(page);
  await toPay(page);
  await expect(heading(page, 'Pay $200 today')).toBeVisible();
  await inDatabase((db) => db.query(`update vehicle set price_cents = 3549000 where slug = $1`, [slug]));
  await page.getByLabel('Name on card').fill('Priya Raman');
  await page.getByLabel('Name on card').blur();
  await expect(page.getByRole('alert').filter({ hasText: 'The price went from $34,990 to $35,490' })).toBeVisible();
  expect(await expectToAddUp(page)).toBe(3_567_000);
  await typeCard(page, CARDS.good);
  await payButton(page).click();
  await expect(heading(page, /^It’s yours until/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you agreed to' })).toContainText('$35,670');
});

test('R3 a page that pays is not paid once its answers were changed in another window: it comes back with the new ones', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(REFUSED);
  const slug = await openPurchase(page, yard, 'Oscar');
  await toReview(page);
  await toPay(page);
  await expect(heading(page, 'Pay $200 today')).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${site(yard.slug)}/checkout-journey?car_id=${slug}&step=finance&change=1`);
  await other.getByRole('radio', { name: 'A loan from my own bank' }).check();
  await goOn(other);
  await expect(heading(other, 'Check it over')).toBeVisible();
  await other.close();
  await page.getByLabel('Name on card').fill('Priya Raman');
  await page.getByLabel('Name on card').blur();
  const said = 'Your answers have changed since this page was opened. Please check the figures, then pay. Nothing was charged.';
  await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
  await typeCard(page, CARDS.good);
  await payButton(page).click();
  await expect(page.getByRole('region', { name: 'What you agreed to' })).toContainText('A loan from your own bank');
});

test('R3 whoever buys step by step is told at every step that somebody else is paying', async ({ page, browser, tolerate }) => {
  tolerate(REFUSED);
  const slug = await openPurchase(page, yard, 'Papa');
  await toTradeIn(page);
  const other = await browser.newPage();
  await openCheckout(other, yard, 'Papa');
  await typeContact(other);
  await expect(other.getByRole('timer')).toBeVisible();
  await other.close();
  for (const step of ['', '&step=details', '&step=trade-in', '&step=pay']) {
    await page.goto(`${site(yard.slug)}/checkout-journey?car_id=${slug}${step}`);
    await expect(heading(page, 'Someone is paying for this car right now')).toBeVisible();
  }
  await expect(page.getByText('We’ve kept your answers')).toBeVisible();
});

test('R3 a bank that says no leaves the shopper at the same step, with the vehicle kept and everything answered', async ({
  page,
  tolerate,
}) => {
  tolerate(REFUSED);
  await openPurchase(page, yard, 'Hotel');
  await toReview(page);
  await toPay(page);
  await typeCard(page, CARDS.declined);
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your bank declined this card.' })).toBeVisible();
  await expect(heading(page, 'Pay $200 today')).toBeVisible();
  await typeCard(page, CARDS.secure);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(heading(page, /^It’s yours until \w+day, \d/)).toBeVisible();
});

test('R3 a vehicle that somebody else reserved meanwhile is said to be taken, and the answers are filled in for another', async ({
  page,
  browser,
  tolerate,
}) => {
  tolerate(REFUSED);
  const slug = await openPurchase(page, yard, 'India');
  await toReview(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`${site(yard.slug)}/cars/${slug}/checkout`);
  await typeContact(other);
  await typeCard(other, CARDS.good);
  await payButton(other).click();
  await expect(heading(other, /^It’s yours until \w+day, \d/)).toBeVisible();
  await elsewhere.close();
  await toPay(page);
  await expect(heading(page, /^Someone (?:reserved it just before you|has reserved it)/)).toBeVisible();
  await expect(page.getByText('We’ve kept your answers')).toBeVisible();
  await openPurchase(page, yard, 'Juliett');
  await expect(page.getByLabel('First name')).toHaveValue('Priya');
  await goOn(page);
  await expect(page.getByRole('textbox', { name: 'Suburb' })).toHaveValue('Caloundra');
});

test('R3 a delivery whose price has changed is announced, and the new price is what is paid for', async ({ page }) => {
  await openPurchase(page, yard, 'Lima');
  await toReview(page);
  const zones = [{ name: 'South East Queensland', price: 195, maxKm: 150 }];
  const changed = await yard.change((file) => ({ ...file, switches: { ...file.switches, deliveryZones: zones } }));
  expect(changed).toMatchObject({ code: 0 });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Delivery is now $195.')).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await expectToAddUp(page)).toBe(3_518_500);
});
