import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether the page was scrolled past a mark; the mark is the element that the reference is given to. It reaches from the top of the page, so that
 * a jump from before it to behind it is noticed too. False until the page runs.
 */
export function usePassed(): [mark: RefObject<HTMLDivElement | null>, isPassed: boolean] {
  const mark = useRef<HTMLDivElement>(null);
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (element === null) return;
    const watch = new IntersectionObserver(([seen]) => {
      if (seen !== undefined) setIsPassed(!seen.isIntersecting && seen.boundingClientRect.bottom <= 0);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [mark, isPassed];
}
