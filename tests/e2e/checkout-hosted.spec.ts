import { expect, type Page } from '@playwright/test';
import { aReservingSite, payButton, slugOf, typeContact } from '#tests/e2e/checkout-page.ts';
import { test } from '#tests/e2e/fixtures.ts';
import type { MadeSite } from '#tests/e2e/make-site.ts';
import { anInvoice, payButton as payInvoice } from '#tests/e2e/online-payment-page.ts';
import { BUYING, heading, laterLink, openPurchase, toPay, toReview } from '#tests/e2e/purchase-page.ts';
import { aMobile, signedIn } from '#tests/e2e/signed-in.ts';
import { type StripeWeb, startStripeWeb } from '#tests/e2e/stripe-web.ts';
import { aStripeServer, type StripeServer } from '#tests/factories/a-stripe-server.ts';

// One process with Stripe serves all of these: each test has a vehicle or an invoice of its own.
test.describe.configure({ mode: 'default' });
test.use({ javaScriptEnabled: false });

const [CARD, DECLINED] = ['4242 4242 4242 4242', '4000 0000 0000 0002'];
let yard: MadeSite;
let stripe: StripeServer;
let web: StripeWeb;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  yard = await aReservingSite('hosted', ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot'], {
    ...BUYING,
    onlinePayments: true,
  });
  stripe = await aStripeServer();
  web = await startStripeWeb(stripe, 42);
});
test.afterAll(async () => {
  await web.stop();
  await stripe.stop();
});

/** Presses 'Pay' at a vehicle's checkout; the page that follows is Stripe's. */
async function toStripe(page: Page, model: string): Promise<void> {
  await page.goto(`${web.site(yard.slug)}/cars/${await slugOf(yard, model)}/checkout`);
  await typeContact(page);
  await payButton(page).click();
  await expectStripe(page);
}

async function expectStripe(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Stripe');
  expect(new URL(page.url()).origin).toBe(stripe.url);
}

/** What a shopper does on Stripe's own page. */
async function payThere(page: Page, card = CARD): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: 'Pay' }).click();
}

const sessions = () => [...stripe.sessions.values()];
const yours = (page: Page) => heading(page, /^It’s yours until \w+day, \d/);

test('R2, R4 without script a vehicle is reserved and paid on Stripe’s own page, and no card reaches this server', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('.localhost')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await page.goto(`${web.site(yard.slug)}/cars/${await slugOf(yard, 'Alpha')}/checkout`);
  await expect(page.getByText('You’ll enter your card on Stripe’s own page, then come back here.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Leave your number' })).toBeVisible();
  await typeContact(page);
  await payButton(page).click();
  await expectStripe(page);
  await expect(page.getByText('A$200.00')).toBeVisible();
  await payThere(page);
  await expect(yours(page)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your receipt' })).toContainText('Visa ending 4242');
  for (const text of [sent.join('\n'), web.output()]) expect(text.replaceAll(/\s|\+|%20/g, '')).not.toContain('4242424242424242');
});

test('R2, R4 without script whoever comes back without paying still holds it, and pays on the same page, after a bank’s no too', async ({
  page,
}) => {
  await toStripe(page, 'Bravo');
  const [before, address] = [stripe.sessions.size, page.url()];
  await page.getByRole('link', { name: 'Back to the dealer' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'You haven’t paid yet. Nothing was charged, and the car is still held for you.',
  );
  await expect(page.getByText(/^Nobody else can take it while you pay/)).toBeVisible();
  await payButton(page).click();
  await expect(page).toHaveURL(address);
  await payThere(page, DECLINED);
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await page.getByRole('link', { name: 'Back to the dealer' }).click();
  await expect(page.getByRole('alert')).toContainText('Your bank declined this card. Nothing was charged');
  await payButton(page).click();
  await expect(page).toHaveURL(address);
  await payThere(page);
  await expect(yours(page)).toBeVisible();
  expect(stripe.sessions.size).toBe(before);
  // The page of what is paid leads on to it.
  await page.goto(address);
  await page.getByRole('link', { name: 'Back to the dealer' }).click();
  await expect(yours(page)).toBeVisible();
});

test('R2, R4 without script, when Stripe is down nobody is charged, and the page says what to do', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource: the server responded with a status of 503/);
  await page.goto(`${web.site(yard.slug)}/cars/${await slugOf(yard, 'Charlie')}/checkout`);
  await typeContact(page);
  const before = stripe.sessions.size;
  stripe.fails('down', 'down');
  const [answer] = await Promise.all([page.waitForResponse((one) => one.request().method() === 'POST'), payButton(page).click()]);
  expect(answer.status()).toBe(503);
  await expect(page.getByRole('alert')).toHaveText(
    'We can’t take payments right now. Leave your number and we’ll hold it for you over the phone.',
  );
  expect(stripe.sessions.size).toBe(before);
  await payButton(page).click();
  await expectStripe(page);
});

test('R3, R4 without script the purchase is paid on Stripe’s own page, as its last step', async ({ page }) => {
  await openPurchase(page, yard, 'Delta', web.site(yard.slug));
  await toReview(page);
  await toPay(page);
  await payButton(page).click();
  await expectStripe(page);
  await page.getByRole('link', { name: 'Back to the dealer' }).click();
  await expect(heading(page, 'Pay $200 today')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('You haven’t paid yet.');
  await payButton(page).click();
  await payThere(page);
  await expect(yours(page)).toBeVisible();
});

test('R3, R4 a purchase opened by its email’s link goes on after Stripe’s page, and Stripe is not told the link’s key', async ({
  page,
  browser,
}) => {
  const slug = await openPurchase(page, yard, 'Echo', web.site(yard.slug));
  await toReview(page);
  const link = await laterLink(web.site(yard.slug), slug);
  const elsewhere = await browser.newContext({ javaScriptEnabled: false });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await toPay(other);
  await payButton(other).click();
  await expectStripe(other);
  const { successUrl } = sessions().at(-1) ?? { successUrl: '' };
  expect(successUrl).toContain('/checkout-journey?');
  expect(successUrl).not.toContain(new URL(link).searchParams.get('key') ?? 'a key');
  await other.getByRole('link', { name: 'Back to the dealer' }).click();
  await expect(heading(other, 'Pay $200 today')).toBeVisible();
  // The same address opens nothing in another browser.
  const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await stranger.goto(successUrl);
  expect(await stranger.content()).not.toContain('Raman');
  await payButton(other).click();
  await payThere(other);
  await expect(yours(other)).toBeVisible();
  await stranger.context().close();
  await elsewhere.close();
});

test('R4, R5 without script an invoice is paid on Stripe’s own page', async ({ page }) => {
  const phone = aMobile();
  await signedIn(page.context(), yard.slug, phone);
  const number = await anInvoice(yard.slug, phone);
  await page.goto(`${web.site(yard.slug)}/online-payment?${new URLSearchParams({ number })}`);
  await typeContact(page);
  await payInvoice(page, '$412.50').click();
  await expectStripe(page);
  await page.getByRole('link', { name: 'Back to the dealer' }).click();
  await expect(page.getByRole('alert')).toHaveText('You haven’t paid yet. Nothing was charged. Pay when you’re ready.');
  await payInvoice(page, '$412.50').click();
  await payThere(page);
  await expect(heading(page, '$412.50 paid')).toBeVisible();
});
