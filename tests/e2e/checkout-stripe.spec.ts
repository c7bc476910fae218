import { expect, type Page } from '@playwright/test';
import { aReservingSite, payButton, slugOf, typeContact } from '#tests/e2e/checkout-page.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import type { MadeSite } from '#tests/e2e/make-site.ts';
import { STRIPE_STUB, type StripeWeb, startStripeWeb } from '#tests/e2e/stripe-web.ts';
import { aStripeServer, type StripeServer } from '#tests/factories/a-stripe-server.ts';

// One process with Stripe serves all of these: each test has a vehicle of its own.
test.describe.configure({ mode: 'default' });

const CARD = '4242424242424242';
let yard: MadeSite;
let stripe: StripeServer;
let web: StripeWeb;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  yard = await aReservingSite('stripe', ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot']);
  stripe = await aStripeServer();
  web = await startStripeWeb(stripe);
});
test.afterAll(async () => {
  await web.stop();
  await stripe.stop();
});

const FAILED = /Failed to load resource: the server responded with a status of (?:4\d\d|503)/;

/** Opens the checkout, with what the bank will say to the card. Returns everything that the browser sends to this platform. */
async function openPaying(page: Page, model: string, how: 'succeeded' | 'declined' | 'processing'): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('.localhost')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await page.route('https://js.stripe.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: STRIPE_STUB }));
  await page.route('https://api.stripe.com/**', async (route) => {
    const { clientSecret } = route.request().postDataJSON() as { readonly clientSecret: string };
    stripe.confirm(clientSecret.split('_secret_')[0] ?? '', how);
    const error = how === 'declined' ? { error: { type: 'card_error' } } : {};
    await route.fulfill({ json: error, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto(`${web.site(yard.slug)}/cars/${await slugOf(yard, model)}/checkout`);
  await typeContact(page);
  await page.getByLabel('Card at Stripe').fill(CARD);
  return sent;
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('R4 with Stripe the card goes from its fields to Stripe, and its number never reaches this server or its log', async ({
  page,
}) => {
  const sent = await openPaying(page, 'Alpha', 'succeeded');
  expect(JSON.parse((await page.locator('[data-shows=stripe]').getAttribute('data-asked')) ?? '')).toEqual({
    key: 'pk_test_sampleKey',
    mode: 'payment',
    amount: 20_000,
    currency: 'aud',
  });
  await expect(page.getByText('Card details go straight to Stripe and never touch our servers.')).toBeVisible();
  await axe(page);
  await payButton(page).click();
  await expect(heading(page)).toHaveText(/^It’s yours until/);
  await expect(page.getByRole('complementary', { name: 'Your receipt' })).toContainText('Visa ending 4242');
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.join('\n')).not.toContain(CARD);
  expect(web.output()).not.toContain(CARD);
  expect(stripe.asked.map(({ body }) => body).join('\n')).not.toContain(CARD);
  expect([...stripe.intents.values()].filter(({ status }) => status === 'succeeded')).toHaveLength(1);
});

test('R4 Stripe’s script runs where a card is entered, and is allowed on no other page', async ({ page }) => {
  const slug = await slugOf(yard, 'Bravo');
  const policy = async (path: string) =>
    (await page.goto(web.site(yard.slug) + path))?.headers()['content-security-policy'] ?? '';
  await page.route('https://js.stripe.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: STRIPE_STUB }));
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  expect(await policy(`/cars/${slug}`)).not.toContain('stripe');
  expect(loaded.filter((url) => url.includes('stripe.com'))).toEqual([]);
  expect(await policy(`/cars/${slug}/checkout`)).toContain("script-src 'self'");
  await expect(page.getByLabel('Card at Stripe')).toBeVisible();
  expect(await policy(`/cars/${slug}/checkout`)).toContain('https://js.stripe.com');
});

test('R4 a bank’s no is said, nothing is charged, and the same payment takes another card', async ({ page, tolerate }) => {
  tolerate(FAILED);
  await openPaying(page, 'Bravo', 'declined');
  await payButton(page).click();
  await expect(page.getByRole('alert').first()).toContainText('Your bank declined this card. Nothing was charged');
  await page.unroute('https://api.stripe.com/**');
  await page.route('https://api.stripe.com/**', async (route) => {
    const { clientSecret } = route.request().postDataJSON() as { readonly clientSecret: string };
    stripe.confirm(clientSecret.split('_secret_')[0] ?? '', 'succeeded');
    await route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.getByLabel('Card at Stripe').fill(CARD);
  await payButton(page).click();
  await expect(heading(page)).toHaveText(/^It’s yours until/);
});

test('R4 while nobody knows how a payment ended, the shopper waits and is never asked to pay again', async ({ page }) => {
  await openPaying(page, 'Charlie', 'processing');
  await payButton(page).click();
  await expect(heading(page)).toHaveText('We’re checking with your bank');
  const waiting = [...stripe.intents.values()].find(({ status }) => status === 'processing');
  stripe.confirm(waiting?.id ?? '', 'succeeded');
  await expect(heading(page)).toHaveText(/^It’s yours until/);
});

test('R4 whoever loses the connection to Stripe while they pay is not told that nothing was charged: the server asks Stripe', async ({
  page,
  tolerate,
}) => {
  tolerate(/net::ERR_FAILED/);
  await openPaying(page, 'Foxtrot', 'succeeded');
  await page.unroute('https://api.stripe.com/**');
  await page.route('https://api.stripe.com/**', async (route) => {
    const { clientSecret } = route.request().postDataJSON() as { readonly clientSecret: string };
    stripe.confirm(clientSecret.split('_secret_')[0] ?? '', 'succeeded');
    await route.abort();
  });
  await payButton(page).click();
  await expect(heading(page)).toHaveText(/^It’s yours until/);
});

test('R4 when Stripe is down nobody is charged, and the shopper is told what to do', async ({ page, tolerate }) => {
  tolerate(FAILED);
  await openPaying(page, 'Delta', 'succeeded');
  const before = stripe.intents.size;
  stripe.fails('down', 'down', 'down', 'down');
  await payButton(page).click();
  await expect(page.locator('[data-shows=failure]')).toHaveText(
    'We can’t take payments right now. Leave your number and we’ll hold it for you over the phone.',
  );
  stripe.fails();
  expect(stripe.intents.size).toBe(before);
});

test('R4 where Stripe’s script cannot be loaded, the page says so, and its button leads to Stripe’s own page', async ({
  page,
  tolerate,
}) => {
  tolerate(/net::ERR_FAILED/);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.goto(`${web.site(yard.slug)}/cars/${await slugOf(yard, 'Echo')}/checkout`);
  await expect(page.locator('[data-shows=failure]')).toHaveText(/^We couldn’t load the card fields here\./);
  await typeContact(page);
  await payButton(page).click();
  await expect(page).toHaveURL(`${stripe.url}/c/pay/${[...stripe.sessions.keys()].at(-1)}`);
});
