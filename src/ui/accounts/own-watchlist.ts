import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import { Watchlist } from './watchlist.ts';

/** Set beside the session's own cookie, for scripts. */
const isSignedIn = () => /(?:^|; )signed_in=1(?:;|$)/.test(document.cookie);

export const watchlist = new Watchlist({
  isSignedIn,
  fetch: (address, init) => fetch(address, init),
  storage: browserStorage,
  events: () => window,
});
