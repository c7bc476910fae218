import type { SaveView } from '#src/views/card/save-view.ts';
import { watchlist } from './own-watchlist.ts';
import { toggleWatched } from './toggle-watched.ts';
import { readWanted, withoutWanted } from './wanted.ts';
import { WANTED } from './wanted-key.ts';

let isSaving = false;

/** Saves what was wanted, if somebody has signed in. What the page is left before is saved on the next one. */
export async function saveWanted(): Promise<void> {
  if (isSaving || storedWanted().length === 0) return;
  isSaving = true;
  try {
    // A page that is seen again may have been left before somebody signed in.
    if (watchlist.read().state === 'out') watchlist.askAgain();
    if ((await watchlist.ask()).state === 'in') await saveAll(storedWanted());
  } finally {
    isSaving = false;
  }
}

async function saveAll(wanted: readonly SaveView[]): Promise<void> {
  const isWatched = ({ id }: SaveView) => watchlist.read().ids.has(id);
  for (const car of wanted) {
    if (!isWatched(car)) await toggleWatched(car, false);
    // Whoever turned out to be signed out is on the way to sign in, and still wants it.
    if (watchlist.read().state !== 'in') return;
    forget(car);
  }
  // The shopper's own pages were written before everything was saved.
  if (wanted.some(isWatched) && document.querySelector('fc-garage') !== null) window.location.reload();
}

function storedWanted(): readonly SaveView[] {
  try {
    return readWanted(window.sessionStorage.getItem(WANTED));
  } catch {
    return [];
  }
}

function forget(car: SaveView): void {
  const left = withoutWanted(window.sessionStorage.getItem(WANTED), car);
  if (left === null) window.sessionStorage.removeItem(WANTED);
  else window.sessionStorage.setItem(WANTED, left);
}
