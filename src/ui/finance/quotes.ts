import { isQuoteCurrent, type Quote, readQuote } from '#src/rules/finance/finance-quote.ts';
import { QUOTED, QUOTES, quotesText } from './quote-signal.ts';

interface Remembered {
  readonly quote: Quote;
  readonly at: number;
}

type Quotes = ReadonlyMap<string, Remembered>;

/** What was read last, and the text that it was read from. */
let read: { readonly text: string | null; readonly quotes: Quotes } = { text: null, quotes: new Map() };

/** Stores a vehicle's quote for this visit, in every tab, so that its repayment is the same wherever it is shown (ledger M8). */
export function rememberQuote(key: string, quote: Quote): void {
  const quotes = new Map([...current(), [key, { quote, at: Date.now() }]]);
  try {
    window.localStorage.setItem(QUOTES, JSON.stringify([...quotes]));
  } catch {
    // Without storage the quote lasts until the page is left.
  }
  read = { text: quotesText(), quotes };
  document.dispatchEvent(new Event(QUOTED));
}

/** A vehicle's quote of this visit; null when there is none. The same object until something changes. */
export const quoteOf = (key: string | null): Quote | null => (key === null ? null : (current().get(key)?.quote ?? null));

function current(): Quotes {
  const text = quotesText();
  if (text !== read.text) read = { text, quotes: parsed(text) };
  return read.quotes;
}

function parsed(text: string | null): Quotes {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return new Map(Array.isArray(entries) ? entries.flatMap(readEntry) : []);
  } catch {
    return new Map();
  }
}

/** A stored entry if it is valid and of this visit. */
function readEntry(entry: unknown): [string, Remembered][] {
  const [key, value]: unknown[] = Array.isArray(entry) ? entry : [];
  const { quote, at } = (typeof value === 'object' && value !== null ? value : {}) as { quote?: unknown; at?: unknown };
  const said = readQuote(quote);
  const isFresh = typeof at === 'number' && isQuoteCurrent(at, Date.now());
  return typeof key === 'string' && said !== null && isFresh ? [[key, { quote: said, at }]] : [];
}
