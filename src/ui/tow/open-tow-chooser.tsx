import { createRoot, type Root } from 'react-dom/client';
import type { TowChoice } from '#src/rules/tow/tow-car.ts';
import { isSignedIn } from '#src/ui/accounts/is-signed-in.ts';
import { openDialog } from '#src/ui/kit/open-dialog.ts';
import { followPage } from './follow-tow.ts';
import { TowChooser } from './tow-chooser.tsx';
import { towStore } from './tow-store.ts';

let dialog: HTMLDialogElement | null = null;
let root: Root | null = null;
let opened = 0;

/** Opens the dialog in which a shopper chooses the car to tow with; the choice fills the page at once. */
export async function openTowChooser(): Promise<void> {
  if (dialog?.open === true) return;
  // The drawings that the page was sent without.
  await import('#src/ui/kit/add-drawings.tsx');
  if (dialog === null || root === null) {
    dialog = document.createElement('dialog');
    dialog.className = 'form-dialog';
    dialog.setAttribute('aria-labelledby', 'tow-chooser');
    document.body.append(dialog);
    root = createRoot(dialog);
  }
  const shown = dialog;
  const choose = (choice: TowChoice | null) => {
    towStore.write(choice);
    if (isSignedIn()) import('./own-tow-car.ts').then(({ ownTowCar }) => ownTowCar.keep(choice)).catch(() => {});
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

/** What opened the dialog may be gone, since the page now shows something else in its place. */
function focusLost(): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && activeElement.checkVisibility()) return;
    const places = [...document.querySelectorAll<HTMLElement>('[data-tow-choose]')];
    places.find((place) => place.checkVisibility())?.focus();
  });
}
