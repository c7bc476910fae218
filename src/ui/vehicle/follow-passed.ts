/** Shows what is named by data-shows once the page was scrolled past the mark; until then it is inert. A template in it is unpacked at the first time. */
export function followPassed(mark: HTMLElement, signal: AbortSignal): void {
  const watch = new IntersectionObserver(([seen]) => {
    if (seen !== undefined) show(mark, !seen.isIntersecting && seen.boundingClientRect.bottom <= 0);
  });
  watch.observe(mark);
  signal.addEventListener('abort', () => watch.disconnect());
}

function show({ dataset }: HTMLElement, isPassed: boolean): void {
  const bar = document.getElementById(dataset.shows ?? '');
  const packed = isPassed ? bar?.querySelector('template') : null;
  packed?.replaceWith(packed.content);
  bar?.toggleAttribute('inert', !isPassed);
}
