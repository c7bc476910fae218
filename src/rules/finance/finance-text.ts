import { numberText } from '../text/number-text.ts';
import { EXAMPLE } from './comparison-rate.ts';
import { type Frequency, periodSuffix } from './frequency.ts';
import { isNamed } from './loan-calculator.ts';

/** Shown instead of a repayment that is too small (ledger M5). */
const ENQUIRE = 'Enquire for Finance';

/** Whole dollars: $1,284 (ledger M2). */
export const wholeDollars = (amount: number): string => `$${numberText(Math.round(amount))}`;

/** Dollars, with cents if there are any: $1,360.50, $1,361 (ledger M4). */
export function exactDollars(amount: number): string {
  const cents = Math.round(amount * 100);
  return cents % 100 === 0
    ? wholeDollars(cents / 100)
    : `$${numberText(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** A rate with two decimals: 9.87% (ledger M2). */
export const rateText = (rate: number): string => `${(Math.round((rate + Number.EPSILON) * 100) / 100).toFixed(2)}%`;

/** A repayment with its period, $201/wk, or words if it is too small to be shown (ledger M5). */
export const repaymentText = (paid: number, period: Frequency | 'year'): string =>
  isNamed(paid) ? `${wholeDollars(paid)}/${periodSuffix(period)}` : ENQUIRE;

/** The example that a comparison rate is for (ledger M14). */
const EXAMPLE_TEXT = `The comparison rate is for a ${EXAMPLE.years}-year secured loan of ${wholeDollars(EXAMPLE.amount)}.`;

/** The warning that accompanies every comparison rate (ledger K2, M14). */
export const COMPARISON_WARNING = `WARNING: This comparison rate is true only for the example given and may not include all fees and charges. ${EXAMPLE_TEXT}`;
