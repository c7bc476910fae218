import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether the page was scrolled past a mark, which is the element that receives the ref. The mark reaches from the top of the
 * page, so that a jump across it is noticed too. False until hydration.
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
