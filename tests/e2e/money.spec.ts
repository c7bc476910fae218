import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { holdRequests } from '#tests/e2e/hold-requests.ts';

/** The first vehicle of a site whose page has these words. */
async function vehicleWith(slug: string, words: string): Promise<string> {
  for (const href of await vehicleLinks(slug)) if ((await fetchSite(slug, href)).text.includes(words)) return site(slug) + href;
  throw new Error(`No vehicle of ${slug} has “${words}”.`);
}
const events = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: { event_id?: number }[] }).dataLayer?.map((event) => event.event_id) ?? []);
const calculator = (page: Page) => page.locator('#finance-calculator');

test('M7.1, X1.3 every change of the calculator counts at once, by field, slider and key, and event 26 comes once', async ({
  page,
}) => {
  await page.goto(await vehicleWith('harbour', 'Estimate your repayments'));
  const loan = calculator(page);
  await loan.scrollIntoViewIfNeeded();
  const paid = loan.getByRole('status').or(loan.locator('output')).first();
  const before = await paid.textContent();
  const amount = loan.getByRole('slider', { name: /^Amount/ });
  await amount.press('ArrowRight');
  await expect(paid).not.toHaveText(before ?? '');
  const more = await paid.textContent();
  const field = loan.getByRole('textbox', { name: /^Amount/ });
  await field.fill('$45,000.00');
  await field.press('Tab');
  await expect(paid).not.toHaveText(more ?? '');
  await expect(field).toHaveValue('45,000');
  await expect.poll(async () => (await events(page)).filter((id) => id === 26)).toHaveLength(1);
});

test('K2.2 beside the repayment stand both rates in the same size, with the warning', async ({ page }) => {
  await page.goto(await vehicleWith('harbour', 'Estimate your repayments'));
  const loan = calculator(page);
  const size = (text: RegExp) =>
    loan
      .getByText(text)
      .first()
      .evaluate((part) => getComputedStyle(part).fontSize);
  const repayment = await size(/^\$[\d,]+\/wk$/);
  expect(await size(/p\.a\. comparison rate$/)).toBe(repayment);
  expect(await size(/^\d+\.\d\d% p\.a\.$/)).toBe(repayment);
  await expect(loan.getByText(/may not include all fees and charges/).first()).toBeVisible();
  await axe(page);
});

