/** The steps of signing in and of asking for an alert. What follows them is fetched where there are any; until then, and without it, they are plain forms. */
customElements.define(
  'fc-steps',
  class extends HTMLElement {
    #leaving = new AbortController();

    connectedCallback(): void {
      this.#leaving = new AbortController();
      const { signal } = this.#leaving;
      import('./follow-steps.ts').then(
        ({ followSteps }) => {
          if (!signal.aborted) followSteps(this, signal);
        },
        () => {},
      );
    }

    disconnectedCallback(): void {
      this.#leaving.abort();
    }
  },
);
