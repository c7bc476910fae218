import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { fillPerson } from '#tests/e2e/fill-form.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { serverRun } from '#tests/e2e/server-run.ts';

const MAKER = site('coastline-mg');
const RECALL = 'R24-0612';
const main = (page: Page) => page.getByRole('main');

async function check(page: Page, vin: string): Promise<void> {
  await main(page).getByRole('textbox', { name: 'Your VIN' }).fill(vin);
  await main(page).getByRole('button', { name: 'Check my VIN' }).click();
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('E3 a VIN is on the list, not on it, or none, and the repair is booked with the model filled in', async ({ page }) => {
    await page.goto(`${MAKER}/pages/recall`);
    await check(page, 'lsjx samp xmz 004 321');
    await expect(main(page).getByText(`Yes, this VIN is on the list for recall ${RECALL}.`)).toBeVisible();
    await check(page, 'LSJXSAMPXMZ005169');
    await expect(main(page).getByText(`No, this VIN is not on our list for recall ${RECALL}.`)).toBeVisible();
    await check(page, 'LSJXSAMPXMZ00432O');
    await expect(main(page).getByText('That’s not a VIN.')).toBeVisible();
    await check(page, 'LSJXSAMPXMZ000001');
    await main(page).getByRole('link', { name: 'Book the repair' }).click();
    await expect(page).toHaveURL(/\/service-request\?model=hs$/);
    await fillPerson(main(page));
    await main(page).getByRole('button', { name: 'Continue' }).click();
    await expect(main(page).getByRole('textbox', { name: 'Make' })).toHaveValue('MG');
    await expect(main(page).getByRole('textbox', { name: 'Model' })).toHaveValue('HS');
  });
});

for (const width of [390, 1440])
  test(`E3, W2 the answer about a VIN has no violation at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const vin of ['LSJXSAMPXMZ000001', 'LSJXSAMPXMZ999999', 'no VIN']) {
      await page.goto(`${MAKER}/recall-check?${new URLSearchParams({ recall: RECALL, vin })}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await axe(page);
    }
  });

test('E3, J4 a VIN that was checked is kept nowhere: not by caches, not in the log, and it goes no further', async () => {
  const vin = 'LSJXSAMPXMZ003141';
  const { status, headers, text } = await fetchSite('coastline-mg', `/recall-check?recall=${RECALL}&vin=${vin}`);
  expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([200, 'no-store', 'strict-origin']);
  expect(text).toContain('is on the list');
  const log = () => readFileSync(serverRun().log, 'utf8');
  await expect.poll(() => log().includes('/recall-check')).toBe(true);
  expect(log()).not.toContain(vin);
});

test('E3 the list itself is on no page, and a recall that a site does not have is not found', async () => {
  const { text } = await fetchSite('coastline-mg', '/pages/recall');
  expect(text).toContain('Check my VIN');
  expect(text).not.toContain('005168');
  expect((await fetchSite('coastline-mg', '/recall-check?recall=REC-1&vin=LSJXSAMPXMZ000001')).status).toBe(404);
  expect((await fetchSite('harbour', `/recall-check?recall=${RECALL}&vin=LSJXSAMPXMZ000001`)).status).toBe(404);
});