test('M10.3 the market stands beside the price, and hides where it does not answer', async ({ page, tolerate }) => {
  tolerate(/503|autogauge|Price comparison/i);
  const car = await vehicleWith('harbour', 'Price comparison');
  await page.goto(car);
  const panel = page.getByRole('region', { name: 'Price comparison' });
  await expect(panel.getByText('Market range', { exact: true })).toBeVisible();
  await page.route('**/autogauge', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.goto(car);
  await expect(panel).toHaveCount(0);
});

test('M12.4 a postcode is answered with a price and a region; one that is none with the ledger’s words', async ({
  page,
  tolerate,
}) => {
  tolerate(/422/);
  await page.goto(await vehicleWith('harbour', 'Your postcode'));
  const field = page.getByRole('textbox', { name: 'Your postcode' });
  await field.scrollIntoViewIfNeeded();
  const ask = page.getByRole('button', { name: 'Estimate' });
  await ask.click();
  await expect(page.getByText('Please enter a postcode.')).toBeVisible();
  await field.fill('4000');
  await field.press('Enter');
  await expect(page.getByRole('main')).toContainText('Greater Brisbane');
  await field.fill('9999');
  await field.press('Enter');
  await expect(page.getByRole('main')).toContainText("Sorry, we can't provide an estimate for that location.");
});

test('M13.2 what fuel costs follows the distance at once', async ({ page }) => {
  await page.goto(await vehicleWith('harbour', 'Fuel cost'));
  const distance = page.getByRole('textbox', { name: /Weekly distance/ });
  await distance.scrollIntoViewIfNeeded();
  const use = Number(await page.getByRole('textbox', { name: /Fuel use/ }).inputValue());
  await distance.fill('1000');
  await expect(page.getByRole('main')).toContainText(`$${(10 * use * 1.7).toFixed(2)} a week`);
});

test('M4.5 the calculator of the finance page works without a vehicle, and has no violation', async ({ page }) => {
  await page.goto(`${site('harbour')}/finance`);
  const amount = page.getByRole('textbox', { name: /^Amount/ });
  await amount.fill('300000');
  await expect(page.getByText('Cannot be less than')).toBeVisible();
  await axe(page);
});

test('M8.6 a quote changes the estimate in every tab of the browser that asked for it, also an open one, and is asked for once', async ({
  page,
  context,
}) => {
  const car = await vehicleWith('swiftlane', '<fc-quote-request');
  const quoted = (tab: Page) => tab.getByRole('main').getByText('$77/wk').first();
  // The lender has no answer for the first tab.
  const open = await context.newPage();
  await open.route('**/api/youx/quote', (route) => route.fulfill({ status: 204 }));
  const refused = open.waitForResponse('**/api/youx/quote');
  await open.goto(car);
  await refused;
  let asked = 0;
  await context.route('**/api/youx/quote', (route) => {
    asked += 1;
    return route.fulfill({ json: { weeklyRepaymentAmount: 77, comparisonRate: 8.1, advertisedRate: 7.2 } });
  });
  await page.goto(car);
  await expect(quoted(page)).toBeVisible();
  await expect(quoted(open)).toBeVisible();
  const later = await context.newPage();
  await later.goto(car);
  await expect(quoted(later)).toBeVisible();
  expect(asked).toBe(1);
});

test('M8.6 a quote changes the estimates of cards that no code of ours renders, at once and on every later page', async ({
  page,
}) => {
  const car = await vehicleWith('swiftlane', '<fc-quote-request');
  await page.goto(car);
  const key = await page.locator('fc-quote-request').getAttribute('data-quote-key');
  const others = page.locator(`fc-estimate:not([data-quote-key="${key}"])`);
  const other = await others.first().getAttribute('data-quote-key');
  const card = page.locator(`fc-estimate[data-quote-key="${other}"]`).first();
  await expect(card).not.toContainText('$66/wk');
  await page.evaluate((known) => {
    const quote = { weeklyRepaymentAmount: 66, comparisonRate: 8.1, advertisedRate: 7.2 };
    localStorage.setItem('forecourt.quotes', JSON.stringify([[known, { quote, at: Date.now() }]]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'forecourt.quotes' }));
  }, other);
  await expect(card).toHaveText('$66/wk based on sample 7.20% p.a. 8.10% p.a. comparison rate');
  await page.reload();
  await expect(card).toHaveText('$66/wk based on sample 7.20% p.a. 8.10% p.a. comparison rate');
});

test('X1.3 a calculator that nobody touched counts nothing, and its figures are the server’s', async ({ page }) => {
  const address = await vehicleWith('harbour', 'Estimate your repayments');
  await page.goto(address);
  const loan = calculator(page);
  const sent = await loan.getByRole('textbox', { name: /^Amount/ }).inputValue();
  // A slider holds whole steps only, so its position is not always the amount it was sent with.
  await loan.scrollIntoViewIfNeeded();
  await expect(page.locator('fc-island[name=calculator]')).toHaveAttribute('data-awake');
  await expect(loan.getByRole('textbox', { name: /^Amount/ })).toHaveValue(sent);
  expect(await events(page)).not.toContain(26);
});

test('M7.1 what is moved before the calculator’s code is there counts', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/calculator[^/]*\.js/);
  await page.goto(await vehicleWith('harbour', 'Estimate your repayments'));
  const loan = calculator(page);
  const paid = loan.locator('output').first();
  const before = (await paid.textContent()) ?? '';
  await loan.getByRole('textbox', { name: /^Amount/ }).fill('45000');
  await loan.getByText('Monthly').click();
  await expect(paid).toHaveText(before);
  release();
  await expect(paid).toContainText('/mo');
  await expect(loan.getByRole('textbox', { name: /^Amount/ })).toHaveValue(/^45,?000$/);
});
