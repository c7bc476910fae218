import { isSignedIn } from './is-signed-in.ts';
import { WANTED } from './wanted-key.ts';

/**
 * Saves what was wanted before signing in on the first page that somebody sees signed in, whichever that is, or sees again as they left it.
 * Until then it stays wanted. Few visitors ever wanted anything, so the code that saves it is fetched for them.
 */
export function followWanted(): void {
  save();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) save();
  });
}

function save(): void {
  if (isSignedIn() && isAnythingStored()) import('./save-wanted.ts').then((code) => code.saveWanted()).catch(() => {});
}

function isAnythingStored(): boolean {
  try {
    return window.sessionStorage.getItem(WANTED) !== null;
  } catch {
    return false;
  }
}
