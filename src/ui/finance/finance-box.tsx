import type { FinanceView } from '#src/views/finance/finance-view.ts';
import { Estimate, EstimatePart } from './estimate.tsx';

/**
 * The estimate beside a vehicle's price: payment, rate and comparison rate in equal type, with their assumptions and the warning
 * (ledger M2, K2, M8).
 */
export function FinanceBox({ view }: { readonly view: FinanceView }) {
  const { estimate, quote, carId } = view;
  return (
    <>
      {quote !== null && <fc-quote-request hidden data-href={quote.href} data-quote-key={quote.key} data-car-id={carId} />}
      <Estimate estimate={estimate} quoteKey={quote?.key ?? null} className="mt-5 rounded-panel bg-sunk p-4">
        <p className="flex flex-wrap items-baseline gap-x-1.5 gap-y-0.5">
          <EstimatePart of={estimate} name="payment" className="font-semibold" />{' '}
          <span className="text-ink-2">based on sample</span> <EstimatePart of={estimate} name="rate" className="font-semibold" />{' '}
          <EstimatePart of={estimate} name="comparison" className="font-semibold" />
        </p>
        <p className="mt-2 text-sm text-ink-2">
          <EstimatePart of={estimate} name="assumes" /> {view.warning}
        </p>
        {view.calculator !== null && (
          <a
            href="#finance-calculator"
            className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-link underline underline-offset-4 print:hidden"
          >
            Change the numbers
          </a>
        )}
      </Estimate>
    </>
  );
}
