import { openDialog } from '#src/ui/kit/open-dialog.ts';

/** Opens the gallery at the pressed tile, says which of how many is seen, and moves by arrow keys. The dialog gives the focus back to the tile. */
export function followGallery(element: HTMLElement, signal: AbortSignal): void {
  const dialog = element.querySelector('dialog');
  const row = dialog?.querySelector<HTMLElement>('.carousel') ?? null;
  const count = dialog?.querySelector<HTMLElement>('[data-count]') ?? null;
  if (dialog === null || row === null || count === null) return;
  const seen = () => Math.round(row.scrollLeft / Math.max(1, row.clientWidth));
  const look = () => {
    const text = `${seen() + 1} of ${count.dataset.count}`;
    if (count.textContent !== text) count.textContent = text;
  };
  element.addEventListener(
    'click',
    ({ target }) => {
      const tile = target instanceof Element ? target.closest<HTMLElement>('[data-open]') : null;
      if (tile !== null) {
        openDialog(dialog);
        row.scrollTo({ left: Number(tile.dataset.open) * row.clientWidth, behavior: 'instant' });
        row.focus({ preventScroll: true });
        look();
      }
      // A press beside the dialog's content, on what is behind it, closes it too.
      if (target === dialog || (target instanceof Element && target.closest('[data-close]') !== null)) dialog.close();
    },
    { signal },
  );
  row.addEventListener('scroll', look, { signal, passive: true });
  dialog.addEventListener(
    'keydown',
    (event) => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (step === 0) return;
      event.preventDefault();
      row.scrollTo({ left: (seen() + step) * row.clientWidth });
    },
    { signal },
  );
}
