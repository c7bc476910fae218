import type { Overlay } from '#src/ui/kit/back-button.ts';
import { backButton } from '#src/ui/kit/open-dialog.ts';

const overlays = new WeakMap<HTMLDetailsElement, Overlay>();

/** Tells the browser's Back button whether a phone's menu, which lies over the page, has opened or closed. */
export function tellBackButton(menu: HTMLDetailsElement): void {
  const overlay = overlays.get(menu) ?? overlayOf(menu);
  overlays.set(menu, overlay);
  if (menu.open) backButton().opened(overlay);
  else backButton().closed(overlay);
}

const overlayOf = (menu: HTMLDetailsElement): Overlay => ({
  isOpen: () => menu.open && menu.isConnected,
  close: () => {
    for (const open of [...menu.querySelectorAll('details'), menu]) open.open = false;
  },
});
