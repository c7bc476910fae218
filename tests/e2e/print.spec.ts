import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLink } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { readPdf } from '#tests/factories/read-pdf.ts';

async function openCar(page: Page) {
  const path = await vehicleLink('harbour', 'ford-ranger');
  await page.goto(`${site('harbour')}${path}`);
  return { slug: path.replace('/cars/', ''), print: page.getByRole('link', { name: 'Print', exact: true }) };
}
const events = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: { event_id: number }[] }).dataLayer?.map((one) => one.event_id) ?? []);

test('V18 the PDF of a vehicle is one page, named after it, with a link to its page', async () => {
  const path = await vehicleLink('harbour', 'mazda-cx-5');
  const { status, headers, bytes } = await fetchSite('harbour', `${path}.pdf`);
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="${path.slice('/cars/'.length)}.pdf"`,
  ]);
  const { pages, images, links, text } = readPdf(bytes);
  expect([pages, images, links]).toEqual([1, 1, [`${site('harbour')}${path}`]]);
  expect(text).toContain('Mazda CX-5');
});

test('V18 who has the sheet already is told that it is the same, and a vehicle that is not there has none', async () => {
  const path = await vehicleLink('harbour', 'mazda-cx-5');
  const { headers } = await fetchSite('harbour', `${path}.pdf`);
  const again = await fetchSite('harbour', `${path}.pdf`, { headers: { 'if-none-match': headers.etag ?? '' } });
  expect(again.status).toBe(304);
  for (const missing of ['/cars/never.pdf', '/cars/%00.pdf', '/cars/%E0%A4.pdf', '/cars/.pdf'])
    expect((await fetchSite('harbour', missing)).status).toBe(404);
});

test('V18.1, X1.6 Print says Preparing... until the file is kept under the vehicle’s name, and is event 61', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.pdf', async (route) => {
    await held;
    await route.continue();
  });
  const { slug, print } = await openCar(page);
  const download = page.waitForEvent('download');
  await page.waitForFunction(() => customElements.get('fc-island') !== undefined);
  await print.click();
  await expect(page.getByRole('link', { name: 'Preparing...' })).toBeVisible();
  expect(await events(page)).not.toContain(61);
  release();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${slug}.pdf`);
  expect(readPdf(await readFile(await file.path())).pages).toBe(1);
  await expect(print).toBeVisible();
  await expect.poll(() => events(page)).toContain(61);
});

test('V18 a failure is told beside the button, and is no event', async ({ page, tolerate }) => {
  tolerate(/503/);
  await page.route('**/*.pdf', (route) =>
    route.fulfill({ status: 503, json: { detail: 'We couldn’t prepare the PDF. Please try again in a moment.' } }),
  );
  const { print } = await openCar(page);
  await page.waitForFunction(() => customElements.get('fc-island') !== undefined);
  await print.click();
  await expect(page.getByRole('alert').filter({ hasText: 'PDF' })).toHaveText(
    'We couldn’t prepare the PDF. Please try again in a moment.',
  );
  await expect(print).toBeVisible();
  expect(await events(page)).not.toContain(61);
});

test('V18 the printable page opens in a new tab, prints, and is one sheet of paper', async ({ page, context, tolerate }) => {
  tolerate(/503/);
  await page.route('**/*.pdf', (route) => route.fulfill({ status: 503, json: { detail: 'Not now.' } }));
  const { print } = await openCar(page);
  await page.waitForFunction(() => customElements.get('fc-island') !== undefined);
  await print.click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open the print page instead' }).click();
  const sheet = await opened;
  await sheet.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await sheet.waitForFunction(() => customElements.get('fc-print') !== undefined);
  await sheet.getByRole('button', { name: 'Print' }).click();
  await expect(sheet.locator('body')).toHaveAttribute('data-printed', '');
  const paper = (await sheet.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await expect(sheet.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await axe(sheet);
});

test('V18, W4 without a vehicle the printable page is missing, in the site’s own dress', async ({ page, tolerate }) => {
  tolerate(/404/);
  for (const query of ['', '?car_id=never', '?car_id=%00']) {
    const answer = await page.goto(`${site('harbour')}/print${query}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeVisible();
  }
});
