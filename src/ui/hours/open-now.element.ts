import { whenIdle, whenNear } from '#src/islands/wake-times.ts';

/** Says whether a location is open now, by the visitor's clock (ledger D6). The rules for that are fetched when it is near the window. */
customElements.define(
  'fc-open-now',
  class extends HTMLElement {
    #leaving = new AbortController();

    connectedCallback(): void {
      this.#leaving = new AbortController();
      const { signal } = this.#leaving;
      const keep = () => void this.#keep(signal).catch((error: unknown) => console.warn('The hours are not shown.', error));
      whenIdle(() => whenNear(this, keep));
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
