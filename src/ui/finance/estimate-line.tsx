import type { EstimateWords } from '#src/rules/finance/estimate-words.ts';
import { Estimate, EstimatePart } from './estimate.tsx';

interface Props {
  readonly estimate: EstimateWords | null;
  readonly quoteKey: string | null;
  readonly className?: string;
}

/**
 * A vehicle's weekly cost: '$201/wk based on sample 8.99% p.a.', followed by the comparison rate in the same size and weight
 * (ledger M2, K2). It wraps and is never truncated, so it belongs only where there is room for all of it.
 */
export function EstimateLine({ estimate, quoteKey, className = '' }: Props) {
  return (
    <Estimate estimate={estimate} quoteKey={quoteKey} className={className}>
      <p className="text-sm text-ink-2">
        <EstimatePart of={estimate} name="payment" className="font-semibold text-ink" /> based on sample{' '}
        <EstimatePart of={estimate} name="rate" className="font-semibold text-ink" />{' '}
        <EstimatePart of={estimate} name="comparison" className="inline-block font-semibold text-ink" />
      </p>
    </Estimate>
  );
}
