import { whenIdle } from '#src/islands/wake-times.ts';

/** Requests a vehicle's quote from the lender once the page is idle; a failure changes nothing (ledger M8). */
customElements.define(
  'fc-quote-request',
  class extends HTMLElement {
    #isDone = false;

    connectedCallback(): void {
      if (this.#isDone) return;
      this.#isDone = true;
      whenIdle(() => void this.#request().catch(() => {}));
    }

    async #request(): Promise<void> {
      const { href, quoteKey, carId } = this.dataset;
      const code = await import('./request-quote.ts');
      await code.requestQuote(href ?? '', quoteKey ?? '', Number(carId));
    }
  },
);
