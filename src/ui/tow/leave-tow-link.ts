import { isSignedIn } from '#src/ui/accounts/is-signed-in.ts';
import { focusLost } from './focus-lost.ts';
import { towStore } from './tow-store.ts';

/** Ends what a link brought: its car becomes the shopper's own, or is gone, and theirs is back if they have one. */
export function leaveTowLink(isKept: boolean): void {
  const linked = towStore.readLinked();
  if (isKept && linked !== null) {
    towStore.write(linked);
    if (isSignedIn()) import('./own-tow-car.ts').then(({ ownTowCar }) => ownTowCar.keep(linked)).catch(() => {});
  }
  towStore.writeLinked(null);
  focusLost();
}
