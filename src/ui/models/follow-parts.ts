/** A part is in view while it crosses a line a quarter down the window, below what stays at the top. */
const LINE = '-25% 0px -74% 0px';

/** Marks the link to the part of the page that is in view; none while no part is (ledger E1). */
export function followParts(bar: HTMLElement, signal: AbortSignal): void {
  const jumps = [...bar.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const part = document.getElementById(link.hash.slice(1));
    return part === null ? [] : [{ link, part }];
  });
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
      const current = jumps.findLast(({ part }) => inView.has(part))?.link;
      for (const { link } of jumps)
        if (link === current) link.ariaCurrent = 'true';
        else link.removeAttribute('aria-current');
      // On a phone the row is wider than the window.
      if (current?.parentElement) current.parentElement.scrollLeft = current.offsetLeft - current.parentElement.offsetLeft - 16;
    },
    { rootMargin: LINE },
  );
  for (const { part } of jumps) observer.observe(part);
  signal.addEventListener('abort', () => observer.disconnect());
}
