import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { CARDS, typeCard, typeContact } from '#tests/e2e/checkout-page.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { bothWidths, REFUSED, test } from '#tests/e2e/fixtures.ts';
import { aRow, type MadeSite, makeSite } from '#tests/e2e/make-site.ts';
import { anInvoice, aPaidSite, findNumber, heading, importLines, payButton, status } from '#tests/e2e/online-payment-page.ts';
import { runForecourt } from '#tests/e2e/run-forecourt.ts';
import { aMobile, signedIn } from '#tests/e2e/signed-in.ts';

// One site serves most of these: each test has an invoice of its own.
test.describe.configure({ mode: 'default' });

let yard: MadeSite;
let open: MadeSite;
test.beforeAll(async () => {
  // Two sites are made by command, one after the other.
  test.setTimeout(120_000);
  yard = await aPaidSite('invoiced');
  open = await aPaidSite('payable', { signInForOnlinePayment: false, paymentSurcharge: 1.25 });
  await open.stock([aRow({ stocknum: 'K100', model: 'Kilo', price: 34_990 })]);
});

const FOUND = 'Invoice {number}, 2021 Kia Seltos service, $412.50 to pay.';
const NOT_FOUND = 'We can’t find that number. Check it, or pay it anyway and tell us what it’s for.';

/** Someone who is signed in, with an invoice that they have found. */
async function aFoundInvoice(page: Page): Promise<string> {
  const phone = aMobile();
  await signedIn(page.context(), yard.slug, phone);
  const number = await anInvoice(yard.slug, phone);
  await findNumber(page, yard.slug, number);
  await expect(status(page)).toContainText(FOUND.replace('{number}', number));
  return number;
}

