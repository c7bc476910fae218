import type { SaveView } from '#src/views/card/save-view.ts';
import { watchlist } from './own-watchlist.ts';
import { toggleWatched } from './toggle-watched.ts';
import { readWanted } from './wanted.ts';
import { WANTED } from './wanted-key.ts';

/** Saves what was wanted, if somebody has signed in. */
export async function saveWanted(): Promise<void> {
  if (storedWanted().length === 0) return;
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
