import { plural } from '#src/rules/text/plural.ts';
import type { SearchPage } from '#src/views/search/search-stock.ts';

/** The number of results in words: '1,878 cars', '1 caravan' (ledger S16). */
export const resultCount = ({ count, countText, vehicleWord }: Pick<SearchPage, 'count' | 'countText' | 'vehicleWord'>): string =>
  `${countText} ${count === 1 ? vehicleWord : plural(vehicleWord)}`;
