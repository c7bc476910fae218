/**
 * A mark that reaches from the top of the page. What is named by data-shows is inert until the page was scrolled past the mark, which a
 * jump across it does too. A template in it is unpacked at the first time.
 */
customElements.define(
  'fc-passed',
  class extends HTMLElement {
    readonly #watch = new IntersectionObserver(([seen]) => {
      if (seen !== undefined) this.#show(!seen.isIntersecting && seen.boundingClientRect.bottom <= 0);
    });

    connectedCallback(): void {
      this.#watch.observe(this);
    }

    disconnectedCallback(): void {
      this.#watch.disconnect();
    }

    #show(isPassed: boolean): void {
      const bar = document.getElementById(this.dataset.shows ?? '');
      const packed = isPassed ? bar?.querySelector('template') : null;
      packed?.replaceWith(packed.content);
      bar?.toggleAttribute('inert', !isPassed);
    }
  },
);
