import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { Signer } from '#src/adapters/keys/signer.ts';
import { signingKey } from '#src/server/settings/secret-key.ts';
import { site } from '#tests/e2e/address.ts';
import { slugOf, typeContact } from '#tests/e2e/checkout-page.ts';
import { inDatabase } from '#tests/e2e/in-database.ts';
import type { MadeSite } from '#tests/e2e/make-site.ts';
import { serverRun } from '#tests/e2e/server-run.ts';

/** The switches of a site where vehicles are bought step by step, and delivered. */
export const BUYING = {
  purchaseJourney: true,
  savesTo: 'account',
  deliveryZones: [{ name: 'South East Queensland', price: 180, maxKm: 150 }],
};

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Begins to buy a vehicle; `origin` is that of another process than the tests' own server. */
export async function openPurchase(page: Page, yard: MadeSite, model: string, origin = site(yard.slug)): Promise<string> {
  const slug = await slugOf(yard, model);
  await page.goto(`${origin}/checkout-journey?car_id=${slug}`);
  return slug;
}

/** The link of ‘Save and finish later’, as its email has it. */
export async function laterLink(origin: string, slug: string): Promise<string> {
  const secret = readFileSync(path.join(serverRun().dataDir, 'secret-key'), 'utf8').trim();
  const id = await inDatabase(async (db) => {
    const sql = 'select p.id from purchase p join vehicle v on v.id = p.vehicle_id where v.slug = $1';
    return (await db.query<{ id: string }>(sql, [slug])).rows[0]?.id ?? '';
  });
  const key = new Signer(signingKey(secret)).sign('purchase', id);
  return `${origin}/checkout-journey?${new URLSearchParams({ car_id: slug, id, key })}`;
}

/** Answers the details and has the vehicle delivered. */
export async function toTradeIn(page: Page): Promise<string> {
  const phone = await typeContact(page);
  await goOn(page);
  await expect(heading(page, 'Pick up or delivery?')).toBeVisible();
  await page.getByRole('radio', { name: 'Deliver it' }).check();
  await page.getByRole('textbox', { name: 'Postcode' }).fill('4551');
  await page.getByRole('textbox', { name: 'Street and number' }).fill('14 Sample Street');
  await page.getByRole('textbox', { name: 'Suburb' }).fill('Caloundra');
  const day = page.getByRole('combobox', { name: 'Day', exact: true });
  if ((await day.count()) > 0) await day.selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Time of day' }).selectOption('9 am to 1 pm');
  await goOn(page);
  await expect(heading(page, 'Got a car to trade in?')).toBeVisible();
  return phone;
}

/** Answers everything, with nothing to trade in and no loan. */
export async function toReview(page: Page): Promise<string> {
  const phone = await toTradeIn(page);
  await page.getByRole('radio', { name: 'No trade-in' }).check();
  await goOn(page);
  await page.getByRole('radio', { name: /^Bank transfer or PayID/ }).check();
  await goOn(page);
  await expect(heading(page, 'Check it over')).toBeVisible();
  return phone;
}

export const toPay = (page: Page) =>
  page
    .getByRole('link', { name: /^Continue to pay/ })
    .locator('visible=true')
    .click();

/** The rows of the summary as a visitor reads them, in cents: costs, total, payments, together. */
export async function summary(page: Page): Promise<{ costs: number; total: number; payments: number; together: number }> {
  const [costs = [], payments = []] = await page
    .getByRole('complementary', { name: 'Summary' })
    .locator('dl')
    .evaluateAll((lists) => lists.map((list) => Array.from(list.querySelectorAll('dd'), (value) => value.textContent)));
  const cents = (text: string | undefined) => Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100);
  const sum = (all: readonly string[]) => all.slice(0, -1).reduce((total, text) => total + cents(text), 0);
  return { costs: sum(costs), total: cents(costs.at(-1)), payments: sum(payments), together: cents(payments.at(-1)) };
}

/** Expects costs and payments to be the total, each to the cent, and says how much that is. */
export async function expectToAddUp(page: Page): Promise<number> {
  const { costs, total, payments, together } = await summary(page);
  expect([costs, payments, together]).toEqual([total, total, total]);
  return total;
}
