import { type EstimateWords, estimateWords } from '#src/rules/finance/estimate-words.ts';
import { quoteEstimate } from '#src/rules/finance/finance-estimate.ts';
import { useQuote } from './quotes.ts';

/** A vehicle's estimate as shown everywhere: the quote of this visit, otherwise the page's own (ledger M8). */
export function useEstimate(own: EstimateWords | null, quoteKey: string | null): EstimateWords | null {
  const quote = useQuote(quoteKey);
  return quote === null ? own : estimateWords(quoteEstimate(quote));
}
