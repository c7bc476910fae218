import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import { island } from '#src/islands/island.tsx';
import { isPlainClick } from '#src/islands/plain-click.ts';
import type { SearchPage } from '#src/views/search/search-stock.ts';
import { withoutClosedGroups } from './facet-groups.ts';
import { isSearchHref, type Results, ResultsSource } from './results-source.ts';
import { SearchResults } from './search-results.tsx';

const never = () => () => {};

/** The stock search in a browser: links to other addresses of it change the results in place. */
function SearchView({ page }: { readonly page: SearchPage }) {
  const [source] = useState(() => (import.meta.env.SSR ? null : new ResultsSource(page)));
  const [first] = useState<Results>({ page, going: null, hasFailed: false, isReturn: false });
  const results = useSyncExternalStore(
    source?.subscribe ?? never,
    () => source?.read() ?? first,
    () => first,
  );
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || !isPlainClick(event) || !isSearchHref(link)) return;
    event.preventDefault();
    void source?.go(link.pathname + link.search);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed; this only spares a reload.
    <div onClick={follow} className="contents">
      <SearchResults results={results} go={(href) => void source?.go(href)} onRetry={() => void source?.retry()} />
    </div>
  );
}

/** Its code is most of what a search page loads: it is fetched when the visitor first moves and runs at the first use. */
export const Search = island('search', SearchView, 'touch', {
  fetch: 'early',
  sends: import.meta.env.SSR ? ({ page }) => ({ page: withoutClosedGroups(page) }) : undefined,
});
