import { expect, type Locator, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { test } from '#tests/e2e/fixtures.ts';

const WEEKLY = /\$[\d,]+\/wk/;
const paymentIn = async (of: Locator): Promise<string> => WEEKLY.exec((await of.textContent()) ?? '')?.[0] ?? '';
const dollars = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

/** What a calculator comes to by the week, as cards say it. */
async function calculated(of: Locator): Promise<string> {
  await of.getByText('Weekly', { exact: true }).click();
  await expect(of.locator('output')).toContainText('/wk');
  return paymentIn(of.locator('output'));
}

/** The sums under a calculator's chart, by their names. */
async function sums(page: Page): Promise<Record<'loan' | 'interest' | 'fee' | 'total', number>> {
  const key = page.locator('.loan-drawing__key');
  const of = async (label: string) => {
    const line = page.locator('.loan-outcome__sums > div').filter({ hasText: label });
    return (await line.count()) === 0 ? 0 : dollars((await line.locator('dd').textContent()) ?? '');
  };
  return {
    loan: dollars((await key.locator('[data-kind=loan] b').textContent()) ?? ''),
    interest: dollars((await key.locator('[data-kind=interest] b').textContent()) ?? ''),
    fee: await of('Establishment fee'),
    total: await of('Total repayments'),
  };
}

test('M8.4, M8.5 a vehicle has one repayment: on its card, on its page, in its calculator and on the finance page', async ({
  page,
}) => {
  await page.goto(`${site('harbour')}/search/used-cars`);
  const card = page.getByRole('article').filter({ hasText: WEEKLY }).first();
  const onCard = await paymentIn(card);
  const href = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  await page.goto(site('harbour') + href);
  await expect(page.locator('[data-estimate=payment]').first()).toHaveText(onCard);
  expect(await calculated(page.locator('#finance-calculator'))).toBe(onCard);
  await page.goto(`${site('harbour')}/finance?car_id=${href.split('/').at(-1)}`);
  await expect(page.getByRole('main').locator('output')).toContainText(onCard);
  const { loan, interest, fee, total } = await sums(page);
  expect(loan + interest + fee).toBe(total);
});

test('M4.10 the loan, its interest and the fee come to the total shown', async ({ page }) => {
  await page.goto(`${site('harbour')}/finance`);
  const { loan, interest, fee, total } = await sums(page);
  expect([loan, fee]).toEqual([30_000, 499]);
  expect(loan + interest + fee).toBe(total);
});
