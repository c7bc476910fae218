/** The sign-in page's steps. What follows them is fetched on that page only; until then, and without it, they are plain forms. */
customElements.define(
  'fc-sign-in',
  class extends HTMLElement {
    #leaving = new AbortController();

    connectedCallback(): void {
      this.#leaving = new AbortController();
      const { signal } = this.#leaving;
      import('./follow-sign-in.ts').then(
        ({ followSignIn }) => {
          if (!signal.aborted) followSignIn(this, signal);
        },
        () => {},
      );
    }

    disconnectedCallback(): void {
      this.#leaving.abort();
    }
  },
);
