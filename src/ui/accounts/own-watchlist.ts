import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import { isSignedIn } from './is-signed-in.ts';
import { Watchlist } from './watchlist.ts';

export const watchlist = new Watchlist({
  isSignedIn,
  fetch: (address, init) => fetch(address, init),
  storage: browserStorage,
  events: () => window,
});
