import { createRoot, type Root } from 'react-dom/client';
import type { TowChoice } from '#src/rules/tow/tow-car.ts';
import { isSignedIn } from '#src/ui/accounts/is-signed-in.ts';
import { openDialog } from '#src/ui/kit/open-dialog.ts';
import { focusLost } from './focus-lost.ts';
import { followPage } from './follow-tow.ts';
import { TowChooser } from './tow-chooser.tsx';
import { towStore } from './tow-store.ts';

let dialog: HTMLDialogElement | null = null;
let root: Root | null = null;
let opened = 0;

/** Opens the dialog in which a shopper chooses the car to tow with; the choice fills the page at once. */
export function openTowChooser(): void {
  if (dialog?.open === true) return;
  if (dialog === null || root === null) {
    dialog = document.createElement('dialog');
    dialog.className = 'form-dialog';
    dialog.setAttribute('aria-labelledby', 'tow-chooser');
    document.body.append(dialog);
    root = createRoot(dialog);
  }
  const shown = dialog;
  const choose = (choice: TowChoice | null) => {
    // Whoever forgets a car that came with a link has their own back.
    const isOwn = choice !== null || towStore.readLinked() === null;
    if (isOwn) towStore.write(choice);
    towStore.writeLinked(null);
    if (isOwn && isSignedIn()) import('./own-tow-car.ts').then(({ ownTowCar }) => ownTowCar.keep(choice)).catch(() => {});
    shown.close();
    followPage();
    // Its code is needed to fill the page that is chosen on; by then the page is filled.
    void import('./fill-page.ts').then(focusLost);
  };
  opened += 1;
  root.render(
    <TowChooser key={opened} before={towStore.read()} isKept={isSignedIn()} onChoose={choose} onClose={() => shown.close()} />,
  );
  openDialog(shown);
}
