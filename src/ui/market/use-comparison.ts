import { useEffect, useState } from 'react';
import type { PriceComparison } from '#src/rules/market/price-comparison.ts';
import { requestMarket } from './ask-market.ts';

/** A comparison that is on its way, there, or not to be shown. */
export type Comparison =
  | { readonly kind: 'loading' | 'hidden' }
  | { readonly kind: 'shown'; readonly comparison: PriceComparison };

/** A vehicle's price beside the market's, asked for once its page is there; any failure hides it and is logged (ledger M10). */
export function useComparison(href: string): Comparison {
  const [found, setFound] = useState<{ readonly href: string; readonly comparison: Comparison } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const settle = (comparison: Comparison) => {
      if (!leaving.signal.aborted) setFound({ href, comparison });
    };
    requestMarket(href, leaving.signal).then(
      (comparison) => settle(comparison === null ? { kind: 'hidden' } : { kind: 'shown', comparison }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('The price comparison is not shown.', error instanceof Error ? error.message : error);
        settle({ kind: 'hidden' });
      },
    );
    return () => leaving.abort();
  }, [href]);
  return found?.href === href ? found.comparison : { kind: 'loading' };
}
