import { whenIdle } from '#src/islands/wake-times.ts';

/** Fetches the slider's code when the page is idle, or when the slider is used before that. */
class PriceSlider extends HTMLElement {
  #isStarted = false;

  connectedCallback(): void {
    for (const use of ['pointerdown', 'focusin']) this.addEventListener(use, this.#start, { once: true, passive: true });
    whenIdle(this.#start);
  }

  readonly #start = (): void => {
    if (this.#isStarted) return;
    this.#isStarted = true;
    void import('./slide-prices.ts').then((code) => code.slidePrices(this));
  };
}

customElements.define('fc-price-slider', PriceSlider);
