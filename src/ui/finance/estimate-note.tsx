import { COMPARISON_WARNING } from '#src/rules/finance/finance-text.ts';
import type { CardView } from '#src/use-cases/page-types.ts';

/** What every list whose cards name a repayment must say under them, once; nothing where none does (ledger K2). */
export function EstimateNote({ cards }: { readonly cards: readonly CardView[] }) {
  const assumes = cards.find(({ estimate }) => estimate !== null)?.estimate?.assumes;
  if (assumes === undefined) return null;
  return (
    <p className="mt-6 max-w-[72ch] text-sm text-ink-2">
      Estimates are samples over {assumes} {COMPARISON_WARNING}
    </p>
  );
}
