import { expect, type Locator, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';

const DEALER = site('harbour');
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Whether these stand beside each other, in this order and within the window. */
async function expectBeside(page: Page, parts: readonly Locator[]): Promise<void> {
  let end = 0;
  const tops = new Set<number>();
  for (const part of parts) {
    await expect(part).toBeVisible();
    const box = await part.boundingBox();
    if (box === null) throw new Error('It has no place on the page.');
    expect(box.x).toBeGreaterThanOrEqual(end);
    end = box.x + box.width;
    tops.add(Math.round(box.y));
  }
  expect(end).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(tops.size).toBe(1);
}

const row = (page: Page, label: string) => main(page).getByText(label, { exact: true }).locator('xpath=..').locator('dd');

test('E5 a dealer of many makes leads from its models to a comparison, two side by side on a phone without sideways scroll', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${DEALER}/models`);
  await main(page).getByRole('link', { name: 'Compare models' }).click();
  await expect(page).toHaveURL(/\/compare$/);
  const [left, right] = [page.getByLabel('Left model'), page.getByLabel('Right model')];
  await expect(left.locator('option:checked')).toHaveText('Toyota RAV4 GX Hybrid');
  await expect(right.locator('option:checked')).toHaveText('Mazda CX-5 Maxx');
  await expectBeside(page, [left, right]);
  await expect(row(page, 'Fuel use, combined')).toHaveCount(2);
  await expectBeside(page, await row(page, 'Fuel use, combined').all());
  await expect(row(page, 'Fuel use, combined').first()).toHaveText(/\d L\/100 km$/);
  expect(await overflow(page)).toBe(0);
  await axe(page);
});

test('E5 a dealer of many makes compares up to four on a desk, and shows their differences alone', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(`${DEALER}/compare?left=rav4-gx-hybrid&right=rav4-cruiser-hybrid-awd`);
  const wheelbase = main(page).getByText('Wheelbase', { exact: true });
  await expect(wheelbase).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only show differences' }).check();
  await expect(wheelbase).toBeHidden();
  await expect(main(page).getByText('Fuel use, combined', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only show differences' }).uncheck();
  await expect(wheelbase).toBeVisible();
  await page.getByLabel('Add another model').selectOption('cx-5-gt-awd');
  await expect(page.getByLabel('Third model')).toHaveValue('cx-5-gt-awd');
  await page.getByLabel('Add another model').selectOption('mazda3-g20-pure');
  await expect(page.getByLabel('Fourth model')).toHaveValue('mazda3-g20-pure');
  await expectBeside(
    page,
    ['Left', 'Right', 'Third', 'Fourth'].map((place) => page.getByLabel(`${place} model`)),
  );
  await expect(row(page, 'Wheelbase')).toHaveCount(4);
  await expectBeside(page, await row(page, 'Wheelbase').all());
  expect(await overflow(page)).toBe(0);
  await axe(page);
});

test('E5 a model’s page leads to the comparison of its variants', async ({ page }) => {
  await page.goto(`${DEALER}/rav4`);
  await main(page).getByRole('link', { name: 'Compare variants' }).click();
  await expect(page.getByLabel('Left model')).toHaveValue('rav4-cruiser-hybrid-awd');
  await expect(page.getByLabel('Right model')).toHaveValue('rav4-gx-hybrid');
});
