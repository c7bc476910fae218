import { openNowText } from '#src/rules/hours/open-text.ts';
import { type OpenFacts, openingState } from '#src/rules/hours/opening-state.ts';

/** Says in a place whether its location is open, checked every minute and when the visitor returns to the tab. */
export function keepOpenNow(place: HTMLElement, signal: AbortSignal): void {
  const facts = JSON.parse(place.dataset.hours ?? '') as OpenFacts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const now = Date.now();
    const state = openingState(facts, now);
    place.textContent = state === null ? '' : openNowText(state);
    if (state === null) delete place.dataset.state;
    else place.dataset.state = state.kind;
    timer = setTimeout(look, 60_000 - (now % 60_000));
  };
  look();
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
