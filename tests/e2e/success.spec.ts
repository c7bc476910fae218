import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { fillPerson, readyForm, SAM } from '#tests/e2e/fill-form.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';

test('H3.2, L8 whoever sent a form reads what they sent and to whom; anyone else only the thanks', async ({
  page,
  browser,
  tolerate,
}) => {
  tolerate(/404/);
  const [car = ''] = await vehicleLinks('harbour', '/search/used-cars');
  await page.goto(`${site('harbour')}${car}/enquire`);
  const form = await readyForm(page);
  await fillPerson(form);
  await form.getByLabel('Comments').fill('Is it <b>still</b> there?');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  const receipt = page
    .getByRole('region', { name: 'What you sent' })
    .or(page.getByRole('heading', { name: 'What you sent' }).locator('..'));
  await expect(receipt).toContainText('Harbour City Motors Newstead');
  await expect(receipt).toContainText(SAM.email);
  await expect(receipt).toContainText('Is it <b>still</b> there?');
  await expect(page.getByText(/^We (?:are open until|open (?:at|again))/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Other cars you may like' })).toBeVisible();
  await axe(page);
  const other = await browser.newContext();
  const theirs = await other.newPage();
  const refused = theirs.waitForResponse('**/api/leads/receipt');
  await theirs.goto(page.url());
  await expect(theirs.getByRole('heading', { level: 1, name: 'Thank you for your enquiry' })).toBeVisible();
  expect((await refused).status()).toBe(404);
  await expect(theirs.getByText('What you sent')).toHaveCount(0);
  await other.close();
});

test('the page of thanks says when the dealer is open, holds nothing personal and is not for search engines', async () => {
  const { status, text } = await fetchSite('harbour', '/success?form=contact&lead=0b0b0b0b-0000-4000-8000-000000000000');
  expect(status).toBe(200);
  expect(text).toContain('Thank you for your message');
  expect(text).toContain('8.30 am to 5.30 pm');
  expect(text).toContain('noindex');
  expect(text).not.toContain('0b0b0b0b');
});

test('any form’s name, and none, makes a page of thanks', async () => {
  for (const query of ['', '?form=nothing', '?form=__proto__', '?form=enquiry&car=no-such-car']) {
    const { status, text } = await fetchSite('harbour', `/success${query}`);
    expect([query, status]).toEqual([query, 200]);
    expect(text).toContain('Thank you');
  }
});
