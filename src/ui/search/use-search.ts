import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { type SearchAddress, searchHref } from '#src/rules/search/search-href.ts';
import type { SearchQuery } from '#src/rules/search/search-query.ts';
import type { SearchPage } from '#src/use-cases/search-page-types.ts';
import { askedAddress } from './asked-address.ts';

/** A search as it is chosen now, which may be ahead of the results shown. */
export interface Search {
  readonly address: SearchAddress;
  /** Whether other results are on their way. */
  readonly isBusy: boolean;
  /** Asks for the same search with something changed. */
  readonly go: (change: Partial<SearchQuery>) => void;
}

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
  const ahead = href === null ? null : askedAddress(href, page);
  const address = ahead ?? page;
  const go = (change: Partial<SearchQuery>) => {
    const to = searchHref(address, change);
    setAsked({ href: to, on: page });
    void navigate(to);
  };
  return { address, isBusy: ahead !== null && navigation.state === 'loading', go };
}
