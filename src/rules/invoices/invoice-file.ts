import { isEmail } from '../leads/check-field.ts';
import { calendarDay } from '../time/zone-time.ts';
import type { NewInvoice } from './invoice.ts';
import { LONGEST_NUMBER, numberKey } from './invoice-number.ts';
import { typedCents } from './payable-amount.ts';

/** The columns of a file of invoices; the first three must be there. */
export const INVOICE_COLUMNS = ['number', 'for', 'total', 'name', 'email', 'phone', 'stock_number', 'due'] as const;
export type InvoiceColumn = (typeof INVOICE_COLUMNS)[number];
const NEEDED: readonly InvoiceColumn[] = ['number', 'for', 'total'];

/** The most that an invoice can ask for. */
const MOST_TOTAL_CENTS = 99_999_999;

/** What is wrong with a line of a dealer's file. */
export interface LineFault {
  readonly line: number;
  readonly reason: string;
}

/** What is wrong with the names of the columns; null if nothing is. */
export function headerFault(names: readonly string[]): string | null {
  const unknown = names.find((name) => !INVOICE_COLUMNS.some((column) => column === name));
  if (unknown !== undefined) return `there is no column "${unknown}"; the columns are ${INVOICE_COLUMNS.join(', ')}`;
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return `the column "${twice}" is listed twice`;
  const missing = NEEDED.find((column) => !names.includes(column));
  return missing === undefined ? null : `the column "${missing}" is missing`;
}

export type LineRead = { readonly invoice: NewInvoice } | { readonly reason: string };

/** Reads a line of a dealer's file. `phoneOf` makes the E.164 form of a mobile, or null of anything else. */
export function readInvoiceLine(
  cells: Readonly<Partial<Record<InvoiceColumn, string>>>,
  phoneOf: (text: string) => string | null,
): LineRead {
  const cell = (column: InvoiceColumn) => (cells[column] ?? '').trim();
  const [number, purpose, name, email, typedPhone, stocknum, due] = [
    cell('number'),
    cell('for'),
    cell('name'),
    cell('email').toLowerCase(),
    cell('phone'),
    cell('stock_number'),
    cell('due'),
  ];
  const key = numberKey(number);
  if (key === null) return { reason: `the number must be 1 to ${LONGEST_NUMBER} letters, digits and / # _ -` };
  if (purpose === '' || purpose.length > 120) return { reason: 'what it is for must be 1 to 120 characters' };
  const totalCents = typedCents(cell('total'));
  if (totalCents === null || totalCents < 1 || totalCents > MOST_TOTAL_CENTS)
    return { reason: 'the total must be dollars above 0 and below 1,000,000, like 412.50' };
  if (name.length > 160) return { reason: 'the name must be 160 characters at most' };
  if (email !== '' && !isEmail(email)) return { reason: 'the email is not an email address' };
  const phone = typedPhone === '' ? null : phoneOf(typedPhone);
  if (typedPhone !== '' && phone === null) return { reason: 'the phone is not an Australian mobile number' };
  if (stocknum !== '' && numberKey(stocknum) === null) return { reason: 'the stock number is not valid' };
  if (due !== '' && calendarDay(due) === null) return { reason: 'the due date must be like 2026-11-30' };
  const orNull = (text: string) => (text === '' ? null : text);
  return {
    invoice: {
      number,
      numberKey: key,
      purpose,
      totalCents,
      name: orNull(name),
      email: orNull(email),
      phone,
      stocknum: orNull(stocknum),
      dueOn: orNull(due),
    },
  };
}
