import { memo } from 'react';
import { later } from '#src/islands/later.tsx';
import { CardGrid } from '#src/ui/card/card-grid.tsx';
import type { SearchPage } from '#src/views/search/search-stock.ts';

interface Props {
  readonly page: SearchPage;
  readonly level: 2 | 3;
}

const ResultRow = later(
  import.meta.env.SSR ? (await import('./result-row.tsx')).ResultRow : null,
  async () => (await import('./result-row.tsx')).ResultRow,
);

/**
 * The vehicles of a page and the promotions among them, in rows or in one row to swipe (ledger S17). Memoised, so that a choice
 * does not render it again.
 */
export const ResultCells = memo(function ResultCells({ page, level }: Props) {
  if (page.layout === 'grid') {
    return <CardGrid cells={page.cells} cardsPerRow={page.cardsPerRow} level={level} vehicleWord={page.vehicleWord} />;
  }
  return <ResultRow page={page} level={level} />;
});
