import { numberText } from './number-text.ts';

/** Dollars and cents, rounded half up: $1,042.50. Floating-point errors are ignored. */
export function centsText(dollars: number): string {
  const cents = Math.round(Number((dollars * 100).toPrecision(12)));
  return `$${numberText(Math.trunc(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** The nearest whole dollar: $2,210 (ledger M2). */
export const wholeDollars = (dollars: number): string => `$${numberText(Math.round(Number(dollars.toPrecision(12))))}`;

/** Dollars, with cents if there are any: $1,360.50, $1,361 (ledger M4). */
export function exactDollars(dollars: number): string {
  const text = centsText(dollars);
  return text.endsWith('.00') ? text.slice(0, -3) : text;
}
