import type { FilterField } from '#src/rules/stock/search-filter.ts';
import type { Context } from './context.ts';

/** How many visible vehicles have each word of a field, the most first and equals by name (ledger O5). */
export function tallyStock({ showroom }: Pick<Context, 'showroom'>, field: FilterField): { word: string; count: number }[] {
  const counts = new Map<string, number>();
  const note = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  // The list is walked once for its words; none of its vehicles is wanted.
  showroom.stock.list(
    (word) => {
      note(word(field));
      return false;
    },
    0,
    0,
  );
  return [...counts]
    .filter(([word]) => word !== '')
    .map(([word, count]) => ({ word, count }))
    .toSorted((a, b) => b.count - a.count || a.word.localeCompare(b.word));
}
