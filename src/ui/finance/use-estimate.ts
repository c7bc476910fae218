import { type EstimateWords, estimateWords } from '#src/rules/finance/estimate-words.ts';
import { quoteEstimate } from '#src/rules/finance/finance-estimate.ts';
import { useQuote } from './quotes.ts';

/** The estimate of a vehicle as every place shows it: a quote that has come in this visit, else the page's own (ledger M8). */
export function useEstimate(own: EstimateWords | null, quoteKey: string | null): EstimateWords | null {
  const quote = useQuote(quoteKey);
  return quote === null ? own : estimateWords(quoteEstimate(quote));
}
