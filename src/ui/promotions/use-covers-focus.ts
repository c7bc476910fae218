import { type RefObject, useEffect, useState } from 'react';

/** Whether something that lies over the page covers what is focused by keys. */
export function useCoversFocus(over: RefObject<HTMLElement | null>): boolean {
  const [isCovering, setIsCovering] = useState(false);
  useEffect(() => {
    const look = () => {
      const focused = document.activeElement;
      const lies = over.current;
      if (lies === null || focused === null || lies.contains(focused) || !focused.matches(':focus-visible'))
        return setIsCovering(false);
      const [a, b] = [lies.getBoundingClientRect(), focused.getBoundingClientRect()];
      setIsCovering(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
    };
    // The browser scrolls to what is focused after it says so.
    const later = () => requestAnimationFrame(look);
    document.addEventListener('focusin', later);
    document.addEventListener('scroll', later, { passive: true });
    return () => {
      document.removeEventListener('focusin', later);
      document.removeEventListener('scroll', later);
    };
  }, [over]);
  return isCovering;
}
