import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import { makeWay } from './make-way.ts';

/** Timers cannot wait longer. */
const LONGEST_MS = 2_147_483_647;

/** Shows a popup until it is dismissed or has expired; returns what hides it. */
export function showPopup(popup: HTMLElement, expires: number | null): () => void {
  const [card, status] = [popup.querySelector<HTMLElement>('.popup'), popup.querySelector('[role=status]')];
  if (card === null) return () => {};
  const left = expires === null ? Infinity : expires - Date.now();
  if (left <= 0) return () => {};
  const listening = new AbortController();
  const { signal } = listening;

  const hide = () => {
    // Keeps the focus on the page when the card goes.
    if (card.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
    listening.abort();
    clearTimeout(timer);
    card.hidden = true;
    if (status !== null) status.textContent = '';
  };
  const dismiss = () => {
    try {
      browserStorage()?.setItem(popup.dataset.key ?? '', 'gone');
    } catch {
      // Where nothing more can be stored it comes again on the next page.
    }
    hide();
  };
  const timer = left === Infinity ? undefined : setTimeout(hide, Math.min(left, LONGEST_MS));
  card.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-dismiss]') !== null) dismiss();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      // An open dialog closes first.
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open], :popover-open') === null)
        dismiss();
    },
    { signal },
  );
  card.hidden = false;
  if (status !== null) status.textContent = popup.dataset.announces ?? '';
  makeWay(card, signal);
  return hide;
}
