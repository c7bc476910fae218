import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLink } from '#tests/e2e/fetch-site.ts';
import { fillPerson, openAsk, readyForm, SAM } from '#tests/e2e/fill-form.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { aRow, type MadeSite, makeSite } from '#tests/e2e/make-site.ts';
import { recordEvents } from '#tests/e2e/recorded-events.ts';

test.describe.configure({ mode: 'default' });

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await makeSite('asked');
  await yard.stock([
    aRow({ stocknum: 'A', model: 'Alpha' }),
    aRow({ stocknum: 'G', model: 'Gamma', status: 'sold', sold: true, sold_date: new Date().toISOString() }),
  ]);
  await expect.poll(async () => (await fetchSite(yard.slug, '/search/mazda')).text).toContain('Alpha');
});
const openCar = async (page: Page, model = 'alpha') => {
  await page.goto(site(yard.slug) + (await vehicleLink(yard.slug, model)));
  return page.getByRole('main');
};
const openDialog = async (page: Page, name = 'Enquire Now') => {
  await openCar(page);
  return openAsk(page, name);
};

test('V22.1 the enquiry opens over the vehicle’s page and carries the vehicle; closed and opened again, what was typed is there', async ({
  page,
}) => {
  const dialog = await openDialog(page);
  await expect(dialog).toContainText('2022 Mazda Alpha');
  await dialog.getByLabel('Comments').fill('Half a question');
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const button = page.getByRole('main').getByRole('link', { name: 'Enquire Now' }).first();
  await expect(button).toBeFocused();
  await button.click();
  await expect(dialog.getByLabel('Comments')).toHaveValue('Half a question');
});

test('L7.1 what is wrong stands in a focused summary with ways to the fields, and beside each field', async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  const summary = dialog.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please fix the following errors:');
  await expect(summary.getByRole('listitem')).toHaveText([
    'Please enter your first name.',
    'Please enter your email address.',
    'Please enter your phone number.',
    'Please enter your comments.',
  ]);
  await summary.getByRole('link', { name: 'Please enter your phone number.' }).click();
  const phone = dialog.getByRole('textbox', { name: 'Phone' });
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription('Please enter your phone number.');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await axe(page);
});

test('L9, X1.10 a sent enquiry leads to the thanks and tells analytics 22 with the visitor’s details', async ({ page }) => {
  const events = await recordEvents(page);
  const dialog = await openDialog(page);
  await fillPerson(dialog);
  await dialog.getByLabel('Comments').fill('Is it still there?');
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/success\?form=enquiry&car=2022-mazda-alpha[^&]*&lead=[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your enquiry' })).toBeVisible();
  expect(events).toContainEqual(expect.objectContaining({ event_id: 22, user_data: SAM }));
});

test('L8.1 while it is under way the button turns a spinner and takes no second press', async ({ page }) => {
  const dialog = await openDialog(page);
  await fillPerson(dialog);
  await dialog.getByLabel('Comments').fill('Slowly');
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/leads', async (route) => {
    await held;
    await route.continue();
  });
  const button = dialog.getByRole('button', { name: /^Send enquiry/ });
  await button.click();
  await expect(button).toBeDisabled();
  await expect(button.locator('.spinner')).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/success/);
});

test('L8.3, L8.4 a failure of the vehicle’s enquiry is told on the form, what was typed stays, and sending again is the same lead', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource|ERR_FAILED/);
  const dialog = await openDialog(page);
  await fillPerson(dialog);
  await dialog.getByLabel('Comments').fill('Once more');
  const keys: (string | undefined)[] = [];
  await page.route('**/api/leads', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) await route.abort();
    else await route.continue();
  });
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(dialog.getByRole('alert').getByText('An unexpected error occured', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('Check your connection and send it again.');
  await expect(dialog.getByLabel('Comments')).toHaveValue('Once more');
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/success/);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('L7.2, L8.3 a failure of the vehicle’s enquiry is told in the server’s words where it has any', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource/);
  const dialog = await openDialog(page);
  await fillPerson(dialog);
  await dialog.getByLabel('Comments').fill('Too often');
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 429, contentType: 'application/problem+json', body: '{"detail":"That’s a lot at once."}' }),
  );
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('That’s a lot at once.');
});

