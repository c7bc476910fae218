import { useSyncExternalStore } from 'react';
import type { Quote } from '#src/rules/finance/finance-quote.ts';
import { onQuote } from './quote-signal.ts';
import { quoteOf } from './quotes.ts';

/** A vehicle's quote of this visit; null when there is none, and during hydration. */
export const useQuote = (key: string | null): Quote | null =>
  useSyncExternalStore(
    subscribe,
    () => quoteOf(key),
    () => null,
  );

function subscribe(listener: () => void): () => void {
  const leaving = new AbortController();
  onQuote(listener, leaving.signal);
  return () => leaving.abort();
}
