/** A part of buying, which is followed by script fetched only where it is needed; until then, and without it, the part is plain HTML. */
customElements.define(
  'fc-buying',
  class extends HTMLElement {
    #leaving = new AbortController();

    connectedCallback(): void {
      const { does, car } = this.dataset;
      // Only a browser that holds this vehicle asks about it: the server has said so in a cookie.
      if (does === 'keeping' && !document.cookie.split('; ').includes(`keeping=${car}`)) return;
      this.#leaving = new AbortController();
      const { signal } = this.#leaving;
      import('./follow-buying.ts').then(
        ({ followBuying }) => {
          if (!signal.aborted) followBuying(this, signal);
        },
        () => {},
      );
    }

    disconnectedCallback(): void {
      this.#leaving.abort();
    }
  },
);
