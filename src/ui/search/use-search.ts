import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { type SearchAddress, searchHref } from '#src/rules/search/search-href.ts';
import { readSearchQuery, type SearchQuery } from '#src/rules/search/search-query.ts';
import { isSamePath } from '#src/rules/site/same-path.ts';
import { useNoticed } from '#src/ui/kit/use-noticed.ts';
import type { Results } from './results-source.ts';

/** A search as currently chosen, which may be ahead of the results shown. */
export interface Search {
  readonly address: SearchAddress;
  /** The address whose results are being fetched; null when none are. */
  readonly going: string | null;
  /** Whether new results have been loading for long enough to be noticed. */
  readonly isBusy: boolean;
  /** Requests the same search with a change. The function is stable. */
  readonly go: (change: Change) => void;
}

type Change = Partial<SearchQuery> | ((query: SearchQuery) => Partial<SearchQuery>);

/** Results that arrive sooner do not dim the previous ones: a flicker would disturb and cost work. */
const DIM_MS = 120;

/**
 * A choice shows at once: a tick must not wait for the network. Two quick changes add up, since each starts from what was
 * requested last, not from what is shown. A change that failed is dropped: the boxes match the results again.
 */
export function useSearch({ page, going }: Results, navigate: (href: string) => void): Search {
  const [requested, setRequested] = useState<string | null>(null);
  const [before, setBefore] = useState(going);
  if (before !== going) {
    setBefore(going);
    if (going === null) setRequested(null);
  }
  const href = requested ?? going;
  const ahead = useMemo(() => (href === null ? null : requestedAddress(href, page)), [href, page]);
  const address = ahead ?? page;
  const latest = useRef({ address, navigate });
  useEffect(() => {
    latest.current = { address, navigate };
  });
  const go = useCallback((change: Change) => {
    const { address: from, navigate: to } = latest.current;
    const next = searchHref(from, typeof change === 'function' ? change(from.query) : change);
    setRequested(next);
    to(next);
  }, []);
  return { address, going, isBusy: useNoticed(ahead !== null && going !== null, DIM_MS), go };
}

/**
 * What a search's address will show, read before the answer arrives. Null if that is unknown: for an address that is neither this
 * search's own path nor that of all stock.
 */
export function requestedAddress(href: string, { path, query, fixed, hasDefaults = false }: SearchAddress): SearchAddress | null {
  const [pathname = '', search = ''] = href.split('?');
  const requested = readSearchQuery(new URLSearchParams(search));
  if (isSamePath(pathname, path)) {
    const own = Object.fromEntries(fixed.map((facet) => [facet, query.words[facet] ?? []]));
    return { path, query: { ...requested, words: { ...requested.words, ...own } }, fixed, hasDefaults };
  }
  return isSamePath(pathname, ALL_STOCK) ? { path: ALL_STOCK, query: requested, fixed: [], hasDefaults } : null;
}
