import { wholeDollars } from '#src/rules/text/money-text.ts';
import { type Frequency, periodSuffix } from './frequency.ts';
import type { Lender } from './lender.ts';
import { isNamed } from './repayment.ts';

/** Shown instead of a repayment that is too small (ledger M5). */
const ENQUIRE = 'Enquire for Finance';

/** A rate with two decimals: 9.87% (ledger M2). */
export const rateText = (rate: number): string => `${(Math.round((rate + Number.EPSILON) * 100) / 100).toFixed(2)}%`;

/** A repayment with its period, $201/wk, or words if it is too small to be shown (ledger M5). */
export const repaymentText = (paid: number, period: Frequency | 'year'): string =>
  isNamed(paid) ? `${wholeDollars(paid)}/${periodSuffix(period)}` : ENQUIRE;

const CUT_AT = 197;

/** The beginning of a disclaimer, and whether it was cut (ledger M6). */
export function disclaimerStart(text: string): { readonly text: string; readonly isCut: boolean } {
  if (text.length <= CUT_AT) return { text, isCut: false };
  // Never split a surrogate pair, such as an emoji.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(CUT_AT - 1)) ? CUT_AT - 1 : CUT_AT;
  return { text: text.slice(0, end), isCut: true };
}

/**
 * The range of comparison rates, shown if the disclaimer mentions percentages or the lender always shows it; null otherwise
 * (ledger M6).
 */
export function comparisonRange(
  { comparisonRange: range, alwaysTellsRange }: Pick<Lender, 'comparisonRange' | 'alwaysTellsRange'>,
  disclaimer: string,
): { readonly from: string; readonly to: string } | null {
  const isTold = alwaysTellsRange || /\d\s*(?:%|per\s?cent)/i.test(disclaimer);
  return range === null || !isTold ? null : { from: rateText(range.from), to: rateText(range.to) };
}