test('R5 an invoice is found, paid and receipted with both numbers, and the page then says when it was paid', async ({
  page,
}) => {
  const number = await aFoundInvoice(page);
  await expect(heading(page)).toHaveText('Pay an invoice');
  await expect(page.getByLabel('Amount')).toHaveValue('412.50');
  await bothWidths(page);
  await typeContact(page);
  await typeCard(page, CARDS.good);
  await payButton(page, '$412.50').click();
  await expect(heading(page)).toHaveText('$412.50 paid');
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText(/P-[0-9A-Z]{8}/);
  await expect(receipt).toContainText(number);
  await expect(receipt).toContainText('Visa ending 4242');
  await bothWidths(page);
  const paid = page.url();
  await findNumber(page, yard.slug, number);
  await expect(status(page)).toHaveText(new RegExp(`${number} was paid on \\d+ \\w+\\. See the receipt\\.`));
  await expect(page.getByLabel('Amount')).toHaveCount(0);
  await bothWidths(page);
  await page.getByRole('link', { name: 'See the receipt.' }).click();
  await expect(page).toHaveURL(paid);
  // The receipt is whoever paid's alone, and is stored nowhere.
  const { pathname, search } = new URL(paid);
  const stranger = await fetchSite(yard.slug, pathname + search);
  expect([stranger.status, stranger.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('R5, A2 only who is signed in may open the page unless the site says otherwise; a site without it has none', async ({
  page,
  tolerate,
}) => {
  const closed = await fetchSite(yard.slug, '/online-payment?number=INV-1');
  expect(closed.status).toBe(302);
  expect(closed.headers.location).toBe(
    `/sign-in?${new URLSearchParams({ type: 'online-payment', redirect: '/online-payment?number=INV-1' })}`,
  );
  const answer = await fetchSite(open.slug, '/online-payment');
  expect([answer.status, answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
  tolerate(REFUSED);
  const none = await makeSite('unpayable');
  await page.goto(`${site(none.slug)}/online-payment`);
  await expect(heading(page)).toContainText('find');
  expect((await fetchSite(none.slug, '/online-payment')).status).toBe(404);
  await page.goto(`${site(open.slug)}/online-payment`);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('R5 somebody else’s number and an unknown one say the same, and can be paid with what it is for', async ({
  page,
  tolerate,
}) => {
  tolerate(REFUSED);
  const theirs = await anInvoice(yard.slug, aMobile());
  await signedIn(page.context(), yard.slug);
  const said: string[] = [];
  for (const number of [theirs, 'INV-NOBODYS']) {
    await findNumber(page, yard.slug, number);
    await expect(status(page)).toHaveText(NOT_FOUND);
    said.push(((await page.getByRole('main').textContent()) ?? '').replaceAll(number, ''));
  }
  expect(said[1]).toBe(said[0]);
  await bothWidths(page);
  await page.getByLabel('Amount').fill('80');
  await typeContact(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Tell us what it’s for.');
  await page.getByLabel('What it’s for').fill('My service in October');
  await typeCard(page, CARDS.good);
  await payButton(page, '$80').click();
  await expect(heading(page)).toHaveText('$80 paid');
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('My service in October');
  const listed = await runForecourt(['invoices', 'list', '--payments', '--site', yard.slug]);
  expect(listed.stdout).toContain('INV-NOBODYS (not matched)');
  const payment = /^(P-\w+) .*INV-NOBODYS/m.exec(listed.stdout)?.[1] ?? '';
  const match = () => runForecourt(['invoices', 'match', payment, theirs, '--site', yard.slug]);
  expect(await match()).toMatchObject({ code: 0, stdout: `It now counts towards ${theirs}: $332.50 left to pay.\n` });
  const again = await match();
  expect(again.code).toBe(1);
  expect(again.stderr).toContain(`It is matched with ${theirs} already.`);
});

test('R5 part of an invoice is paid: the button says how much, and the rest stays to pay', async ({ page }) => {
  const number = await aFoundInvoice(page);
  await expect(page.getByText('You can pay part of it: anything from $1 to $412.50.')).toBeVisible();
  await page.getByLabel('Amount').fill('200');
  await expect(payButton(page, '$200')).toBeVisible();
  await typeContact(page);
  await typeCard(page, CARDS.good);
  await payButton(page, '$200').click();
  await expect(heading(page)).toHaveText('$200 paid');
  await findNumber(page, yard.slug, number);
  await expect(status(page)).toContainText('$212.50 to pay.');
});

test('R5 more than is left, less than a dollar and an amount that was changed by hand are refused', async ({
  page,
  tolerate,
}) => {
  tolerate(REFUSED);
  await aFoundInvoice(page);
  await typeContact(page);
  for (const [amount, message] of [
    ['412.51', 'Pay at most $412.50.'],
    ['0.50', 'Pay at least $1.'],
    ['-3', 'Enter an amount like 412.50.'],
  ] as const) {
    await page.getByLabel('Amount').fill(amount);
    const card = page.getByLabel('Card number', { exact: true });
    if ((await card.count()) > 0) await typeCard(page, CARDS.good);
    await page.getByRole('button', { name: /^(?:Pay \$|Continue)/ }).click();
    await expect(page.getByRole('alert').first()).toContainText(message);
  }
  await page.getByLabel('Amount').fill('412.50');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(payButton(page, '$412.50')).toBeVisible();
  await page.locator('[name=total_cents]').evaluate((input: HTMLInputElement) => {
    input.value = '100';
  });
  await typeCard(page, CARDS.good);
  await payButton(page, '$412.50').click();
  await expect(page.getByRole('alert').first()).toContainText('That comes to $412.50. Nothing has been charged yet.');
});

test('R5 a bank’s no charges nothing, and another card works', async ({ page, tolerate }) => {
  tolerate(REFUSED);
  await aFoundInvoice(page);
  await typeContact(page);
  await typeCard(page, CARDS.declined);
  await payButton(page, '$412.50').click();
  await expect(page.getByRole('alert').first()).toContainText('Your bank declined this card. Nothing was charged.');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(/priya/);
  await expect(page.getByLabel('Card number', { exact: true })).toHaveValue('');
  await typeCard(page, CARDS.good);
  await payButton(page, '$412.50').click();
  await expect(heading(page)).toHaveText('$412.50 paid');
});

test('R5 the bank asks on a page of its own; its no leads back to the form with what was typed', async ({ page }) => {
  const number = await aFoundInvoice(page);
  await typeContact(page);
  await typeCard(page, CARDS.secure);
  await payButton(page, '$412.50').click();
  await expect(heading(page)).toHaveText('Confirm with your bank');
  await expect(page.getByText(`asking for $412.50 for ${number}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Don’t approve' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Your bank declined this card.');
  await expect(page.getByLabel('First name')).toHaveValue('Priya');
  await typeCard(page, CARDS.secure);
  await payButton(page, '$412.50').click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(heading(page)).toHaveText('$412.50 paid');
});

test('R5 while the bank is late nothing is said to have failed, and the receipt comes by itself', async ({ page }) => {
  const number = await aFoundInvoice(page);
  await typeContact(page);
  await typeCard(page, CARDS.late);
  await payButton(page, '$412.50').click();
  await expect(heading(page)).toHaveText('We’re checking with your bank');
  // The same invoice in another tab finds the payment that is under way.
  const tab = await page.context().newPage();
  await findNumber(tab, yard.slug, number);
  await typeContact(tab);
  await typeCard(tab, CARDS.good);
  await payButton(tab, '$412.50').click();
  await expect(heading(tab)).toHaveText(/We’re checking with your bank|\$412\.50 paid/);
  await expect(heading(page)).toHaveText('$412.50 paid', { timeout: 30_000 });
  const shown = await runForecourt(['invoices', 'show', number, '--site', yard.slug, '--json']);
  expect((JSON.parse(shown.stdout) as { payments: unknown[] }).payments).toHaveLength(1);
});

test('R5 a stock number is paid towards by whoever is not signed in, with the surcharge before the button', async ({ page }) => {
  await findNumber(page, open.slug, 'k100');
  await expect(status(page)).toHaveText('We’ll match it when it arrives.');
  await page.getByLabel('Amount').fill('500');
  await typeContact(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const rows = async () => (await page.locator('dl.sum > div').allInnerTexts()).map((row) => row.replace(/\s+/g, ' '));
  expect(await rows()).toEqual(['Amount $500.00', 'Card surcharge, 1.25% $6.25', 'Total $506.25']);
  await page.getByLabel('Amount').fill('1,000');
  expect(await rows()).toEqual(['Amount $1,000.00', 'Card surcharge, 1.25% $12.50', 'Total $1,012.50']);
  await bothWidths(page);
  await typeCard(page, CARDS.good);
  await payButton(page, '$1,012.50').click();
  await expect(heading(page)).toHaveText('$1,012.50 paid');
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('$12.50');
});

test('R5 a file with a wrong line changes nothing and names the lines; cancelled, an invoice asks for nothing', async ({
  page,
}) => {
  const phone = aMobile();
  const refused = await importLines(
    yard.slug,
    'number,for,total,phone',
    `INV-CLI-1,Service,100,${phone}`,
    'INV-CLI-2,,50,',
    `inv-cli-1,Again,100,${phone}`,
    'INV-CLI-3,Service,-5,nonsense',
  );
  expect(refused.code).toBe(1);
  for (const line of ['line 3: what it is for', 'line 4: the number inv-cli-1 is on line 2', 'line 5: the total must be'])
    expect(refused.stderr).toContain(line);
  const list = () => runForecourt(['invoices', 'list', '--site', yard.slug, '--json']);
  expect((await list()).stdout).not.toContain('INV-CLI');
  expect(await importLines(yard.slug, 'number,for,total,phone', `INV-CLI-1,Service,100,${phone}`)).toMatchObject({ code: 0 });
  expect(await importLines(yard.slug, 'number,for,total,phone', `inv-cli-1,Big service,150,${phone}`)).toMatchObject({
    stdout: '0 added, 1 changed.\n',
  });
  await signedIn(page.context(), yard.slug, phone);
  await findNumber(page, yard.slug, 'INV-CLI-1');
  await expect(status(page)).toContainText('Invoice inv-cli-1, Big service, $150 to pay.');
  expect(await runForecourt(['invoices', 'cancel', 'INV-CLI-1', '--site', yard.slug])).toMatchObject({ code: 0 });
  await page.reload();
  await expect(status(page)).toHaveText('inv-cli-1 was cancelled. There is nothing to pay.');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R5 an invoice is paid by plain forms, and a changed amount is shown before it is charged', async ({ page }) => {
    await aFoundInvoice(page);
    await typeContact(page);
    await page.getByLabel('Amount').fill('100');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Priya');
    await typeCard(page, CARDS.good);
    await payButton(page, '$100').click();
    await expect(heading(page)).toHaveText('$100 paid');
  });

  test('R5 an amount that was typed over and not updated charges nobody until its sum was shown', async ({ page, tolerate }) => {
    tolerate(REFUSED);
    await aFoundInvoice(page);
    await typeContact(page);
    await page.getByLabel('Amount').fill('100');
    await typeCard(page, CARDS.good);
    await payButton(page, '$412.50').click();
    await expect(page.getByRole('alert').first()).toContainText(
      'That comes to $100. Nothing has been charged yet. Check it, then pay.',
    );
    await typeCard(page, CARDS.good);
    await payButton(page, '$100').click();
    await expect(heading(page)).toHaveText('$100 paid');
  });
});
