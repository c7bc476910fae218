/** What a promotion never covers, anywhere on the page (ledger O3): forms, and whatever is pressed or looks as if it were. */
const CONTROLS = 'main form, button, input, select, textarea, summary, .rounded-button';

/** In pixels: less than any control is wide or tall. */
const STEP = 20;

/** Keeps a card over the page aside while it would cover a control, or the element focused by keyboard. */
export function makeWay(card: HTMLElement, signal: AbortSignal): void {
  const look = () => {
    const box = card.getBoundingClientRect();
    const focused = document.activeElement;
    const isInside = focused !== null && card.contains(focused);
    const coversFocus = !isInside && focused?.matches(':focus-visible') === true && overlap(box, focused.getBoundingClientRect());
    // A visitor whose focus is inside the card is reading it, not what is below it.
    card.toggleAttribute('data-aside', coversFocus || (!isInside && coversControl(card, box)));
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

/** Whether a control is to be seen below the card: asked point by point, since a control may be clipped, hidden or folded. */
function coversControl(card: HTMLElement, { left, right, top, bottom }: DOMRect): boolean {
  for (let y = top; y < bottom + STEP; y += STEP)
    for (let x = left; x < right + STEP; x += STEP) {
      const below = document.elementsFromPoint(Math.min(x, right), Math.min(y, bottom));
      if (below.some((element) => !card.contains(element) && element.closest(CONTROLS) !== null)) return true;
    }
  return false;
}

const overlap = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
