import { isPlainClick } from '#src/islands/plain-click.ts';
import { openDialog } from '#src/ui/kit/open-dialog.ts';

/** Asks in a dialog whether a reservation is to be cancelled, instead of on a page of its own. */
export function follow(element: HTMLElement, signal: AbortSignal): void {
  const dialog = element.querySelector('dialog');
  const link = element.querySelector<HTMLAnchorElement>(':scope > a');
  if (dialog === null || link === null) return;
  link.setAttribute('aria-haspopup', 'dialog');
  link.addEventListener(
    'click',
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      openDialog(dialog);
    },
    { signal },
  );
  dialog.querySelector('[data-does=close]')?.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      dialog.close();
    },
    { signal },
  );
}
