import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fillPerson, readyForm } from '#tests/e2e/fill-form.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { recordEvents } from '#tests/e2e/recorded-events.ts';

async function openCareers(page: Page) {
  await page.goto(`${site('harbour')}/careers`);
  const form = await readyForm(page);
  await fillPerson(form);
  await form.getByLabel('Last name').fill('Lee');
  await form.getByLabel('Comments').fill('I sell cars well.');
  return form;
}
const aFile = (name: string, content: string) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });

test('L9, X1.10 an application with a résumé is taken, and is event 51', async ({ page }) => {
  const events = await recordEvents(page);
  const form = await openCareers(page);
  await form.getByLabel('Résumé').setInputFiles(aFile('sam.pdf', '%PDF-1.7 sample'));
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your application' })).toBeVisible();
  await expect(page.getByText('sam.pdf')).toBeVisible();
  expect(events.map((one) => one.event_id)).toEqual([51]);
});

test('L9.1 Careers Enquiry chosen on the contact form is event 51', async ({ page }) => {
  const events = await recordEvents(page);
  await page.goto(`${site('summit')}/contact-us`);
  const form = await readyForm(page);
  await fillPerson(form);
  await form.getByLabel('What’s it about?').selectOption('Careers Enquiry');
  await form.getByLabel('Dealership').selectOption({ index: 1 });
  await form.getByLabel('Comments').fill('I sell cars well.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your message' })).toBeVisible();
  expect(events.map((one) => one.event_id)).toEqual([51]);
});

test('L7 a file that is no document is refused beside its field, and what was typed stays', async ({ page, tolerate }) => {
  tolerate(/422/);
  const form = await openCareers(page);
  await form.getByLabel('Résumé').setInputFiles(aFile('sam.pdf', '<script>alert(1)</script>'));
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByLabel('Résumé')).toHaveAccessibleDescription(/Please attach a PDF or a Word document\./);
  await expect(form.getByLabel('Comments')).toHaveValue('I sell cars well.');
});
