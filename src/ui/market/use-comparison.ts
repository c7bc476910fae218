import { useEffect, useState } from 'react';
import { isShown, type PriceComparison, readComparison } from '#src/rules/market/price-comparison.ts';

export type Comparison =
  | { readonly kind: 'loading' | 'hidden' }
  | { readonly kind: 'shown'; readonly comparison: PriceComparison };

/**
 * A vehicle's price beside the market's, requested after the page has loaded; any failure hides it and is logged (ledger M10).
 */
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

/**
 * Requests a price comparison; null if there is one that may not be shown (ledger M10). Throws the reason if it fails, 'No data
 * returned' if the answer is empty.
 */
export async function requestMarket(href: string, signal: AbortSignal): Promise<PriceComparison | null> {
  const answer = await fetch(href, { signal, headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The price comparison was answered with status ${answer.status}.`);
  const text = await answer.text();
  const said: unknown = text.trim() === '' ? null : JSON.parse(text);
  if (said === null || (typeof said === 'object' && Object.keys(said).length === 0)) throw new Error('No data returned');
  const comparison = readComparison(said);
  return comparison !== null && isShown(comparison) ? comparison : null;
}
