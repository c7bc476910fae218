import type { SearchPage } from '#src/views/search/search-stock.ts';
import { NoResults } from './no-results.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';

interface Props {
  readonly page: SearchPage;
  /** Whether other results are being fetched. */
  readonly isBusy: boolean;
  readonly headingLevel: 2 | 3;
}

/** What stands in place of results when there are none. */
export const EmptyResults = ({ page, isBusy, headingLevel }: Props) =>
  isBusy ? <ResultsSkeleton cardsPerRow={page.cardsPerRow} /> : <NoResults {...page} headingLevel={headingLevel} />;
