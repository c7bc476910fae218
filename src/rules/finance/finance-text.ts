import { wholeDollars } from '../text/money-text.ts';
import { EXAMPLE } from './comparison-rate.ts';
import { type Frequency, periodSuffix } from './frequency.ts';
import { isNamed } from './loan-calculator.ts';

/** Shown instead of a repayment that is too small (ledger M5). */
const ENQUIRE = 'Enquire for Finance';

/** A rate with two decimals: 9.87% (ledger M2). */
export const rateText = (rate: number): string => `${(Math.round((rate + Number.EPSILON) * 100) / 100).toFixed(2)}%`;

/** A repayment with its period, $201/wk, or words if it is too small to be shown (ledger M5). */
export const repaymentText = (paid: number, period: Frequency | 'year'): string =>
  isNamed(paid) ? `${wholeDollars(paid)}/${periodSuffix(period)}` : ENQUIRE;

/** The example that a comparison rate is for (ledger M14). */
const EXAMPLE_TEXT = `The comparison rate is for a ${EXAMPLE.years}-year secured loan of ${wholeDollars(EXAMPLE.amount)}.`;

/** The warning that accompanies every comparison rate (ledger K2, M14). */
export const COMPARISON_WARNING = `WARNING: This comparison rate is true only for the example given and may not include all fees and charges. ${EXAMPLE_TEXT}`;
