import { BackButton, type Overlay } from './back-button.ts';

let button: BackButton | null = null;

/** Starts on first use, in the browser only. */
export function backButton(): BackButton {
  if (button === null) {
    button = new BackButton(window);
    button.start();
  }
  return button;
}

/** Opens a dialog over the page: the focus stays inside, and Escape and the browser's Back close it. */
export function openDialog(dialog: HTMLDialogElement | null): void {
  if (dialog === null || dialog.open) return;
  dialog.showModal();
  const overlay: Overlay = { isOpen: () => dialog.open && dialog.isConnected, close: () => dialog.close() };
  backButton().opened(overlay);
  dialog.addEventListener('close', () => backButton().closed(overlay), { once: true });
}

/** Tells the Back button which entry of the history is shown, when a page changes in place. */
export const showEntry = (key: string | undefined): void => backButton().show(key);
