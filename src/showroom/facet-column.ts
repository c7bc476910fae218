import { bandOf } from '#src/rules/search/price-bands.ts';
import type { Shelf } from './shelf.ts';
import type { StockField, StockWords } from './stock-words.ts';

/** A facet of which each vehicle has one value at most: one code per row, in the order of relevance; 0 for none, else the value's index plus one. */
export interface FacetColumn {
  /** Sorted by name. */
  readonly values: readonly string[];
  readonly codes: Uint16Array | Uint32Array;
  /** How many of all rows have each code. */
  readonly counts: Uint32Array;
}

/** Compares values by name; numbers in them by size. */
export const byName: (a: string, b: string) => number = new Intl.Collator('en-AU', { numeric: true }).compare;

/** The column of a field for the rows that a site shows. */
export function wordFacet(words: StockWords, field: StockField, rows: Uint32Array): FacetColumn {
  const known = new Known();
  const all = words.scratch;
  for (const { shelf, base } of words.shelves) {
    const { words: meant, codes } = words.column(shelf, field);
    const numbers = Uint32Array.from(meant, (word) => known.number(word));
    for (let row = 0; row < codes.length; row += 1) all[base + row] = numbers[codes[row] ?? 0] ?? 0;
  }
  return known.column(all, rows);
}

/** Bands of dollars; an amount that is not above `over` is in no band. */
export function bandFacet(
  words: StockWords,
  amountsOf: (shelf: Shelf) => Float64Array,
  { width, over }: { readonly width: number; readonly over: number },
  rows: Uint32Array,
): FacetColumn {
  const known = new Known();
  const all = words.scratch;
  const bands = new Map<number, number>();
  for (const { shelf, base } of words.shelves) {
    const amounts = amountsOf(shelf);
    for (let row = 0; row < amounts.length; row += 1) {
      const dollars = amounts[row] ?? Number.NaN;
      let number = 0;
      if (dollars > over) {
        const band = Math.floor(dollars / width);
        number = bands.get(band) ?? 0;
        if (number === 0) {
          number = known.number(bandOf(dollars, width));
          bands.set(band, number);
        }
      }
      all[base + row] = number;
    }
  }
  return known.column(all, rows);
}

/** Numbers words in the order in which they come; 0 is no word. */
class Known {
  readonly #numbers = new Map<string, number>([['', 0]]);

  number(word: string): number {
    let number = this.#numbers.get(word);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(word, number);
    }
    return number;
  }

  /**
   * The column of the shown rows, of all rows' numbers. Spellings that differ only in capitals are one value, named as most rows spell it: a search
   * for one finds them all, so they are counted together.
   */
  column(all: Uint32Array, rows: Uint32Array): FacetColumn {
    const cars = new Uint32Array(this.#numbers.size);
    for (let at = 0; at < rows.length; at += 1) {
      const number = all[rows[at] ?? 0] ?? 0;
      cars[number] = (cars[number] ?? 0) + 1;
    }
    const values = this.#spellings(cars).toSorted(byName);
    const positions = new Map(values.map((value, at) => [value.toLowerCase(), at + 1]));
    const final = Uint32Array.from(this.#numbers.keys(), (word) => positions.get(word.toLowerCase()) ?? 0);
    const codes = values.length < 0x10000 ? new Uint16Array(rows.length) : new Uint32Array(rows.length);
    for (let at = 0; at < codes.length; at += 1) codes[at] = final[all[rows[at] ?? 0] ?? 0] ?? 0;
    const counts = new Uint32Array(values.length + 1);
    for (const [number, code] of final.entries()) counts[code] = (counts[code] ?? 0) + (cars[number] ?? 0);
    return { values, codes, counts };
  }

  /** The words that any row has, each in its most common spelling. */
  #spellings(cars: Uint32Array): string[] {
    const spellings = new Map<string, string>();
    const carsOf = (word: string | undefined) => (word === undefined ? 0 : (cars[this.#numbers.get(word) ?? 0] ?? 0));
    for (const word of [...this.#numbers.keys()].slice(1).toSorted()) {
      const key = word.toLowerCase();
      if (carsOf(word) > carsOf(spellings.get(key))) spellings.set(key, word);
    }
    return [...spellings.values()];
  }
}
