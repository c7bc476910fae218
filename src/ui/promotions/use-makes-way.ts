import { type RefObject, useEffect, useState } from 'react';

/** What a promotion never lies over, wherever it is on the page (ledger O3). */
const FORMS = 'main form';

/** Whether something that lies over the page must make way: it covers a form, or what is focused by keys. */
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
      // Whoever has moved the focus into the card is reading it, not the form.
      setIsAside(coversFocus || (!isInside && [...document.querySelectorAll(FORMS)].some(covers)));
    };
    // The browser scrolls to what is focused after it says so.
    const later = () => requestAnimationFrame(look);
    // Pages and forms grow after they are first drawn.
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
