import { focusLost } from './focus-lost.ts';
import { towStore } from './tow-store.ts';

/** Ends what a link brought: its car becomes the shopper's own, or is gone, and theirs is back if they have one. */
export function leaveTowLink(isKept: boolean): void {
  const linked = towStore.readLinked();
  // Whoever is signed in: the next page tells the account.
  if (isKept && linked !== null) towStore.write(linked);
  towStore.writeLinked(null);
  focusLost();
}
