import type { EstimateWords } from '#src/rules/finance/estimate-words.ts';

/**
 * A vehicle's weekly cost: '$201/wk based on sample 8.99% p.a.', followed by the comparison rate in the same size and weight
 * (ledger M2, K2). It wraps and is never truncated, so it belongs only where there is room for all of it.
 */
export function EstimateLine({ estimate }: { readonly estimate: EstimateWords }) {
  const { payment, per, rate, comparison } = estimate;
  return (
    <p className="text-sm text-ink-2">
      <b className="font-semibold text-ink">
        {payment}/{per}
      </b>{' '}
      based on sample <b className="font-semibold text-ink">{rate} p.a.</b>{' '}
      <b className="font-semibold whitespace-nowrap text-ink">{comparison} p.a. comparison rate</b>
    </p>
  );
}
