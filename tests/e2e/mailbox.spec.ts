import { expect } from '@playwright/test';
import { PROXY, site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';

test('L14 on a developer’s machine a sent message is listed and can be read', async ({ page }) => {
  const name = `Mailbox${Date.now()}`;
  const lead = { form: 'contact', name, last_name: 'Lee', email: 'sam@shopper.example', phone: '0491 570 156' };
  const { status } = await fetchSite('harbour', '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...lead, message: 'Is the yard open on Sunday?' }),
  });
  expect(status).toBe(201);
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

test('H10 the messages are shown to this machine only, whoever asked before', async () => {
  const asked = (client: string) =>
    fetchSite('harbour', '/__mail', { from: PROXY, headers: { 'x-forwarded-for': client } }).then(({ status }) => status);
  expect([await asked('127.0.0.1'), await asked('203.0.113.9'), await asked('127.0.0.1')]).toEqual([200, 404, 200]);
});
