import { addressPath } from '#src/rules/addresses/addresses.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { hasWatchlist } from '#src/views/accounts/has-watchlist.ts';
import { showFavourites } from './show-favourites.ts';

/** The header's link to what a shopper has saved. */
export interface SavedLink {
  readonly title: string;
  readonly href: string;
  /** Where it is kept, which says how the browser counts it. */
  readonly to: Switches['savesTo'];
}

/** Returns null when the site has no favourites and no watchlist (ledger P11). */
export function savedLink(context: Pick<PageContext, 'site'>): SavedLink | null {
  const { savesTo } = context.site.switches;
  if (hasWatchlist(context)) return { title: 'Watchlist', href: addressPath('watchlist'), to: savesTo };
  const page = showFavourites(context);
  return page === null ? null : { title: page.title, href: addressPath('favourites'), to: savesTo };
}
