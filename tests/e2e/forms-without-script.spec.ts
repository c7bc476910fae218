import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { aWednesday, fillPerson, SAM } from '#tests/e2e/fill-form.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';

const FORMS = [
  ['harbour', '/contact-us'],
  ['harbour', '/service'],
  ['harbour', '/careers'],
  ['harbour', '/finance-enquiry'],
  ['harbour', '/vehicle-parts-and-accessories'],
  ['summit', '/fleet'],
  ['summit', '/enquire'],
  ['summit', '/service-request'],
  ['coastline-mg', '/contact'],
  ['redgum', '/book-test-drive'],
  ['swiftlane', '/contact-us'],
] as const;

for (const [slug, path] of FORMS)
  test(`W2, L8 the form at ${path} of ${slug} says what happens to the data, and is fit for everyone on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site(slug) + path);
    const form = page.getByRole('main').locator('form');
    await expect(form.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy');
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

test('L1 no form’s page holds a key: each browser makes its own', async () => {
  for (const [slug, path] of FORMS) expect((await fetchSite(slug, path)).text).not.toMatch(/idempotency/i);
});

test('P9, N4 every site has its contact, service and test drive pages, its privacy policy and its terms', async () => {
  for (const slug of ['harbour', 'summit', 'coastline-mg', 'redgum', 'swiftlane']) {
    const contact = slug === 'coastline-mg' ? '/contact' : '/contact-us';
    // Its brand books services elsewhere (L13).
    const service = slug === 'coastline-mg' ? 302 : 200;
    expect([slug, (await fetchSite(slug, '/service')).status]).toEqual([slug, service]);
    for (const path of [contact, '/book-test-drive', '/book-test-drive/', '/privacy-policy', '/terms-and-conditions'])
      expect([slug, path, (await fetchSite(slug, path)).status]).toEqual([slug, path, 200]);
    const { text } = await fetchSite(slug, '/privacy-policy');
    for (const promise of ['within 7 days', 'within 30 days', 'within 14 days']) expect(text).toContain(promise);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('L7.1 a form that is wrong comes back with what was typed, and says what to put right', async ({ page, tolerate }) => {
    tolerate(/422/);
    await page.goto(`${site('swiftlane')}/contact-us`);
    const form = page.getByRole('main').locator('form');
    await fillPerson(form, { name: '<b>Sam</b>', email: 'sam' });
    await form.getByLabel('Comments').fill('Two\nlines');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await form.getByRole('button', { name: 'Send message' }).click();
    expect((await answer).status()).toBe(422);
    expect((await answer).headers()['cache-control']).toBe('no-store');
    await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([
      'Please enter an email address such as sam@example.com.',
      'Please enter your phone number.',
      '* You must agree to the terms of use before submitting the form.',
    ]);
    await expect(form.getByLabel('First name')).toHaveValue('<b>Sam</b>');
    await expect(form.getByLabel('Comments')).toHaveValue('Two\nlines');
    await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription('Please enter your phone number.');
  });

  test('L8 an enquiry is sent from its own page, and nothing personal stands in the address of the thanks', async ({ page }) => {
    const [car = ''] = await vehicleLinks('harbour', '/search/used-cars');
    await page.goto(site('harbour') + car);
    await page.getByRole('main').getByRole('link', { name: 'Enquire Now' }).first().click();
    await expect(page).toHaveURL(`${site('harbour')}${car}/enquire`);
    const form = page.getByRole('main').locator('form');
    await fillPerson(form);
    await form.getByLabel('Comments').fill('Without script');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(/\/success\?form=enquiry&car=[^&]+&lead=[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your enquiry' })).toBeVisible();
    await expect(page.getByText('Monday to Friday').first()).toBeVisible();
  });

  test('L12 the steps of a service booking come one after the other, and back keeps what was typed', async ({ page }) => {
    await page.goto(`${site('harbour')}/service`);
    const form = page.getByRole('main').locator('form');
    await fillPerson(form);
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(form).toContainText('Step 2 of 3');
    await form.getByLabel('Make').fill('Mazda');
    await form.getByRole('button', { name: 'Back' }).click();
    await expect(form).toContainText('Step 1 of 3');
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(SAM.email);
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(form.getByLabel('Make')).toHaveValue('Mazda');
    await form.getByLabel('Model').fill('CX-5');
    await form.getByLabel('Year').fill('2021');
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByLabel('Service interval').selectOption('15,000km or 12 months');
    await form.getByLabel('Preferred service date').fill(aWednesday());
    await form.getByRole('textbox', { name: 'Preferred time' }).fill('early');
    await form.getByRole('button', { name: 'Book service' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for booking a service' })).toBeVisible();
  });

  test('a page without a form takes nothing that is sent to it', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await fetchSite('harbour', '/privacy-policy', { method: 'POST', headers, body: 'form=contact' });
    expect(status).toBe(405);
  });
});
