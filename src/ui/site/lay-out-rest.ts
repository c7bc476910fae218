import { whenIdle } from '#src/islands/wake-times.ts';
import { savesData } from '#src/ui/kit/saves-data.ts';

/** The parts of pages that browsers leave out of the layout until they are near (`content-visibility`). */
const FAR = '.block-place, .results-grid > *, .vehicle-column > *, .vehicle-more > .section, .site-footer';
/** How long a page is left alone once it has loaded: that is when visitors begin to read, press and scroll, or leave again. */
const REST_MS = 4_000;

/**
 * Has the browser lay out the rest of the page too, one part in each of its pauses: whoever scrolls fast sees no part of it come up, and a picture
 * of the whole page shows all of it. What is above the window stays as it is, since its true height would move what the visitor reads.
 */
export function layOutRest(document: Document): void {
  if (savesData()) return;
  const parts = document.querySelectorAll<HTMLElement>(FAR).values();
  const next = () => {
    const { value } = parts.next();
    if (value === undefined) return;
    if (value.getBoundingClientRect().top > 0) value.style.contentVisibility = 'visible';
    requestAnimationFrame(() => whenIdle(next));
  };
  whenIdle(() => setTimeout(() => whenIdle(next), REST_MS));
}
