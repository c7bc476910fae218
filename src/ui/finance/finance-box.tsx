import type { FinanceView } from '#src/views/finance/finance-view.ts';
import { useEstimate } from './use-estimate.ts';
import { useRequestedQuote } from './use-requested-quote.ts';

/**
 * The estimate beside a vehicle's price: payment, rate and comparison rate in equal type, with their assumptions and the warning
 * (ledger M2, K2, M8).
 */
export function FinanceBox({ view }: { readonly view: FinanceView }) {
  useRequestedQuote(view);
  const estimate = useEstimate(view.estimate, view.quote?.key ?? null);
  if (estimate === null) return null;
  return (
    <div className="rounded-panel bg-sunk p-4">
      <p className="flex flex-wrap items-baseline gap-x-1.5 gap-y-0.5">
        <b className="font-semibold">
          {estimate.payment}/{estimate.per}
        </b>{' '}
        <span className="text-ink-2">based on sample</span> <b className="font-semibold">{estimate.rate} p.a.</b>{' '}
        <b className="font-semibold">{estimate.comparison} p.a. comparison rate</b>
      </p>
      <p className="mt-2 text-sm text-ink-2">
        {estimate.assumes} {view.warning}
      </p>
      {view.calculator !== null && (
        <a
          href="#finance-calculator"
          className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-link underline underline-offset-4 print:hidden"
        >
          Change the numbers
        </a>
      )}
    </div>
  );
}
