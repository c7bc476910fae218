/**
 * Leaves the extra entry that an open overlay has in the browser's history, if the page is loaded on it: by a reload, or by Back from
 * the page that a link in the overlay led to. Nothing lies over the page then, and the next Back must not be for nothing.
 */
export function leaveOverlayEntry(): void {
  if ((window.history.state as { readonly overlay?: true } | null)?.overlay !== true) return;
  // If its code fails to load, one Back more is needed.
  import('./open-dialog.ts').then(
    (code) => code.backButton(),
    () => {},
  );
}
