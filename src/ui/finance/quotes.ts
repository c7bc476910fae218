import { useSyncExternalStore } from 'react';
import { type Quote, readQuote } from '#src/rules/finance/finance-quote.ts';

const NAME = 'forecourt.quotes';
const NONE: ReadonlyMap<string, Quote> = new Map();
const listeners = new Set<() => void>();
let quotes: ReadonlyMap<string, Quote> | null = null;

/** Keeps a vehicle's quote for this visit, so that every place that names its repayment names the same (ledger M8). */
export function rememberQuote(key: string, quote: Quote): void {
  quotes = new Map([...current(), [key, quote]]);
  try {
    window.sessionStorage.setItem(NAME, JSON.stringify([...quotes]));
  } catch {
    // Without storage the quote lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

/** The quotes of this visit, by the vehicles' keys; none while the server's page is taken over. */
export const useQuotes = (): ReadonlyMap<string, Quote> => useSyncExternalStore(subscribe, current, () => NONE);

/** A vehicle's quote of this visit; null where there is none, or none is asked for it. */
export function useQuote(key: string | null): Quote | null {
  const all = useQuotes();
  return key === null ? null : (all.get(key) ?? null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function current(): ReadonlyMap<string, Quote> {
  quotes ??= stored();
  return quotes;
}

function stored(): ReadonlyMap<string, Quote> {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(NAME) ?? '[]');
    if (!Array.isArray(kept)) return NONE;
    return new Map(
      kept.flatMap((entry: unknown): [string, Quote][] => {
        const [key, value]: unknown[] = Array.isArray(entry) ? entry : [];
        const quote = readQuote(value);
        return typeof key === 'string' && quote !== null ? [[key, quote]] : [];
      }),
    );
  } catch {
    return NONE;
  }
}
