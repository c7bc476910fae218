import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { type MadeSite, makeSite } from '#tests/e2e/make-site.ts';
import { type Ran, runForecourt } from '#tests/e2e/run-forecourt.ts';

/** A site that takes online payments. */
export async function aPaidSite(name: string, switches: Readonly<Record<string, unknown>> = {}): Promise<MadeSite> {
  const yard = await makeSite(name);
  const changed = await yard.change((file) => ({ ...file, switches: { ...file.switches, onlinePayments: true, ...switches } }));
  expect(changed).toMatchObject({ code: 0 });
  return yard;
}

/** Runs `forecourt invoices import` with a file of these lines. */
export function importLines(slug: string, ...lines: readonly string[]): Promise<Ran> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'invoices-')), 'invoices.csv');
  writeFileSync(file, lines.join('\n'));
  return runForecourt(['invoices', 'import', file, '--site', slug]);
}

let numbers = 20_000;

/** An invoice of a site for $412.50, made out to a phone in E.164 form; its number. */
export async function anInvoice(slug: string, phone: string): Promise<string> {
  numbers += 1;
  const number = `INV-${process.pid % 1000}-${numbers}`;
  const ran = await importLines(
    slug,
    'number,for,total,phone,due',
    `${number},2021 Kia Seltos service,412.50,${phone},2026-12-01`,
  );
  expect(ran).toMatchObject({ code: 0, stdout: '1 added, 0 changed.\n' });
  return number;
}

/** Opens the page and looks a number up. */
export async function findNumber(page: Page, slug: string, number: string): Promise<void> {
  await page.goto(`${site(slug)}/online-payment`);
  await page.getByLabel('Invoice or stock number').fill(number);
  await page.getByRole('button', { name: 'Find it' }).click();
}

export const payButton = (page: Page, amount: string) => page.getByRole('button', { name: `Pay ${amount}`, exact: true });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** What the page says of a number. */
export const status = (page: Page) => page.getByRole('main').getByRole('status');