test('L8.2 a failure of a site’s form says so, with the server’s words', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource/);
  await page.goto(`${site('harbour')}/contact-us`);
  const form = await readyForm(page);
  await fillPerson(form);
  await form.getByLabel('Comments').fill('Hello');
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"detail":"Please try again in a moment."}' }),
  );
  await form.getByRole('button', { name: 'Send message' }).click();
  const alert = form.getByRole('alert');
  await expect(alert).toContainText('An error occurred when submitting this form');
  await expect(alert).toContainText('Please try again in a moment.');
  await expect(form.getByLabel('Comments')).toHaveValue('Hello');
});

test('L10.2 who sent a form finds the next one filled in, and the page itself holds nothing of it', async ({ page }) => {
  const dialog = await openDialog(page);
  await fillPerson(dialog);
  await dialog.getByLabel('Last name').fill('Lee');
  await dialog.getByLabel('Comments').fill('Remember me');
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/success/);
  const path = `${await vehicleLink(yard.slug, 'alpha')}/test-drive`;
  const answer = await page.goto(site(yard.slug) + path);
  expect(await answer?.text()).not.toContain(SAM.email);
  const form = await readyForm(page);
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(SAM.email);
  await expect(form.getByLabel('Last name')).toHaveValue('Lee');
  await expect(form.getByLabel('Comments')).toHaveValue('');
});

test('X2.1 the pages of the visit and the link it began with go with the lead', async ({ page }) => {
  await page.goto(`${site(yard.slug)}/?utm_source=paper&utm_campaign=spring&colour=red`);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('forecourt.pages'))).toBe('["/"]');
  const dialog = await openDialog(page);
  await fillPerson(dialog);
  await dialog.getByLabel('Comments').fill('From the paper');
  const sent = page.waitForRequest('**/api/leads');
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({
    page_id: expect.stringMatching(/^\/cars\/2022-mazda-alpha/),
    lead_attributes: {
      visited_pages: ['/', expect.stringMatching(/^\/cars\/2022-mazda-alpha/)],
      linked_query_params: { utm_source: 'paper', utm_campaign: 'spring' },
    },
  });
});

test('V8 a vehicle that was sold is asked after as something similar', async ({ page }) => {
  const main = await openCar(page, 'gamma');
  await expect(main.getByRole('link', { name: 'Book a test drive' })).toHaveCount(0);
  const dialog = await openAsk(page, 'Find Me Something Similar');
  await fillPerson(dialog);
  await dialog.getByLabel('Comments').fill('One like it, please');
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/success\?form=enquiry/);
});

test('V12.1 a vehicle without photos offers to send some; no comments are needed', async ({ page }) => {
  const dialog = await openDialog(page, 'Request photos');
  await expect(dialog.locator('input[type=hidden][name=request]')).toHaveValue('Please send photos for this car');
  await fillPerson(dialog);
  await dialog.getByRole('button', { name: 'Request photos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, photos are on their way' })).toBeVisible();
});

test('L3.3 the field that people leave empty is seen by nobody and reached by no key', async ({ page }) => {
  const dialog = await openDialog(page);
  const decoy = dialog.locator('[name=company_website]');
  await expect(decoy).toHaveAttribute('tabindex', '-1');
  expect(await decoy.evaluate((field) => field.closest('[aria-hidden=true]') !== null)).toBe(true);
  expect((await dialog.locator('.decoy').boundingBox())?.width).toBeLessThanOrEqual(1);
});

test('L6.1 a budget is set apart as it is typed, and one press picks another', async ({ page }) => {
  await page.goto(`${site('harbour')}/finance-enquiry`);
  await readyForm(page);
  const budget = page.getByLabel('Budget');
  await budget.pressSequentially('123456');
  await expect(budget).toHaveValue('123,456');
  await page.getByRole('button', { name: '$25,000' }).click();
  await expect(budget).toHaveValue('25,000');
});

test('L16.1, L16.2 the enquiry in steps goes on to its last step, stays there on a failure, and ends with the thanks', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource/);
  await page.goto(`${site('summit')}/enquire`);
  const form = await readyForm(page);
  await expect(form).toContainText('Step 1 of 2');
  await form.getByLabel('Make').fill('Toyota');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form).toContainText('Step 2 of 2');
  await fillPerson(form);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByRole('alert')).toContainText('Please choose a dealership.');
  await form.getByLabel('Dealership').selectOption('summit-geelong');
  await page.route('**/api/leads', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 });
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByRole('alert')).toContainText('An error occurred when submitting this form');
  await expect(form).toContainText('Step 2 of 2');
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByLabel('Make')).toHaveValue('Toyota');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(SAM.email);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/success\?form=multi-step-enquiry/);
});
