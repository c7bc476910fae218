import { type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of a page whose code comes only once it is near the window; it stands within `WhenNear` of the same id. The server renders it whole,
 * so that it can be read at once and nothing moves; until its code is there it does not answer to the hand.
 */
export const lazyWhenNear = <Props,>(
  id: string,
  load: () => Promise<(props: Props) => ReactNode>,
): LazyExoticComponent<(props: Props) => ReactNode> =>
  lazy(async () => {
    await whenNear(`#${id}`);
    try {
      return { default: await load() };
    } catch (error) {
      // What the server made stays as it is: better than no page.
      console.warn(`The code of “${id}” could not be had.`, error);
      return new Promise<never>(() => {});
    }
  });

/** The place of such a part. */
export function WhenNear({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <div id={id} className="empty:hidden">
      <Suspense>{children}</Suspense>
    </div>
  );
}

/** Resolves once a place of the page is within a window's height of being seen; at once where there is none yet, and on the server. */
export function whenNear(selector: string): Promise<void> {
  const places = typeof document === 'undefined' ? [] : document.querySelectorAll(selector);
  if (places.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: '100% 0px' },
    );
    for (const place of places) watch.observe(place);
  });
}
