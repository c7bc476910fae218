import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { aNumber, textedCode } from '#tests/e2e/texted-code.ts';

const WHEEL = `${site('swiftlane')}/spin-to-win`;

/** What the page says was drawn: a prize with its code, or that there was none. */
const result = (page: Page) => page.getByRole('main').getByRole('status');
const RESULT = /Code SPIN-[2-9A-Z]{6}, good until \d+ \w+ \d{4}\.|No prize this time\. Thanks for playing\./;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('A10 a signed-in shopper spins once: the wheel turns to the result, and from then on the page says the result without a wheel', async ({
      page,
      context,
    }) => {
      await signedIn(context, 'swiftlane');
      await page.goto(WHEEL);
      await expect(page.getByRole('heading', { name: 'Prizes and odds' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: '$150 off your next service' })).toContainText('1 in 50');
      await expect(page.getByText('Your overall chance of no prize is 14 in 25.')).toBeVisible();
      await expect(page.getByText(/^One spin each/)).toHaveCount(1);
      await page.getByRole('button', { name: 'Spin the wheel' }).click();
      await expect(result(page)).toHaveText(RESULT);
      await expect(page.locator('animateTransform')).toHaveCount(1);
      const drawn = await result(page).textContent();
      await page.goto(WHEEL);
      await expect(result(page)).toHaveText(drawn ?? '');
      await expect(page.locator('.prize-wheel')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0);
    });

    test('A10 whoever only wants to be told sees the result at once, and no wheel turns', async ({ page, context }) => {
      await signedIn(context, 'swiftlane');
      await page.goto(WHEEL);
      await page.getByRole('button', { name: 'just tell me' }).click();
      await expect(result(page)).toHaveText(RESULT);
      await expect(page.locator('animateTransform')).toHaveCount(0);
    });
  });
}

test('A10 a visitor signs in to spin, and comes back to the wheel', async ({ page }) => {
  const number = aNumber();
  await page.goto(WHEEL);
  await page.getByRole('link', { name: 'Sign in to spin' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to spin' })).toBeVisible();
  await page.getByLabel('Mobile number').fill(number);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await page.getByLabel('6-digit code').fill(await textedCode('swiftlane', number));
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toBeVisible();
});

test('A10 a site without a wheel has no such page, and a press by nobody leads to signing in', async () => {
  expect((await fetchSite('harbour', '/spin-to-win')).status).toBe(404);
  const pressed = await fetchSite('swiftlane', '/spin-to-win', {
    method: 'POST',
    headers: { origin: site('swiftlane'), 'content-type': 'application/x-www-form-urlencoded' },
    body: 'how=turn',
  });
  expect(pressed.status).toBe(303);
  expect(pressed.headers.location).toMatch(/^\/sign-in\?type=spin-to-win&/);
});

for (const width of [390, 1440]) {
  test(`W2 the wheel and its result have no violation and no sideways scroll at ${width} pixels`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    const look = async () => {
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    };
    await page.goto(WHEEL);
    await look();
    await signedIn(context, 'swiftlane');
    await page.goto(WHEEL);
    await look();
    await page.getByRole('button', { name: 'just tell me' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/Code SPIN-|No prize this time/);
    await look();
  });
}
