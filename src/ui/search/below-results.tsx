import { EstimateNote } from '#src/ui/finance/estimate-note.tsx';
import { TowCaution } from '#src/ui/tow/tow-caution.tsx';
import type { SearchPage } from '#src/views/search/search-stock.ts';

/** What must be stated below cards that show repayments or tow matches. */
export const BelowResults = ({ page: { cells, tow } }: { readonly page: Pick<SearchPage, 'cells' | 'tow'> }) => (
  <>
    <EstimateNote cards={cells.flatMap((cell) => (cell.kind === 'vehicle' ? [cell.card] : []))} />
    {tow !== null && <TowCaution className="mt-6" />}
  </>
);
