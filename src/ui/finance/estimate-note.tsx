import { COMPARISON_WARNING } from '#src/rules/finance/comparison-example.ts';
import { estimateNote } from '#src/rules/finance/estimate-note.ts';
import type { CardView } from '#src/views/card/card-view.ts';
import { type NotedEstimate, notedEstimates } from './noted-estimates.ts';

/** What a list whose cards show a repayment must state below them, once; renders nothing if no card does (ledger K2). */
export function EstimateNote({ cards }: { readonly cards: readonly CardView[] }) {
  const noted = cards.map(({ estimate, quoteKey }): NotedEstimate => [quoteKey, estimate?.assumes ?? null]);
  const note = estimateNote(notedEstimates(noted, () => null));
  // A quote may change what they assume.
  const canChange = cards.some(({ quoteKey }) => quoteKey !== null);
  if (!canChange) return note === null ? null : <Note note={note} />;
  const all = JSON.stringify(noted);
  return (
    <fc-estimate-note key={all} data-estimates={all} hidden={note === null} className="block">
      <Note note={note ?? ''} />
    </fc-estimate-note>
  );
}

const Note = ({ note }: { readonly note: string }) => (
  <p className="mt-6 max-w-[72ch] text-sm text-ink-2">
    <span data-note="" suppressHydrationWarning>
      {note}
    </span>{' '}
    {COMPARISON_WARNING}
  </p>
);
