import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fillPerson, readyForm } from '#tests/e2e/fill-form.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';

test('L14 on a developer’s machine a sent message is listed and can be read', async ({ page }) => {
  await page.goto(`${site('harbour')}/contact-us`);
  const form = await readyForm(page);
  const name = `Mailbox${Date.now()}`;
  await fillPerson(form, { name, email: `${name}@shopper.example`.toLowerCase(), phone: '0491 570 156' });
  await form.getByLabel('Comments').fill('Is the yard open on Sunday?');
  await form.getByRole('button', { name: /send/i }).click();
  await expect(page).toHaveURL(/\/success/);
  // The worker takes the message to the mailbox a moment later.
  const mail = page.getByRole('main').getByRole('link').filter({ hasText: name }).first();
  await expect(async () => {
    await page.goto(`${site('harbour')}/__mail`);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await axe(page);
  await mail.click();
  const open = page.getByRole('main').getByRole('article');
  await expect(open.getByRole('heading', { level: 2 })).toContainText(name);
  await expect(open.getByText('Is the yard open on Sunday?').first()).toBeVisible();
  await axe(page);
});
