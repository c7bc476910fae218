/** How far an arrow moves the row, as a share of what is visible of it: the last thing seen stays in view. */
const SHARE = 0.9;

/** Moves a carousel's row by its arrows and dots, and keeps these in step with the row. */
export function followCarousel(carousel: HTMLElement, signal: AbortSignal): void {
  const rowNow = () => carousel.querySelector('.carousel');
  const look = (): void => {
    const row = rowNow();
    if (row === null) return;
    const isAtStart = row.scrollLeft <= 1;
    const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
    for (const arrow of carousel.querySelectorAll<HTMLButtonElement>('[data-move]'))
      arrow.disabled = arrow.dataset.move === 'previous' ? isAtStart : isAtEnd;
    const slide = String(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
    for (const dot of carousel.querySelectorAll<HTMLElement>('[data-slide]')) {
      if (dot.dataset.slide === slide) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  };
  const press = ({ target }: Event): void => {
    const row = rowNow();
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-move], [data-slide]') : null;
    if (row === null || button === null) return;
    const { move, slide } = button.dataset;
    if (slide !== undefined) row.scrollTo({ left: Number(slide) * row.clientWidth });
    else row.scrollBy({ left: (move === 'previous' ? -SHARE : SHARE) * row.clientWidth });
  };
  carousel.addEventListener('click', press, { signal });
  // The scroll event does not bubble.
  carousel.addEventListener('scroll', look, { capture: true, passive: true, signal });
  const row = rowNow();
  if (row === null) return;
  const resized = new ResizeObserver(look);
  resized.observe(row);
  signal.addEventListener('abort', () => resized.disconnect());
}
