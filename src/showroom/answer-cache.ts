import type { StockAnswer, StockPart, StockQuery } from './stock-search.ts';

/** How many answers are cached for one stock (ledger S15). */
const MOST = 100;

/** The last answers by their query; the oldest is dropped when the cache is full (ledger S15). It belongs to one stock, which never changes. */
export class AnswerCache {
  readonly #answers = new Map<string, StockAnswer>();

  of(query: StockQuery, part: StockPart, answer: () => StockAnswer): StockAnswer {
    const key = keyOf(query, part);
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const made = answer();
    const [oldest] = this.#answers.keys();
    if (this.#answers.size >= MOST && oldest !== undefined) this.#answers.delete(oldest);
    this.#answers.set(key, made);
    return made;
  }
}

const sorted = (of: Readonly<Record<string, unknown>>) => Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1));

const keyOf = ({ text, sort, words, ranges, near, inStock = false }: StockQuery, { offset, limit, facets }: StockPart) =>
  JSON.stringify([
    text,
    sort,
    sorted(words),
    sorted(ranges),
    near == null ? null : [near.km, ...near.distances],
    inStock,
    offset,
    limit,
    facets,
  ]);
