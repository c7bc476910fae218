import { type RefObject, useEffect, useState } from 'react';

/** What a promotion never covers, anywhere on the page (ledger O3). */
const FORMS = 'main form';

/** Whether an element over the page must make way: it covers a form, or the element focused by keyboard. */
export function useMakesWay(over: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isAside, setIsAside] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const look = () => {
      const card = over.current;
      if (card === null) return;
      const covers = (element: Element) => overlap(card.getBoundingClientRect(), element.getBoundingClientRect());
      const focused = document.activeElement;
      const isInside = focused !== null && card.contains(focused);
      const coversFocus = !isInside && focused?.matches(':focus-visible') === true && covers(focused);
      // A visitor whose focus is inside the card is reading it, not the form.
      setIsAside(coversFocus || (!isInside && [...document.querySelectorAll(FORMS)].some(covers)));
    };
    // Browsers scroll to a focused element after the event.
    const later = () => requestAnimationFrame(look);
    // Pages and forms grow after the first render.
    const grown = new ResizeObserver(later);
    grown.observe(document.body);
    document.addEventListener('focusin', later);
    document.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    later();
    return () => {
      grown.disconnect();
      document.removeEventListener('focusin', later);
      document.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [over, isShown]);
  return isAside;
}

const overlap = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
