interface Follower {
  readonly follow: (element: HTMLElement, signal: AbortSignal) => void;
}

/** What follows a part of buying in the browser, each fetched only where it is needed; until then, and without it, the part is plain HTML. */
const FOLLOWERS: Readonly<Record<string, () => Promise<Follower>>> = {
  checkout: () => import('./follow-checkout.ts'),
  countdown: () => import('./follow-countdown.ts'),
  payment: () => import('./follow-payment.ts'),
  keeping: () => import('./follow-keeping.ts'),
  cancel: () => import('./follow-cancel.ts'),
  print: () => import('./follow-print.ts'),
};

customElements.define(
  'fc-buying',
  class extends HTMLElement {
    #leaving = new AbortController();

    connectedCallback(): void {
      const { does = '', car = '' } = this.dataset;
      // Only a browser that holds this vehicle asks about it: the server has said so in a cookie.
      if (does === 'keeping' && !document.cookie.split('; ').includes(`keeping=${car}`)) return;
      this.#leaving = new AbortController();
      const { signal } = this.#leaving;
      FOLLOWERS[does]?.().then(
        ({ follow }) => {
          if (!signal.aborted) follow(this, signal);
        },
        () => {},
      );
    }

    disconnectedCallback(): void {
      this.#leaving.abort();
    }
  },
);
