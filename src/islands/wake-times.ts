/** The longest a page may stay busy before what waits for a pause starts anyway. */
const LONGEST_MS = 4_000;

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
}

function inPause(then: () => void): void {
  // Not every browser has it.
  if (typeof requestIdleCallback === 'undefined') setTimeout(then, 200);
  else requestIdleCallback(then, { timeout: LONGEST_MS });
}

/** Calls back once the page has loaded and been painted, and the browser has nothing to do. */
export function whenIdle(then: () => void): void {
  whenLoaded(() => void firstPaint().then(() => inPause(then)));
}

let painted: Promise<void> | undefined;

/** Resolves after the first paint, or in a pause if nobody looks at the page: what is fetched from then on delays nothing that a visitor waits to see. */
export function firstPaint(): Promise<void> {
  painted ??= new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    if (document.hidden) whenLoaded(() => inPause(resolve));
    else setTimeout(resolve, LONGEST_MS);
  });
  return painted;
}

/** The first signs that a visitor is there. A scroll is none: browsers scroll by themselves, to snap a row of photographs for example. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** Calls back in a pause after the visitor has first moved, touched or scrolled anything. */
export function whenVisited(then: () => void): void {
  const seen = new AbortController();
  const start = (event: Event) => {
    // A browser tells a new page where the pointer rests, as a move of no length.
    if (event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    seen.abort();
    whenIdle(then);
  };
  for (const sign of SIGNS) window.addEventListener(sign, start, { passive: true, capture: true, signal: seen.signal });
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
