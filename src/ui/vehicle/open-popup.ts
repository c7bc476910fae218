/** How large the window is in which a vehicle is sent on (ledger V17). */
const SIZE = { width: 550, height: 400 };

/** Opens a share page in a small window of its own, which knows nothing of this one. */
export function openPopup(href: string, open: typeof window.open = window.open.bind(window)): void {
  open(href, '_blank', `popup,noopener,noreferrer,width=${SIZE.width},height=${SIZE.height}`);
}
