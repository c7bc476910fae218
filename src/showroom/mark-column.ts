import { parseSearchFilter } from '#src/rules/stock/search-filter.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import { byName } from './facet-column.ts';
import { markRows } from './row-lists.ts';
import type { StockWords } from './stock-words.ts';

/** A facet of which a vehicle can have several values, each a bit. A site names 32 at most. */
export interface MarkColumn {
  /** Sorted by name, each with its bit; only those that some vehicle has. */
  readonly values: readonly { readonly value: string; readonly bit: number }[];
  readonly marks: Uint32Array;
}

/** The equipment that the site offers as filters, and which vehicles have it (ledger S3). */
export function featureMarks(words: StockWords, { filteredFeatures }: Switches, rows: Uint32Array): MarkColumn {
  return markColumn(rows, words.total, filteredFeatures, (bits, all) => {
    for (const { shelf, base } of words.shelves) {
      for (const [at, phrase] of shelf.equipment.phrases.entries()) {
        const bit = bits.get(phrase.toLowerCase());
        if (bit !== undefined) markRows(shelf.equipment.rows, at, all, base, bit);
      }
    }
  });
}

/** The site's named filters, and which vehicles match them (ledger S3). */
export function categoryMarks(words: StockWords, { categories }: Switches, rows: Uint32Array): MarkColumn {
  const names = categories.map(({ name }) => name);
  return markColumn(rows, words.total, names, (bits, all) => {
    for (const { name, filter } of categories) {
      const parsed = parseSearchFilter(filter);
      const bit = bits.get(name.toLowerCase()) ?? 0;
      if (!parsed.ok) continue;
      const meets = words.matching(parsed.terms);
      for (let row = 0; row < meets.length; row += 1) if (meets[row] === 1) all[row] = (all[row] ?? 0) | bit;
    }
  });
}

function markColumn(
  rows: Uint32Array,
  total: number,
  names: readonly string[],
  mark: (bits: ReadonlyMap<string, number>, all: Uint32Array) => void,
): MarkColumn {
  // The same name in other capitals is the same value, shown in its first spelling.
  const named = [...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values()].toSorted(byName);
  const all = new Uint32Array(total);
  mark(new Map(named.map((name, at) => [name.toLowerCase(), 1 << at])), all);
  const marks = rows.map((row) => all[row] ?? 0);
  const seen = marks.reduce((sum, bits) => sum | bits, 0);
  return { values: named.map((value, bit) => ({ value, bit })).filter(({ bit }) => (seen & (1 << bit)) !== 0), marks };
}
