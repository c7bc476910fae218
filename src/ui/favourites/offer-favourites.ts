import { offerText } from '#src/rules/accounts/watchlist-words.ts';
import { watchlist } from '#src/ui/accounts/own-watchlist.ts';
import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import { favourites } from './favourites.ts';

/** Written when the offer was answered: it is made once. */
const ANSWERED = 'forecourt.favourites-offered';

/** Asks whoever has signed in whether the vehicles that this browser has saved go to their watchlist (ledger A3, A5). */
export function offerFavourites(root: HTMLElement): void {
  const storage = browserStorage();
  const text = root.querySelector('[data-text]');
  if (text === null || storage === null || storage.getItem(ANSWERED) !== null) return;
  text.textContent = offerText(favourites.read().cars.length);
  root.hidden = false;
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    if (button.value === 'add') void add(root, button);
    else {
      storage.setItem(ANSWERED, '1');
      root.hidden = true;
    }
  });
}

async function add(root: HTMLElement, button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  try {
    const { ids } = await watchlist.ask();
    const taken: number[] = [];
    for (const { id } of favourites.read().cars) {
      if (!ids.has(id)) await watchlist.toggle({ id }).catch(skipped);
      taken.push(id);
    }
    browserStorage()?.setItem(ANSWERED, '1');
    favourites.remove(taken);
    window.location.reload();
  } catch (error) {
    button.disabled = false;
    root.querySelector<HTMLElement>('button')?.focus();
    // As saving a vehicle does (ledger A3).
    window.alert(error instanceof Error ? error.message : String(error));
  }
}

/** A vehicle that was sold or is gone is left out; without a connection nothing is. */
function skipped(error: unknown): void {
  if (error instanceof TypeError) throw error;
}
