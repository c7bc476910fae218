import type { Estimate } from './finance-estimate.ts';
import type { Quote } from './finance-quote.ts';
import { rateText, wholeDollars } from './finance-text.ts';
import { periodSuffix } from './frequency.ts';

/** An estimate in words and figures; the rate never without the comparison rate (ledger M2, K2). */
export interface EstimateWords {
  /** '$201' */
  readonly payment: string;
  /** 'wk' or 'mo' */
  readonly per: string;
  /** '8.99%' */
  readonly rate: string;
  /** '9.87%' */
  readonly comparison: string;
  /** What it assumes: '5 years, no deposit.' */
  readonly assumes: string;
}

/** An estimate as it is written. */
export const estimateWords = ({ payment, period, rate, comparison }: Estimate, assumes: string): EstimateWords => ({
  payment: wholeDollars(payment),
  per: periodSuffix(period),
  rate: rateText(rate),
  comparison: rateText(comparison),
  assumes,
});

/** A lender's quote as it is written: in the place and the manner of an estimate (ledger M8). */
export const quoteWords = ({ weeklyRepaymentAmount, advertisedRate, comparisonRate }: Quote): EstimateWords =>
  estimateWords(
    { payment: weeklyRepaymentAmount, period: 'week', rate: advertisedRate, comparison: comparisonRate },
    'A quote for this one, over 5 years.',
  );
