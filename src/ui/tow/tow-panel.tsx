import { TOW_FACET } from '#src/rules/tow/tow-facet.ts';
import { queryFields } from '#src/ui/search/query-fields.ts';
import type { SearchPage } from '#src/views/search/search-stock.ts';
import { TowInvite } from './tow-invite.tsx';
import { TowPlace } from './tow-place.tsx';
import { towSearch } from './tow-search.ts';

/** The tow match above the results: an invitation until a car is chosen, then the car and what it can tow (ledger P15). */
export function TowPanel({ page }: { readonly page: SearchPage }) {
  const search = towSearch(page);
  if (search === null) return null;
  const fields = queryFields(page.query, { range: (facet) => facet === TOW_FACET });
  return (
    <>
      <TowInvite fields={fields} headingLevel={2} />
      <TowPlace part="panel" data={{ 'data-search': JSON.stringify(search) }} className="tow-room" />
    </>
  );
}
