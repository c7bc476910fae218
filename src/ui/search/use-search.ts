import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { type SearchAddress, searchHref } from '#src/rules/search/search-href.ts';
import type { SearchQuery } from '#src/rules/search/search-query.ts';
import { useNoticed } from '#src/ui/kit/use-noticed.ts';
import type { SearchPage } from '#src/views/search/search-stock.ts';
import { askedAddress } from './asked-address.ts';

/** A search as it is chosen now, which may be ahead of the results shown. */
export interface Search {
  readonly address: SearchAddress;
  /** Whether other results have been on their way for so long that a person notices. */
  readonly isBusy: boolean;
  /** Asks for the same search with something changed. It is the same function at every drawing. */
  readonly go: (change: Change) => void;
}

type Change = Partial<SearchQuery> | ((query: SearchQuery) => Partial<SearchQuery>);

/** Results that come sooner than this just come: to dim the last ones for a blink would be unrest, and work. */
const DIM_MS = 120;

/**
 * What is chosen shows at once: a tick must not wait for the network. Two quick changes add up, since each starts from what was asked
 * last, not from what is shown.
 */
export function useSearch(page: SearchPage): Search {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [asked, setAsked] = useState<{ readonly href: string; readonly on: SearchPage } | null>(null);
  const [before, setBefore] = useState(navigation.state);
  if (before !== navigation.state) {
    setBefore(navigation.state);
    // A change that came to nothing is forgotten: the boxes say again what the results are.
    if (navigation.state === 'idle') setAsked(null);
  }
  const going = navigation.location === undefined ? null : navigation.location.pathname + navigation.location.search;
  const href = asked !== null && asked.on === page ? asked.href : going;
  const ahead = useMemo(() => (href === null ? null : askedAddress(href, page)), [href, page]);
  const address = ahead ?? page;
  const latest = useRef({ address, page });
  useEffect(() => {
    latest.current = { address, page };
  });
  const go = useCallback(
    (change: Change) => {
      const { address: from, page: on } = latest.current;
      const to = searchHref(from, typeof change === 'function' ? change(from.query) : change);
      setAsked({ href: to, on });
      void navigate(to);
    },
    [navigate],
  );
  return { address, isBusy: useNoticed(ahead !== null && navigation.state === 'loading', DIM_MS), go };
}
