import path from 'node:path';
import { expect } from '@playwright/test';
import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { CARDS, typeCard, typeContact } from '#tests/e2e/checkout-page.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { aRow, type MadeSite } from '#tests/e2e/make-site.ts';
import { anInvoice, aPaidSite, findNumber, heading, importLines, payButton } from '#tests/e2e/online-payment-page.ts';
import { serverRun } from '#tests/e2e/server-run.ts';
import { aMobile, signedIn } from '#tests/e2e/signed-in.ts';

test.describe.configure({ mode: 'default' });

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await aPaidSite('receipted', { signInForOnlinePayment: false, showsLicenceNumbers: true });
  const changed = await yard.change((file) => ({
    ...file,
    dealerships: file.dealerships.map((dealership) =>
      typeof dealership === 'string'
        ? dealership
        : {
            ...dealership,
            name: 'Receipted Motors Pty Ltd',
            phone: '07 3555 0100',
            locations: dealership.locations.map((place) => ({
              ...place,
              dealer_license_number: '4412345',
              address: { ...place.address, street: '12 Wharf Street' },
            })),
          },
    ),
  }));
  expect(changed).toMatchObject({ code: 0 });
  await yard.stock([aRow({ stocknum: 'K200', model: 'Kilo', price: 34_990 })]);
});

test('R5 a receipt says who it is from, on the page, on paper and by email: name, street address, phone and licence', async ({
  page,
}) => {
  const phone = aMobile();
  await signedIn(page.context(), yard.slug, phone);
  const number = await anInvoice(yard.slug, phone);
  await findNumber(page, yard.slug, number);
  await typeContact(page, phone);
  await typeCard(page, CARDS.good);
  await payButton(page, '$412.50').click();
  await expect(heading(page)).toHaveText('$412.50 paid');
  const receipt = page.getByRole('region', { name: 'Receipt' });
  const lines = ['Receipted Motors Pty Ltd', '12 Wharf Street', 'Toowong QLD 4066', '07 3555 0100', 'Dealer licence 4412345'];
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    for (const line of lines) await expect(receipt.getByText(line, { exact: true })).toBeVisible();
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(receipt.getByRole('link', { name: '07 3555 0100' })).toHaveAttribute('href', 'tel:0735550100');
  await expect(receipt.getByRole('term').filter({ hasText: /^Invoice$/ })).toHaveCount(1);
  // The worker takes the email to the mailbox a moment later.
  const mailbox = new Mailbox(path.join(serverRun().dataDir, 'mailbox'));
  const mailed = async () => (await mailbox.list(yard.slug)).find(({ to }) => to === `priya${phone.slice(-8)}@example.com`)?.text;
  await expect.poll(mailed, { timeout: 30_000 }).toContain(lines.join('\n'));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await axe(page);
  }
});

test('R5 the receipt of a stock number calls it that; of a number nobody knows it says only what was typed', async ({ page }) => {
  for (const [typed, label] of [
    ['K200', 'Stock number'],
    ['WHO-KNOWS', 'For'],
  ] as const) {
    await findNumber(page, yard.slug, typed);
    await page.getByLabel('Amount').fill('50');
    // What it is for stands with the amount, not among the payer's own details.
    await expect(page.getByRole('region', { name: 'Your details' }).getByLabel('What it’s for')).toHaveCount(0);
    await page.getByLabel('What it’s for').fill('A tow bar');
    await typeContact(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await typeCard(page, CARDS.good);
    await payButton(page, '$50').click();
    await expect(heading(page)).toHaveText('$50 paid');
    const rows = await page.getByRole('region', { name: 'Receipt' }).locator('dl > div').allInnerTexts();
    const shown = rows.map((row) => row.replace(/\s+/g, ' '));
    expect(shown).toContain(`${label} ${typed}`);
    expect(shown).toContain('Your note A tow bar');
  }
});

test('R5 less than a dollar is paid as a whole, and the page says so', async ({ page }) => {
  const phone = aMobile();
  await signedIn(page.context(), yard.slug, phone);
  await importLines(yard.slug, 'number,for,total,phone', `SMALL-${process.pid},Rounding,0.60,${phone}`);
  await findNumber(page, yard.slug, `SMALL-${process.pid}`);
  await expect(page.getByText('Pay all of it: $0.60 is too little to split.')).toBeVisible();
  await typeContact(page);
  await typeCard(page, CARDS.good);
  await payButton(page, '$0.60').click();
  await expect(heading(page)).toHaveText('$0.60 paid');
});
