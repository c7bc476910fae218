import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { aReservingSite, slugOf } from '#tests/e2e/checkout-page.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import type { MadeSite } from '#tests/e2e/make-site.ts';
import { BUYING, expectToAddUp, goOn, heading, openPurchase, toReview, toTradeIn } from '#tests/e2e/purchase-page.ts';
import { aMobile, signedIn } from '#tests/e2e/signed-in.ts';

// One site serves all of these: each test has a vehicle of its own.
test.describe.configure({ mode: 'default' });

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await aReservingSite('purchase-resumed', 'Delta Echo Foxtrot Mike'.split(' '), BUYING);
});

test('R3 the same visitor coming back finds it as they left it, and can change what they answered', async ({ page, context }) => {
  await openPurchase(page, yard, 'Delta');
  await toTradeIn(page);
  const again = await context.newPage();
  await openPurchase(again, yard, 'Delta');
  await expect(heading(again, 'Got a car to trade in?')).toBeVisible();
  await again.getByRole('link', { name: 'Delivery' }).click();
  await expect(again.getByRole('textbox', { name: 'Suburb' })).toHaveValue('Caloundra');
  await again.getByRole('radio', { name: /^Pick up from/ }).check();
  const day = again.getByRole('combobox', { name: 'Day', exact: true }).locator('visible=true');
  if ((await day.count()) > 0) await day.selectOption({ index: 1 });
  await goOn(again);
  await expect(heading(again, 'Got a car to trade in?')).toBeVisible();
  expect(await expectToAddUp(again)).toBe(3_499_000);
});

test('R3 what was typed before the script came is there again after a look at another page', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const slug = await slugOf(yard, 'Mike');
  const address = `${site(yard.slug)}/checkout-journey?car_id=${slug}`;
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Priya');
  scripts.resolve();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Priya');
  await page.goto(`${site(yard.slug)}/cars/${slug}`);
  await page.goto(address);
  await expect(page.getByLabel('First name')).toHaveValue('Priya');
});

test('R3 a change from the review leads back to the review', async ({ page }) => {
  await openPurchase(page, yard, 'Delta');
  await toReview(page);
  await page.getByRole('link', { name: 'Change you' }).click();
  await page.getByLabel('First name').fill('Priyanka');
  await goOn(page);
  await expect(heading(page, 'Check it over')).toBeVisible();
  await expect(page.getByText('Priyanka Raman')).toBeVisible();
});

test('R3 whoever is signed in finds it on another device and in their garage', async ({ page, context, browser }) => {
  const phone = aMobile();
  await signedIn(context, yard.slug, phone);
  await openPurchase(page, yard, 'Echo');
  await toTradeIn(page);
  const elsewhere = await browser.newContext();
  await signedIn(elsewhere, yard.slug, phone);
  const other = await elsewhere.newPage();
  await other.goto(`${site(yard.slug)}/my-garage`);
  await other.getByRole('link', { name: 'Continue buying the 2022 Mazda Echo' }).click();
  await expect(heading(other, 'Got a car to trade in?')).toBeVisible();
  await other.getByRole('link', { name: 'Details' }).click();
  await expect(other.getByLabel('First name')).toHaveValue('Priya');
  await elsewhere.close();
});

test('R3 ‘Save and finish later’ mails a link that opens it elsewhere, and a link that was changed opens nothing', async ({
  page,
  browser,
}) => {
  const slug = await openPurchase(page, yard, 'Foxtrot');
  await toTradeIn(page);
  await page.getByRole('link', { name: 'Save and finish later' }).click();
  const email = `later${aMobile().slice(-8)}@example.com`;
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('Sent. Check your inbox for the link.')).toBeVisible();
  const link: string[] = [];
  // The site's other letters are in the same mailbox.
  const findLink = async () => {
    const { text: list } = await fetchSite(yard.slug, '/__mail');
    for (const [, path = ''] of list.matchAll(/href="(\/__mail\/[^"]+)"/g)) {
      const { text } = await fetchSite(yard.slug, path);
      const found = /checkout-journey\?car_id=([^"'&<\s]+)&(?:amp;)+id=([\w-]+)&(?:amp;)+key=([\w-]+)/.exec(text);
      if (found?.[1] === slug) link.splice(0, link.length, ...found);
    }
    return link.length;
  };
  await expect.poll(findLink).toBeGreaterThan(0);
  const [, , id = '', key = ''] = link;
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`${site(yard.slug)}/checkout-journey?car_id=${slug}&id=${id}&key=${key}`);
  await expect(heading(other, 'Got a car to trade in?')).toBeVisible();
  await other.getByRole('radio', { name: 'No trade-in' }).check();
  await goOn(other);
  await expect(heading(other, /^How will you pay/)).toBeVisible();
  await elsewhere.clearCookies();
  const changed = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
  await other.goto(`${site(yard.slug)}/checkout-journey?car_id=${slug}&id=${id}&key=${changed}`);
  await expect(heading(other, 'Who’s buying?')).toBeVisible();
  await expect(other.getByLabel('First name')).toHaveValue('');
  await elsewhere.close();
});
