import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { CARDS, typeCard, typeContact } from '#tests/e2e/checkout-page.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import type { MadeSite } from '#tests/e2e/make-site.ts';
import { anInvoice, aPaidSite, findNumber, heading, payButton } from '#tests/e2e/online-payment-page.ts';
import { runForecourt } from '#tests/e2e/run-forecourt.ts';
import { aMobile, signedIn } from '#tests/e2e/signed-in.ts';

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await aPaidSite('garage-paid');
});

test('A10, R5 a shopper’s own page lists what they have paid towards invoices, with its state and its receipt', async ({
  page,
}) => {
  const phone = aMobile();
  await signedIn(page.context(), yard.slug, phone);
  const garage = `${site(yard.slug)}/my-garage`;
  const part = page.getByRole('region', { name: 'Payments' });
  await page.goto(garage);
  await expect(heading(page)).toBeVisible();
  await expect(part).toHaveCount(0);
  const number = await anInvoice(yard.slug, phone);
  await findNumber(page, yard.slug, number);
  await typeContact(page);
  await typeCard(page, CARDS.good);
  await payButton(page, '$412.50').click();
  await expect(heading(page)).toHaveText('$412.50 paid');
  const receipt = page.url();
  await page.goto(garage);
  await page
    .getByRole('navigation', { name: 'My Garage' })
    .getByRole('link', { name: /^Payments/ })
    .click();
  const title = `Invoice ${number}: 2021 Kia Seltos service`;
  await expect(part.getByRole('heading', { level: 3, name: title })).toBeVisible();
  const row = part.getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(/\d+ \w+ \d{4} · \$412\.50 · P-[0-9A-Z]{8}/);
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await axe(page);
  }
  await row.getByRole('link', { name: /^See the receipt/ }).click();
  await expect(page).toHaveURL(receipt);
  expect(await runForecourt(['invoices', 'refund', number, '--site', yard.slug])).toMatchObject({ code: 0 });
  await page.goto(garage);
  await expect(row).toContainText(/Being refunded|Refunded/);
});

test('A10, H3 nobody else’s payments are listed, not even those paid in the same browser before', async ({ page }) => {
  const phone = aMobile();
  await signedIn(page.context(), yard.slug, phone);
  const number = await anInvoice(yard.slug, phone);
  await findNumber(page, yard.slug, number);
  await typeContact(page);
  await typeCard(page, CARDS.good);
  await payButton(page, '$412.50').click();
  await expect(heading(page)).toHaveText('$412.50 paid');
  await signedIn(page.context(), yard.slug, aMobile());
  await page.goto(`${site(yard.slug)}/my-garage`);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payments' })).toHaveCount(0);
});
