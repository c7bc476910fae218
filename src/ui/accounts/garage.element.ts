/** The pages of a shopper's own. What follows them is fetched there only; without it they are plain pages. */
customElements.define(
  'fc-garage',
  class extends HTMLElement {
    #leaving = new AbortController();

    connectedCallback(): void {
      this.#leaving = new AbortController();
      const { signal } = this.#leaving;
      import('./follow-garage.ts').then(
        ({ followGarage }) => {
          if (!signal.aborted) followGarage(this, signal);
        },
        () => {},
      );
    }

    disconnectedCallback(): void {
      this.#leaving.abort();
    }
  },
);
