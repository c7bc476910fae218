import { hoursLeft, minutesLeft, spokenLeft } from '#src/rules/reservations/time-left.ts';
import { readOwnHold } from './own-hold.ts';

/**
 * Keeps a countdown current. The server's clock decides: what is left when the page was made counts from then, the page asks again when it is
 * looked at again, and at zero it is loaded anew.
 */
export function follow(element: HTMLElement, signal: AbortSignal): void {
  // The server has yet to end it: loading the page again and again would not make it sooner.
  if (Number(element.dataset.left ?? 1) <= 0) return;
  const { car, look, state } = element.dataset;
  const format = look === 'hours' ? hoursLeft : minutesLeft;
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-shows=${name}]`);
  const figure = element.querySelector('[role=timer] strong');
  let end = endOf(element, performance.now());
  let before = Number.POSITIVE_INFINITY;
  const show = () => {
    if (end === null) return;
    const left = end - performance.now();
    if (figure !== null) figure.textContent = format(left);
    const spoken = part('spoken');
    const words = spokenLeft(before, left);
    if (spoken !== null && words !== null) spoken.textContent = words;
    before = left;
    if (left > 0) return;
    clearInterval(ticking);
    window.location.reload();
  };
  const ticking = setInterval(show, 1_000);
  // A hold that begins while the page is open is told by its attribute.
  const changed = new MutationObserver(() => {
    end = endOf(element, 0);
    before = Number.POSITIVE_INFINITY;
    reveal();
    show();
  });
  const reveal = () => {
    part('left')?.classList.remove('hidden');
    part('clock')?.classList.add('hidden');
  };
  const lookAgain = () => {
    if (document.visibilityState !== 'visible' || end === null || car === undefined) return;
    void readOwnHold(car).then((hold) => {
      if (hold === null) return;
      if (hold.state !== state) window.location.reload();
      else element.dataset.left = String(hold.left_ms);
    });
  };
  changed.observe(element, { attributeFilter: ['data-left'] });
  document.addEventListener('visibilitychange', lookAgain, { signal });
  signal.addEventListener('abort', () => {
    clearInterval(ticking);
    changed.disconnect();
  });
  if (end !== null) reveal();
  show();
}

/** When the time ends, by the browser's own steady clock; `passed` is how long ago the figure was true, at most. */
function endOf(element: HTMLElement, passed: number): number | null {
  const left = element.dataset.left;
  return left === undefined || left === '' ? null : performance.now() - passed + Number(left);
}
