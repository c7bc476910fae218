import type { FeedMapping } from '#src/rules/feeds/propose-mapping.ts';
import { isBlank, unwrapped } from '#src/rules/feeds/reading.ts';
import { storable } from '#src/use-cases/site/clean-text.ts';

/** What a row calls itself, and in which column. */
export interface NumberCell {
  readonly column: string;
  readonly text: string;
}

/** The stock number that a row has, in the first column that says one. */
export function stocknumCell(mapping: FeedMapping | null, cell: (column: string) => string): NumberCell | null {
  for (const column of mapping?.columns.stocknum ?? []) {
    const text = unwrapped(storable(cell(column)).trim());
    if (!isBlank(text)) return { column, text };
  }
  return null;
}
