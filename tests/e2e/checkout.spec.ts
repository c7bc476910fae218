import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { aReservingSite, CARDS, openCheckout, payButton, slugOf, typeCard, typeContact } from '#tests/e2e/checkout-page.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, bothWidths, REFUSED, test } from '#tests/e2e/fixtures.ts';
import type { MadeSite } from '#tests/e2e/make-site.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';

// One site serves all of these: each test has a vehicle of its own.
test.describe.configure({ mode: 'default' });

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await aReservingSite('checkout', 'Alpha Bravo Charlie Delta Echo Foxtrot Mike Oscar Papa Quebec'.split(' '), {
    savesTo: 'account',
  });
});

async function reserve(page: Page, model: string): Promise<void> {
  await openCheckout(page, yard, model);
  await typeContact(page);
  await typeCard(page, CARDS.good);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^It’s yours until \w+day, \d/);
}

test('R2 the checkout says what you get, what it costs and how you get it back, before it asks for a card', async ({ page }) => {
  await openCheckout(page, yard, 'Alpha');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserve it for 48 hours');
  await expect(page.getByText('A $200 deposit takes the car off sale while you decide.')).toBeVisible();
  const side = page.getByRole('complementary', { name: 'What you get and what it costs' });
  const rows = await side.locator('dl.sum > div').allInnerTexts();
  expect(rows.map((row) => row.replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^Price.* \$34,990$/),
    'Deposit today −$200',
    'Left to pay if you buy it $34,790',
  ]);
  await expect(side.getByText('All of it back')).toBeVisible();
  for (const mark of ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'])
    await expect(page.getByRole('img', { name: mark, exact: true })).toBeVisible();
  await expect(page.getByText('Test payments: no money moves.')).toBeVisible();
  // Nothing to wander off to.
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  const answer = await fetchSite(yard.slug, new URL(page.url()).pathname);
  expect([answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
  expect(answer.headers['content-security-policy']).not.toContain('stripe');
  await bothWidths(page);
});

test('R2 a paid deposit reserves the vehicle: the receipt, the time that is left, and RESERVED for everyone', async ({
  page,
  context,
}) => {
  await reserve(page, 'Bravo');
  await expect(page.getByText('2022 Mazda Bravo is off sale.')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/4[78] h \d+ min/);
  const receipt = page.getByRole('complementary', { name: 'Your receipt' });
  await expect(receipt).toContainText(/R-[0-9A-Z]{8}/);
  await expect(receipt.locator('dl')).toContainText('$200.00');
  await expect(receipt.locator('dl')).toContainText('Visa ending 4242');
  await expect(receipt.locator('address')).toContainText('Toowong');
  await bothWidths(page);
  const slug = await slugOf(yard, 'Bravo');
  await expect.poll(async () => (await fetchSite(yard.slug, `/cars/${slug}`)).text).toContain('RESERVED');
  expect((await fetchSite(yard.slug, `/cars/${slug}/checkout`)).status).toBe(409);
  // Its address belongs to whoever reserved it.
  const held = new URL(page.url());
  expect((await fetchSite(yard.slug, held.pathname + held.search)).status).toBe(404);
  const again = await context.newPage();
  await again.goto(`${site(yard.slug)}/cars/${slug}/checkout`);
  expect(again.url()).toBe(page.url());
});

test('R2 a bank’s no charges nothing, and another card works', async ({ page, tolerate }) => {
  tolerate(REFUSED);
  await openCheckout(page, yard, 'Charlie');
  await typeContact(page);
  await typeCard(page, CARDS.declined);
  await payButton(page).click();
  await expect(page.getByRole('alert').first()).toContainText(
    'Your bank declined this card. Nothing was charged, and the car is still held for you.',
  );
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(/priya/);
  await expect(page.getByLabel('Card number', { exact: true })).toHaveValue('');
  await typeCard(page, CARDS.good);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^It’s yours until/);
});

test('R4 with 3-D Secure the bank asks on a page of its own', async ({ page, tolerate }) => {
  tolerate(REFUSED);
  await openCheckout(page, yard, 'Delta');
  await typeContact(page);
  await typeCard(page, CARDS.secure);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm with your bank');
  await bothWidths(page);
  await page.getByRole('button', { name: 'Don’t approve' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Your bank declined this card. Nothing was charged');
  await typeCard(page, CARDS.secure);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^It’s yours until/);
});

test('R4 a bank that answers late is waited for, never called failed', async ({ page }) => {
  await openCheckout(page, yard, 'Echo');
  await typeContact(page);
  await typeCard(page, CARDS.late);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re checking with your bank');
  await expect(page.getByRole('status').filter({ hasText: 'Your $200 for the 2022 Mazda Echo is on its way.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^It’s yours until/, { timeout: 30_000 });
});

test('R4 a late payment whose shopper has gone reserves the vehicle all the same', async ({ page }) => {
  await openCheckout(page, yard, 'Foxtrot');
  await typeContact(page);
  await typeCard(page, CARDS.late);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re checking with your bank');
  const slug = await slugOf(yard, 'Foxtrot');
  await page.close();
  await expect.poll(async () => (await fetchSite(yard.slug, `/cars/${slug}`)).text, { timeout: 45_000 }).toContain('RESERVED');
});

test('A10, R2 My Garage shows what is reserved, and cancelling gives it all back', async ({ page, context }) => {
  await signedIn(context, yard.slug);
  await reserve(page, 'Mike');
  await page.goto(`${site(yard.slug)}/my-garage`);
  const part = page.getByRole('region', { name: 'Reserved for you' });
  await expect(part).toContainText(/Yours until .+ \w+day \d+ \w+/);
  await expect(part).toContainText('$200 paid, refundable until you sign.');
  await bothWidths(page);
  await part.getByRole('link', { name: 'Cancel and refund $200' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this reservation?' });
  await expect(dialog).toContainText(
    'The car goes back on sale now and $200 goes back to Visa ending 4242, usually in 3 to 5 business days.',
  );
  await axe(page);
  await dialog.getByRole('link', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await part.getByRole('link', { name: 'Cancel and refund $200' }).click();
  await dialog.getByRole('button', { name: 'Cancel and refund' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/This (?:reservation is cancelled|hold has ended)/);
  await expect(page.getByText(/Your \$200 (?:goes back to Visa ending 4242|was refunded)/)).toBeVisible();
  const slug = await slugOf(yard, 'Mike');
  await expect.poll(async () => (await fetchSite(yard.slug, `/cars/${slug}`)).text).toContain('Reserve Car Now for $200');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R2 a vehicle is reserved and let go by plain forms', async ({ page, tolerate }) => {
    tolerate(REFUSED);
    await openCheckout(page, yard, 'Oscar');
    await payButton(page).click();
    await expect(page.getByText('Please fix the following errors:')).toBeVisible();
    await typeContact(page);
    await typeCard(page, CARDS.secure);
    await payButton(page).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^It’s yours until/);
    await page.getByRole('link', { name: 'Cancel and refund' }).click();
    await expect(page.getByRole('heading', { name: 'Cancel this reservation?' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel and refund' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/This (?:reservation is cancelled|hold has ended)/);
  });

  test('R2 the time is a clock time, and a late bank is looked at again by a link', async ({ page, tolerate }) => {
    tolerate(REFUSED);
    await openCheckout(page, yard, 'Papa');
    await typeContact(page);
    await typeCard(page, CARDS.late);
    await payButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re checking with your bank');
    await page.getByRole('link', { name: 'Check again' }).click();
    // The link is gone once the bank has answered.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^It’s yours until/, { timeout: 1_000 });
    }).toPass({ timeout: 40_000 });
    await openCheckout(page, yard, 'Quebec');
    await typeContact(page);
    await page.getByLabel('Card number', { exact: true }).fill('1');
    await payButton(page).click();
    await expect(page.getByText(/^until \d+(?:\.\d\d)? [ap]m\.$/)).toBeVisible();
  });
});
