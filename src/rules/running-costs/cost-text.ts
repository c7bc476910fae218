import { numberText } from '#src/rules/text/number-text.ts';

/** Dollars and cents, rounded half up: $1,042.50. Floating-point errors are ignored. */
export function centsText(dollars: number): string {
  const cents = Math.round(Number((dollars * 100).toPrecision(12)));
  return `$${numberText(Math.trunc(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** The nearest whole dollar: $2,210. */
export const dollarsText = (dollars: number): string => `$${numberText(Math.round(Number(dollars.toPrecision(12))))}`;
