import { removedWords, savedWords, VIEW_LIST } from '#src/rules/accounts/watchlist-words.ts';
import { EVENTS } from '#src/rules/analytics/event-numbers.ts';
import { toasts } from '#src/ui/kit/toasts.ts';
import { trackLater } from '#src/ui/kit/track-later.ts';
import type { SaveView } from '#src/views/card/save-view.ts';
import { watchlist } from './own-watchlist.ts';
import { WANTED } from './wanted-key.ts';
import { SignedOut } from './watchlist.ts';

/**
 * Saves a vehicle in the shopper's watchlist or removes it, whichever the button offered when it was pressed, and says so. Whoever has not signed in is
 * sent to do so (ledger A3, A4).
 */
export async function toggleWatched(car: SaveView, wasShownSaved: boolean): Promise<void> {
  try {
    if ((await watchlist.ask()).state !== 'in') throw new SignedOut();
    const isWatched = watchlist.read().ids.has(car.id);
    const outcome = isWatched === wasShownSaved ? await watchlist.toggle(car) : isWatched ? 'saved' : 'removed';
    toasts.show({ ...(outcome === 'saved' ? savedWords : removedWords)(car.account?.word ?? 'car', car.name), link: VIEW_LIST });
    if (outcome === 'saved')
      await trackLater({ id: EVENTS.favouriteSaved, about: { car_id: car.id }, user: { phone: watchlist.read().phone } });
  } catch (error) {
    if (error instanceof SignedOut) await signIn(car);
    // The ledger asks for the browser's own alert.
    else window.alert(error instanceof Error ? error.message : String(error));
  }
}

async function signIn(car: SaveView): Promise<void> {
  const here = window.location.pathname + window.location.search;
  try {
    const { withWanted } = await import('./wanted.ts');
    window.sessionStorage.setItem(WANTED, withWanted(window.sessionStorage.getItem(WANTED), car));
  } catch {
    // Without storage the car must be saved again after signing in.
  }
  window.location.assign(`/sign-in?${new URLSearchParams({ type: 'watchlist', redirect: here, back: here })}`);
}
