/** How far an arrow moves the row, as a share of what is visible of it: the last thing seen stays in view. */
const SHARE = 0.9;

/** Moves a carousel's row by its arrows and dots, and keeps these in step with the row. */
class CarouselElement extends HTMLElement {
  readonly #resized = new ResizeObserver(() => this.#look());

  connectedCallback(): void {
    this.addEventListener('click', this.#press);
    // The scroll event does not bubble.
    this.addEventListener('scroll', this.#look, { capture: true, passive: true });
    if (this.#row !== null) this.#resized.observe(this.#row);
  }

  disconnectedCallback(): void {
    this.#resized.disconnect();
  }

  get #row(): HTMLElement | null {
    return this.querySelector('.carousel');
  }

  readonly #look = (): void => {
    const row = this.#row;
    if (row === null) return;
    const isAtStart = row.scrollLeft <= 1;
    const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
    for (const arrow of this.querySelectorAll<HTMLButtonElement>('[data-move]'))
      arrow.disabled = arrow.dataset.move === 'previous' ? isAtStart : isAtEnd;
    const slide = String(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
    for (const dot of this.querySelectorAll<HTMLElement>('[data-slide]')) {
      if (dot.dataset.slide === slide) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  };

  readonly #press = ({ target }: Event): void => {
    const [row, button] = [
      this.#row,
      target instanceof Element ? target.closest<HTMLElement>('[data-move], [data-slide]') : null,
    ];
    if (row === null || button === null) return;
    const { move, slide } = button.dataset;
    if (slide !== undefined) row.scrollTo({ left: Number(slide) * row.clientWidth });
    else row.scrollBy({ left: (move === 'previous' ? -SHARE : SHARE) * row.clientWidth });
  };
}

customElements.define('fc-carousel', CarouselElement);
