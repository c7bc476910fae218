/** What a promotion never covers, anywhere on the page (ledger O3): forms, and whatever is pressed or looks as if it were. */
const CONTROLS = 'main form, button, input, select, textarea, summary, .rounded-button';

/** Keeps a card over the page aside while it would cover a control, or the element focused by keyboard. */
export function makeWay(card: HTMLElement, signal: AbortSignal): void {
  const covered = new Set<Element>();
  const look = () => {
    const focused = document.activeElement;
    // A visitor whose focus is inside the card is reading it, not what is below it.
    const isRead = focused !== null && card.contains(focused);
    card.toggleAttribute('data-aside', !isRead && (coversFocus(card, focused) || [...covered].some(isShown)));
  };

  let watched: IntersectionObserver | undefined;
  const watch = () => {
    watched?.disconnect();
    covered.clear();
    watched = watchBelow(card, (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) covered.add(target);
        else covered.delete(target);
      look();
    });
  };

  const lookNextFrame = oncePerFrame(look);
  const watchNextFrame = oncePerFrame(watch);
  // Pages and forms grow after the first render, and get other controls.
  const grown = new ResizeObserver(watchNextFrame);
  grown.observe(document.body);
  // The card slides in.
  card.addEventListener('transitionend', watchNextFrame, { signal });
  signal.addEventListener('abort', () => {
    grown.disconnect();
    watched?.disconnect();
  });
  // Browsers scroll to a focused element after the event.
  document.addEventListener('focusin', lookNextFrame, { signal });
  document.addEventListener('scroll', lookNextFrame, { passive: true, signal });
  window.addEventListener('resize', watchNextFrame, { signal });
}

/** Has the browser tell which controls come below the card or leave it: without a layout for each look, and nothing clipped or folded counts. */
function watchBelow(card: HTMLElement, tell: IntersectionObserverCallback): IntersectionObserver {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const insets = [top, clientWidth - right, clientHeight - bottom, left];
  const observer = new IntersectionObserver(tell, { rootMargin: insets.map((inset) => `${-Math.floor(inset)}px`).join(' ') });
  for (const control of document.querySelectorAll(CONTROLS)) if (!card.contains(control)) observer.observe(control);
  return observer;
}

const isShown = (control: Element): boolean => control.checkVisibility({ visibilityProperty: true });

function coversFocus(card: HTMLElement, focused: Element | null): boolean {
  if (focused?.matches(':focus-visible') !== true) return false;
  const [a, b] = [card.getBoundingClientRect(), focused.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Work asked for several times before the next frame is done once. */
function oncePerFrame(work: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      work();
    });
  };
}
