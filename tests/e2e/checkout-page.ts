import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { aRow, type MadeSite, makeSite } from '#tests/e2e/make-site.ts';
import { aMobile } from '#tests/e2e/signed-in.ts';

/** A site where vehicles are reserved online, with one vehicle for each model. */
export async function aReservingSite(
  name: string,
  models: readonly string[],
  switches: Readonly<Record<string, unknown>> = {},
): Promise<MadeSite> {
  const yard = await makeSite(name);
  const changed = await yard.change((file) => ({ ...file, switches: { ...file.switches, reserveEnabled: true, ...switches } }));
  expect(changed).toMatchObject({ code: 0 });
  await yard.stock(models.map((model) => aRow({ stocknum: model, model, price: 34_990 })));
  await expect
    .poll(async () => (await fetchSite(yard.slug, '/search/new-used-and-demo-cars/')).text)
    .toContain(models.at(-1) ?? '');
  return yard;
}

/** The address of a vehicle of such a site. */
export async function slugOf(yard: MadeSite, model: string): Promise<string> {
  const { text } = await fetchSite(yard.slug, '/search/new-used-and-demo-cars/');
  const found = new RegExp(`href="/cars/(2022-mazda-${model.toLowerCase()}[^"/?]*)"`).exec(text)?.[1];
  if (found === undefined) throw new Error(`${model} is not listed.`);
  return found;
}

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  secure: '4000 0025 0000 3155',
  late: '4000 0000 0000 9995',
} as const;

/** Opens a vehicle's checkout. */
export async function openCheckout(page: Page, yard: MadeSite, model: string): Promise<string> {
  const slug = await slugOf(yard, model);
  await page.goto(`${site(yard.slug)}/cars/${slug}/checkout`);
  return slug;
}

/** Types who reserves the vehicle; another person each time. */
export async function typeContact(page: Page, phone = aMobile()): Promise<string> {
  await page.getByLabel('First name').fill('Priya');
  await page.getByLabel('Last name').fill('Raman');
  await page.getByRole('textbox', { name: 'Email' }).fill(`priya${phone.slice(-8)}@example.com`);
  await page.getByLabel('Mobile').fill(phone.replace('+61', '0'));
  return phone;
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number', { exact: true }).fill(number);
  await page.getByLabel('Expiry').fill('08 / 29');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Priya Raman');
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$200 and reserve/ });
