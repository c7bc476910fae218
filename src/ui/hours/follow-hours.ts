import { openUnderPointer } from '#src/ui/kit/under-pointer.ts';

/** Opens the hours on hover, and closes them on Escape and when the focus has moved on. */
export function followHours(place: HTMLElement, signal: AbortSignal): void {
  const details = place.querySelector('details');
  if (details === null) return;
  openUnderPointer(details, signal);
  details.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !details.open) return;
      details.querySelector('summary')?.focus();
      details.open = false;
    },
    { signal },
  );
  details.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!details.contains(relatedTarget as Node | null)) details.open = false;
    },
    { signal },
  );
}
