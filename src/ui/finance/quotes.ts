import { useSyncExternalStore } from 'react';
import { isQuoteCurrent, type Quote, readQuote } from '#src/rules/finance/finance-quote.ts';

const NAME = 'forecourt.quotes';

interface Remembered {
  readonly quote: Quote;
  readonly at: number;
}

type Quotes = ReadonlyMap<string, Remembered>;

const NONE: Quotes = new Map();
const listeners = new Set<() => void>();
let quotes: Quotes | null = null;

/** Stores a vehicle's quote for this visit, in every tab, so that its repayment is the same wherever it is shown (ledger M8). */
export function rememberQuote(key: string, quote: Quote): void {
  quotes = new Map([...stored(), [key, { quote, at: Date.now() }]]);
  try {
    window.localStorage.setItem(NAME, JSON.stringify([...quotes]));
  } catch {
    // Without storage the quote lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

/** The quotes of this visit by vehicle key; empty during hydration. */
export const useQuotes = (): Quotes => useSyncExternalStore(subscribe, current, () => NONE);

/** A vehicle's quote of this visit; null when there is none. */
export function useQuote(key: string | null): Quote | null {
  const all = useQuotes();
  return key === null ? null : (all.get(key)?.quote ?? null);
}

/** Whether a vehicle's quote is known, also before hydration. */
export const isQuoted = (key: string): boolean => current().has(key);

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== NAME) return;
    quotes = stored();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function current(): Quotes {
  quotes ??= stored();
  return quotes;
}

function stored(): Quotes {
  try {
    const entries: unknown = JSON.parse(window.localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(entries) ? new Map(entries.flatMap(readEntry)) : NONE;
  } catch {
    return quotes ?? NONE;
  }
}

/** A stored entry if it is valid and of this visit. */
function readEntry(entry: unknown): [string, Remembered][] {
  const [key, value]: unknown[] = Array.isArray(entry) ? entry : [];
  const { quote, at } = (typeof value === 'object' && value !== null ? value : {}) as { quote?: unknown; at?: unknown };
  const read = readQuote(quote);
  const isFresh = typeof at === 'number' && isQuoteCurrent(at, Date.now());
  return typeof key === 'string' && read !== null && isFresh ? [[key, { quote: read, at }]] : [];
}
