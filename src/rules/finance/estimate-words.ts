import { wholeDollars } from '#src/rules/text/money-text.ts';
import { countWords } from '#src/rules/text/plural.ts';
import type { Estimate } from './finance-estimate.ts';
import { rateText } from './finance-text.ts';
import { periodSuffix } from './frequency.ts';

/** An estimate as text; a rate is never shown without its comparison rate (ledger M2, K2). */
export interface EstimateWords {
  /** '$201' */
  readonly payment: string;
  /** 'wk' or 'mo' */
  readonly per: string;
  /** '8.99%' */
  readonly rate: string;
  /** '9.87%' */
  readonly comparison: string;
  /** Its assumptions: '5 years, no deposit.' */
  readonly assumes: string;
}

export const estimateWords = (estimate: Estimate): EstimateWords => ({
  payment: wholeDollars(estimate.payment),
  per: periodSuffix(estimate.period),
  rate: rateText(estimate.rate),
  comparison: rateText(estimate.comparison),
  assumes:
    estimate.source === 'quote'
      ? 'A quote for this one, over 5 years.'
      : `${termText(estimate.years)}, ${estimate.deposit > 0 ? `${wholeDollars(estimate.deposit)} deposit` : 'no deposit'}.`,
});

/** A term in years or half years; any other term in months. */
export function termText(years: number): string {
  if (!Number.isInteger(years * 2)) return `${Math.round(years * 12)} months`;
  return countWords(years, 'year');
}
