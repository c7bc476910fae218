/** The longest a page may stay busy before what waits for a pause starts anyway. */
const LONGEST_MS = 4_000;

/** Calls back once the page has loaded and the browser has nothing to do. */
export function whenIdle(then: () => void): void {
  const rest = () => {
    // Not every browser has it.
    if (typeof requestIdleCallback === 'undefined') setTimeout(then, 200);
    else requestIdleCallback(then, { timeout: LONGEST_MS });
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}

/** Calls back once an element is within a window's height of being seen. */
export function whenNear(element: Element, then: () => void): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      then();
    },
    { rootMargin: '100% 0px' },
  );
  watch.observe(element);
}
