import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { ByKeys } from '#tests/e2e/by-keys.ts';
import { aReservingSite, CARDS, payButton, slugOf } from '#tests/e2e/checkout-page.ts';
import { test } from '#tests/e2e/fixtures.ts';
import type { MadeSite } from '#tests/e2e/make-site.ts';
import { BUYING, heading } from '#tests/e2e/purchase-page.ts';
import { aMobile, signedIn } from '#tests/e2e/signed-in.ts';
import { aNumber, textedCode } from '#tests/e2e/texted-code.ts';

// One site serves the tests of buying: each has a vehicle of its own.
test.describe.configure({ mode: 'default' });
// Nothing glides into view: a stop is looked at where it comes to rest.
test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await aReservingSite('keys', ['Alpha', 'Bravo'], BUYING);
});

const main = (page: Page) => page.getByRole('main');

/** Types who buys; another person each time. */
async function typeContact(keys: ByKeys, page: Page): Promise<void> {
  const phone = aMobile();
  await keys.type(page.getByLabel('First name'), 'Priya');
  await keys.type(page.getByLabel('Last name'), 'Raman');
  await keys.type(page.getByRole('textbox', { name: 'Email' }), `priya${phone.slice(-8)}@example.com`);
  await keys.type(page.getByLabel('Mobile'), phone.replace('+61', '0'));
}

async function typeCard(keys: ByKeys, page: Page): Promise<void> {
  await keys.type(page.getByLabel('Card number', { exact: true }), CARDS.good);
  await keys.type(page.getByLabel('Expiry'), '08 / 29');
  await keys.type(page.getByLabel('Security code'), '123');
  await keys.type(page.getByLabel('Name on card'), 'Priya Raman');
}

test('W2, A1 by keyboard alone a shopper saves a car, signs in with a texted code, removes the car from the watchlist and takes that back', async ({
  page,
}) => {
  const keys = new ByKeys(page);
  const number = aNumber();
  await page.goto(`${site('swiftlane')}/search/new-used-and-demo-cars/`);
  await keys.press(main(page).getByRole('article').locator('fc-save').getByRole('button').first());
  await expect(page).toHaveURL(/\/sign-in/);
  await keys.type(page.getByRole('textbox', { name: 'Mobile number' }), number);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('6-digit code');
  // Nobody has to remember or copy anything by hand (3.3.8): the phone offers the code.
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await page.keyboard.type(await textedCode('swiftlane', number));
  await expect(page).toHaveURL(/\/search\//);
  // The car is saved once they are back.
  await expect(page.getByRole('status').filter({ hasText: 'Car Saved In Watchlist' })).toBeVisible();
  await page.goto(`${site('swiftlane')}/watchlist`);
  await page.locator('fc-watched:defined').first().waitFor({ state: 'attached' });
  await keys.press(
    main(page)
      .getByRole('button', { name: /^Remove / })
      .first(),
  );
  const undo = main(page).getByRole('button', { name: /^Undo and keep/ });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: /^Remove / })).toBeVisible();
});

test('W2, R2 by keyboard alone a shopper reserves a car and pays the deposit by card', async ({ page }) => {
  const keys = new ByKeys(page);
  await page.goto(`${site(yard.slug)}/cars/${await slugOf(yard, 'Alpha')}`);
  await keys.press(
    main(page)
      .getByRole('link', { name: /^Reserve/ })
      .first(),
  );
  await expect(heading(page, /^Reserve it/)).toBeVisible();
  await typeContact(keys, page);
  await typeCard(keys, page);
  await keys.press(payButton(page));
  await expect(heading(page, /^It’s yours until/)).toBeVisible();
});

test('W2, R3 by keyboard alone a shopper buys a car step by step, and nothing that was typed is asked for twice', async ({
  page,
}) => {
  const keys = new ByKeys(page);
  const goOn = () => keys.press(page.getByRole('button', { name: 'Continue' }));
  await page.goto(`${site(yard.slug)}/checkout-journey?car_id=${await slugOf(yard, 'Bravo')}`);
  await typeContact(keys, page);
  await goOn();
  await expect(heading(page, 'Pick up or delivery?')).toBeVisible();
  await keys.choose(page.getByRole('radio', { name: 'Deliver it' }));
  await keys.type(page.getByRole('textbox', { name: 'Postcode' }), '4551');
  await keys.type(page.getByRole('textbox', { name: 'Street and number' }), '14 Sample Street');
  await keys.type(page.getByRole('textbox', { name: 'Suburb' }), 'Caloundra');
  for (const name of ['Day', 'Time of day']) {
    const choice = page.getByRole('combobox', { name, exact: true });
    if ((await choice.count()) === 0) continue;
    await keys.to(choice);
    await page.keyboard.press('ArrowDown');
  }
  await goOn();
  await expect(heading(page, 'Got a car to trade in?')).toBeVisible();
  await keys.choose(page.getByRole('radio', { name: 'No trade-in' }));
  await goOn();
  await keys.choose(page.getByRole('radio', { name: /^Bank transfer or PayID/ }));
  await goOn();
  await expect(heading(page, 'Check it over')).toBeVisible();
  // Redundant entry (3.3.7): what was typed is shown, and the payment asks for the card alone.
  await expect(main(page)).toContainText('14 Sample Street');
  await keys.press(page.getByRole('link', { name: /^Continue to pay/ }).locator('visible=true'));
  await expect(page.getByLabel('Card number', { exact: true })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveCount(0);
  await typeCard(keys, page);
  await keys.press(page.getByRole('button', { name: /^Pay / }));
  await expect(page.getByLabel('Card number', { exact: true })).toHaveCount(0);
});

test('W2, T1 by keyboard alone a shopper has a car valued, damage marked on the drawing included', async ({ page }) => {
  const keys = new ByKeys(page);
  await page.goto(`${site('harbour')}/trade-in`);
  await keys.type(page.getByRole('textbox', { name: 'Rego' }), 'SAMPLE10');
  await keys.press(page.getByRole('button', { name: 'Get Your Valuation' }));
  await expect(heading(page, 'Is this your car?')).toBeVisible();
  await keys.press(page.getByRole('link', { name: 'Yes, that’s it' }));
  await expect(heading(page, 'How is it, honestly?')).toBeVisible();
  await page.locator('.damage-map[data-ready]').waitFor();
  await keys.type(page.getByRole('textbox', { name: 'Kilometres now' }), '58200');
  await keys.press(page.getByRole('button', { name: 'Rear bumper, not marked' }), 'Space');
  await keys.choose(page.getByRole('radio', { name: 'Scratch, longer than a hand' }));
  await keys.press(page.getByRole('button', { name: 'See my offer' }));
  await expect(heading(page, /^We’d pay you \$/)).toBeVisible();
});

test('W2, A10 by keyboard alone a signed-in shopper spins the wheel', async ({ page, context }) => {
  const keys = new ByKeys(page);
  await signedIn(context, 'swiftlane');
  await page.goto(`${site('swiftlane')}/spin-to-win`);
  await keys.press(page.getByRole('button', { name: 'Spin the wheel' }));
  await expect(main(page).getByRole('status')).toHaveText(/Code SPIN-|No prize this time/);
});
