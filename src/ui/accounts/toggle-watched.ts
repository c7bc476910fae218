import { removedWords, savedWords, VIEW_LIST } from '#src/rules/accounts/watchlist-words.ts';
import { EVENTS } from '#src/rules/analytics/event-numbers.ts';
import { toasts } from '#src/ui/kit/toasts.ts';
import { trackLater } from '#src/ui/kit/track-later.ts';
import type { SaveView } from '#src/views/card/save-view.ts';
import { isSignedIn } from './is-signed-in.ts';
import { watchlist } from './own-watchlist.ts';
import { readWanted, withWanted } from './wanted.ts';
import { SignedOut } from './watchlist.ts';

/** The vehicles that somebody wanted to save and was sent to sign in for, the last one last. */
const WANTED = 'forecourt.wanted';

/** Saves a vehicle in the shopper's watchlist or removes it, and says so. Whoever has not signed in is sent to do so (ledger A3, A4). */
export async function toggleWatched(car: SaveView): Promise<void> {
  try {
    if ((await watchlist.ask()).state !== 'in') throw new SignedOut();
    const outcome = await watchlist.toggle(car);
    toasts.show({ ...(outcome === 'saved' ? savedWords : removedWords)(car.account?.word ?? 'car', car.name), link: VIEW_LIST });
    if (outcome === 'saved')
      await trackLater({ id: EVENTS.favouriteSaved, about: { car_id: car.id }, user: { phone: watchlist.read().phone } });
  } catch (error) {
    if (error instanceof SignedOut) signIn(car);
    // The ledger asks for the browser's own alert.
    else window.alert(error instanceof Error ? error.message : String(error));
  }
}

function signIn(car: SaveView): void {
  const here = window.location.pathname + window.location.search;
  try {
    window.sessionStorage.setItem(WANTED, withWanted(window.sessionStorage.getItem(WANTED), car));
  } catch {
    // Without storage the car must be saved again after signing in.
  }
  window.location.assign(`/sign-in?${new URLSearchParams({ type: 'watchlist', redirect: here, back: here })}`);
}

/**
 * Saves what was wanted before signing in on the first page that somebody sees signed in, whichever that is, or sees again as they left it.
 * Until then it stays wanted.
 */
export function followWanted(): void {
  saveWanted().catch(() => {});
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) saveWanted().catch(() => {});
  });
}

async function saveWanted(): Promise<void> {
  if (storedWanted().length === 0 || !isSignedIn()) return;
  // A page that is seen again may have been left before somebody signed in.
  if (watchlist.read().state === 'out') watchlist.askAgain();
  if ((await watchlist.ask()).state !== 'in') return;
  const isWatched = ({ id }: SaveView) => watchlist.read().ids.has(id);
  const missing = takeWanted().filter((car) => !isWatched(car));
  for (const car of missing) await toggleWatched(car);
  // The shopper's own pages were written before anything was saved.
  if (missing.some(isWatched) && document.querySelector('fc-garage') !== null) window.location.reload();
}

function storedWanted(): readonly SaveView[] {
  try {
    return readWanted(window.sessionStorage.getItem(WANTED));
  } catch {
    return [];
  }
}

function takeWanted(): readonly SaveView[] {
  const wanted = storedWanted();
  window.sessionStorage.removeItem(WANTED);
  return wanted;
}
