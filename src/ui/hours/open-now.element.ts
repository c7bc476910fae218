import { whenIdle } from '#src/islands/wake-times.ts';

/** Says whether a location is open now, by the visitor's clock (ledger D6). The rules for that are fetched when the page is idle. */
customElements.define(
  'fc-open-now',
  class extends HTMLElement {
    #leaving = new AbortController();

    connectedCallback(): void {
      this.#leaving = new AbortController();
      const { signal } = this.#leaving;
      whenIdle(() => void this.#keep(signal).catch((error: unknown) => console.warn('The hours are not shown.', error)));
    }

    disconnectedCallback(): void {
      this.#leaving.abort();
    }

    async #keep(signal: AbortSignal): Promise<void> {
      const { keepOpenNow } = await import('./keep-open-now.ts');
      if (!signal.aborted) keepOpenNow(this, signal);
    }
  },
);
