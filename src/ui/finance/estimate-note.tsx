import { estimateWords } from '#src/rules/finance/estimate-words.ts';
import { quoteEstimate } from '#src/rules/finance/finance-estimate.ts';
import { COMPARISON_WARNING } from '#src/rules/finance/finance-text.ts';
import type { CardView } from '#src/views/card/card-view.ts';
import { useQuotes } from './quotes.ts';

/** What a list whose cards show a repayment must state below them, once; renders nothing if no card does (ledger K2). */
export function EstimateNote({ cards }: { readonly cards: readonly CardView[] }) {
  const quotes = useQuotes();
  const assumptions = cards.flatMap(({ estimate, quoteKey }) => {
    const quote = quoteKey === null ? undefined : quotes.get(quoteKey)?.quote;
    return quote === undefined ? (estimate?.assumes ?? []) : estimateWords(quoteEstimate(quote)).assumes;
  });
  const [assumes] = assumptions;
  if (assumes === undefined) return null;
  return (
    <p className="mt-6 max-w-[72ch] text-sm text-ink-2">
      {new Set(assumptions).size === 1
        ? `Estimates assume: ${assumes}`
        : 'Estimates are samples; what each assumes is on its page.'}{' '}
      {COMPARISON_WARNING}
    </p>
  );
}
