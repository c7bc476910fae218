import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { fillPerson, openAsk, readyForm, SAM } from '#tests/e2e/fill-form.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { holdRequests } from '#tests/e2e/hold-requests.ts';

const FORM_CODE = /\/assets\/lead-form\.island-/;
const CONTACT = `${site('harbour')}/contact-us`;
const contactForm = (page: Page) => page.getByRole('main').locator('fc-island:defined form');

test('L8 a form that is sent before its code has arrived is sent once the code is there, as the visitor filled it in', async ({
  page,
}) => {
  const goOn = await holdRequests(page, FORM_CODE);
  await page.goto(CONTACT);
  const form = contactForm(page);
  await fillPerson(form);
  await form.getByLabel('Comments').fill('In a hurry');
  const sent = page.waitForRequest('**/api/leads');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(CONTACT);
  goOn();
  expect((await sent).postDataJSON()).toMatchObject({ ...SAM, message: 'In a hurry' });
  await expect(page).toHaveURL(/\/success\?form=contact/);
});

test('L8 a form whose code does not load is sent all the same, and comes back with what was typed if it is wrong', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|did not start|422/);
  await page.route(FORM_CODE, (route) => route.abort());
  await page.goto(CONTACT);
  const form = contactForm(page);
  await fillPerson(form, { name: SAM.name });
  await form.getByLabel('Comments').fill('Without its code');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toContainText('Please enter your email address.');
  await expect(form.getByLabel('Comments')).toHaveValue('Without its code');
  await fillPerson(form);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/success\?form=contact/);
});

test('L7.1 what is typed before the code arrives stays, also over what the server sent back', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED|did not start|422/);
  await page.route(FORM_CODE, (route) => route.abort());
  await page.goto(CONTACT);
  const form = contactForm(page);
  await form.getByLabel('Comments').fill('First words');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await page.unroute(FORM_CODE);
  const goOn = await holdRequests(page, FORM_CODE);
  await page.reload();
  await fillPerson(form);
  await form.getByLabel('Comments').fill('Better words');
  goOn();
  await expect(page.locator('form[data-ready]')).toBeVisible();
  await expect(form.getByLabel('Comments')).toHaveValue('Better words');
  await expect(form.getByLabel('First name')).toHaveValue(SAM.name);
  await expect(form.getByLabel('Comments')).toBeFocused();
});

test('L6.1 an amount that is pressed before the code arrives is filled in', async ({ page }) => {
  const goOn = await holdRequests(page, FORM_CODE);
  await page.goto(`${site('harbour')}/finance-enquiry`);
  await page.getByRole('button', { name: '$25,000' }).click();
  goOn();
  await expect(page.getByLabel('Budget')).toHaveValue('25,000');
});

test('L10.2 a form in one tab is filled in with what was sent in another, and never over what was typed', async ({
  page,
  context,
}) => {
  await page.goto(CONTACT);
  await contactForm(page).getByLabel('First name').fill('Alex');
  const other = await context.newPage();
  await other.goto(CONTACT);
  const form = await readyForm(other);
  await fillPerson(form);
  await form.getByLabel('Comments').fill('From the other tab');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(other).toHaveURL(/\/success/);
  await expect(contactForm(page).getByLabel('First name')).toHaveValue('Alex');
  const [car = ''] = await vehicleLinks('harbour', '/search/used-cars');
  await page.goto(site('harbour') + car);
  const dialog = await openAsk(page, 'Enquire Now');
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(SAM.email);
});

test('L10.2 a form is filled in without its code, which is fetched when someone uses it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (FORM_CODE.test(request.url())) fetched.push(request.url());
  });
  await page.addInitScript((details) => localStorage.setItem('forecourt.details', JSON.stringify(details)), SAM);
  await page.goto(CONTACT);
  const email = contactForm(page).getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveValue(SAM.email);
  expect(fetched).toEqual([]);
  await email.focus();
  await expect.poll(() => fetched.length).toBe(1);
});

test('L8 where the browser’s storage is full a form is sent all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(CONTACT);
  const form = await readyForm(page);
  await fillPerson(form);
  await form.getByLabel('Comments').fill('No room');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/success\?form=contact/);
});

test('V22.1 a form that is slow to come shows that it is on its way, and opens once it has come', async ({ page }) => {
  const goOn = await holdRequests(page, /\/enquire$/);
  const [car = ''] = await vehicleLinks('harbour', '/search/used-cars');
  await page.goto(site('harbour') + car);
  const button = page.getByRole('main').locator('a[aria-haspopup=dialog]').filter({ hasText: 'Enquire Now' }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  goOn();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(site('harbour') + car);
});

test('V22.1 where a form cannot be laid over the vehicle’s page its own page opens', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED/);
  await page.route(/\/enquire$/, (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
  const [car = ''] = await vehicleLinks('harbour', '/search/used-cars');
  await page.goto(site('harbour') + car);
  await page.getByRole('main').locator('a[aria-haspopup=dialog]').filter({ hasText: 'Enquire Now' }).first().click();
  await expect(page).toHaveURL(`${site('harbour')}${car}/enquire`);
});
