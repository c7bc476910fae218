import { type TrackedEvent, track } from './track.ts';

/** Reports its event to analytics, once when the page is opened or at each click on it (ledger X1). */
customElements.define(
  'fc-track',
  class extends HTMLElement {
    #isOpened = false;

    constructor() {
      super();
      this.addEventListener('click', () => this.#report('click'));
    }

    connectedCallback(): void {
      if (this.#isOpened) return;
      this.#isOpened = true;
      this.#report('open');
    }

    #report(on: 'open' | 'click'): void {
      if (this.dataset.on === on) track(JSON.parse(this.dataset.event ?? '') as TrackedEvent);
    }
  },
);
