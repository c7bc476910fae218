import { choicesOfFilter } from '#src/rules/search/default-filters.ts';
import { parseSearchFilter } from '#src/rules/stock/search-filter.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** What a search of the site starts with until a shopper chooses (ledger S10). */
export const defaultChoices = ({ site }: Pick<PageContext, 'site'>): ReturnType<typeof choicesOfFilter> =>
  choicesOfFilter(
    site.switches.defaultFilters.flatMap((text) => {
      const parsed = parseSearchFilter(text);
      return parsed.ok ? parsed.terms : [];
    }),
  );
