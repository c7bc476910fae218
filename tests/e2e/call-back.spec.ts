import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fillPerson, readyForm } from '#tests/e2e/fill-form.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';

for (const slug of ['harbour', 'redgum'])
  test(`L3.2 on ${slug} a call back is asked for by SMS, and the thanks say so`, async ({ page }) => {
    await page.goto(`${site(slug)}/call-me-back`);
    const form = await readyForm(page);
    await expect(form.getByRole('radio', { name: 'Phone' })).toBeChecked();
    await fillPerson(form);
    await form.getByRole('radio', { name: 'SMS' }).check();
    await form.getByLabel('When suits you best?').selectOption('Evening');
    await form.getByRole('button', { name: 'Call me back' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we’ll be in touch' })).toBeVisible();
    for (const words of ['SMS', 'Evening']) await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
  });

test('W2 the footer leads to the form for a call back, and it has no accessibility violation', async ({ page }) => {
  await page.goto(site('harbour'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Call me back' }).click();
  await readyForm(page);
  await axe(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('L3.2 a call back is asked for without script', async ({ page }) => {
    await page.goto(`${site('redgum')}/call-me-back`);
    const form = page.getByRole('main').locator('form');
    await fillPerson(form);
    await form.getByRole('radio', { name: 'Email' }).check();
    await form.getByRole('button', { name: 'Call me back' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we’ll be in touch' })).toBeVisible();
  });
});
