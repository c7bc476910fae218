/** What a promotion never covers, anywhere on the page (ledger O3). */
const FORMS = 'main form';

/** Keeps a card over the page aside while it would cover a form, or the element focused by keyboard. */
export function makeWay(card: HTMLElement, signal: AbortSignal): void {
  const look = () => {
    const covers = (element: Element) => overlap(card.getBoundingClientRect(), element.getBoundingClientRect());
    const focused = document.activeElement;
    const isInside = focused !== null && card.contains(focused);
    const coversFocus = !isInside && focused?.matches(':focus-visible') === true && covers(focused);
    // A visitor whose focus is inside the card is reading it, not the form.
    card.toggleAttribute('data-aside', coversFocus || (!isInside && [...document.querySelectorAll(FORMS)].some(covers)));
  };
  // Browsers scroll to a focused element after the event.
  const later = () => requestAnimationFrame(look);
  // Pages and forms grow after the first render.
  const grown = new ResizeObserver(later);
  grown.observe(document.body);
  signal.addEventListener('abort', () => grown.disconnect());
  document.addEventListener('focusin', later, { signal });
  document.addEventListener('scroll', later, { passive: true, signal });
  window.addEventListener('resize', later, { signal });
  later();
}

const overlap = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
