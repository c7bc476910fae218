import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { aWednesday, fillPerson, readyForm } from '#tests/e2e/fill-form.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';

async function openService(page: Page, slug: string, path = '/service') {
  await page.goto(site(slug) + path);
  return readyForm(page);
}

test('L12.3, L12.4 a service is booked in three steps that each save, and going back keeps what was typed', async ({ page }) => {
  const form = await openService(page, 'harbour');
  await expect(form).toContainText('Step 1 of 3');
  await fillPerson(form);
  const saved = page.waitForResponse('**/api/leads');
  await form.getByRole('button', { name: 'Continue' }).click();
  const { lead_id: lead } = (await (await saved).json()) as { lead_id: string };
  await expect(form).toContainText('Step 2 of 3');
  await expect(form.getByText('Vehicle Details').last()).toBeFocused();
  await form.getByLabel('Make').fill('Mazda');
  await form.getByLabel('Model').fill('CX-5');
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByLabel('First name')).toHaveValue('Sam');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByLabel('Make')).toHaveValue('Mazda');
  await form.getByLabel('Year').fill('2021');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form).toContainText('Step 3 of 3');
  await form.getByRole('button', { name: 'Book service' }).click();
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([
    'Please choose a service interval.',
    'Please choose a date.',
  ]);
  await axe(page);
  await form.getByLabel('Service interval').selectOption('15,000km or 12 months');
  await form.getByLabel('Preferred service date').fill(aWednesday());
  const last = page.waitForRequest('**/api/leads');
  await form.getByRole('button', { name: 'Book service' }).click();
  expect((await last).postDataJSON()).toMatchObject({ lead_id: lead, step: 2, lead_status: 'Complete', form_completed: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for booking a service' })).toBeVisible();
  await expect(page.getByText('CX-5')).toBeVisible();
});

test('L12.3 Enter in a field of a later step goes on, not back', async ({ page }) => {
  const form = await openService(page, 'harbour');
  await fillPerson(form);
  await form.getByLabel('First name').press('Enter');
  await expect(form).toContainText('Step 2 of 3');
  await form.getByLabel('Make').fill('Mazda');
  await form.getByLabel('Model').fill('CX-5');
  await form.getByLabel('Year').fill('2021');
  await form.getByLabel('Year').press('Enter');
  await expect(form).toContainText('Step 3 of 3');
});

test('L18.1 the state of a registration starts at qld', async ({ page }) => {
  const form = await openService(page, 'harbour');
  await expect(form.locator('[name="Vehicle State"]')).toHaveValue('qld');
});

test('L18.1 or where the site has it start', async ({ page }) => {
  const form = await openService(page, 'redgum');
  await expect(form.locator('[name="Vehicle State"]')).toHaveValue('vic');
});

test('L12.2 the minimal booking finds the vehicle by its registration, and does not go on without it', async ({ page }) => {
  const form = await openService(page, 'summit', '/service-request');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText(['Please complete the form step before proceeding']);
  await form.getByLabel('Rego').fill('sample1');
  await form.getByRole('button', { name: 'Find my vehicle' }).click();
  await expect(form.getByRole('status').first()).toHaveText('Found: 2019 Toyota Corolla');
  await expect(form.getByLabel('Model')).toHaveValue('Corolla');
  await form.getByRole('button', { name: 'Continue' }).click();
  await fillPerson(form);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form).toContainText('Step 3 of 3');
  await form.getByLabel('Service interval').selectOption('15,000km or 12 months');
  await form.getByLabel('Preferred service date').fill(aWednesday());
  await form.getByRole('button', { name: 'Book service' }).click();
  await expect(form.getByRole('alert')).toContainText('Please choose a dealership.');
  await form.getByLabel('Dealership').selectOption('summit-toyota');
  await form.getByRole('button', { name: 'Book service' }).click();
  await expect(page).toHaveURL(/\/success\?form=service-minimal/);
});

test('L12 a registration that the register does not have is told, and the details can be typed', async ({ page, tolerate }) => {
  tolerate(/404/);
  const form = await openService(page, 'summit', '/service-request');
  await form.getByLabel('Rego').fill('NOSUCH1');
  await form.getByRole('button', { name: 'Find my vehicle' }).click();
  await expect(form.getByRole('status').first()).toHaveText(/^We couldn’t find that rego\./);
});

test('L12.1, L12.6 contact and order alone where the site has it so; the free ride goes with a routine service only', async ({
  page,
}) => {
  const form = await openService(page, 'swiftlane');
  await expect(form).toContainText('Step 1 of 2');
  await fillPerson(form);
  await form.getByLabel('I agree to the terms of use').check();
  await form.getByRole('button', { name: 'Continue' }).click();
  const ride = form.getByLabel('I’d like a free ride within 8 km while you have my car');
  await expect(ride).toBeHidden();
  await form.getByLabel('Service type').selectOption('Repair');
  await expect(ride).toBeHidden();
  await form.getByLabel('Service type').selectOption('Routine service');
  await expect(ride).toBeVisible();
  await form.getByLabel('Service interval').selectOption('Complimentary (3,000km or 3 months)');
  await expect(ride).toHaveCount(0);
  await form.getByLabel('Service interval').selectOption('15,000km or 12 months');
  await expect(ride).toBeVisible();
});
