import { whenIdle } from '#src/islands/wake-times.ts';

const fetchCode = () => import('./send-reveal.ts');

/** Reveals a dealer's telephone number, or calls it at once, and counts that (ledger V11). */
customElements.define(
  'fc-call',
  class extends HTMLElement {
    constructor() {
      super();
      this.addEventListener('click', ({ target }) => {
        if (!(target instanceof Element)) return;
        const button = target.closest('button');
        const link = this.querySelector('a');
        // Once it is revealed, calling it is no second reveal.
        if (link === null || (button === null && this.querySelector('button') !== null)) return;
        const { reveal } = this.dataset;
        if (reveal !== undefined) void fetchCode().then((code) => code.sendReveal(reveal), console.warn);
        if (button === null) return;
        button.hidden = true;
        if (link.parentElement !== null) link.parentElement.className = 'contents';
        // The button that had the focus is gone: move it to the number.
        link.focus();
      });
    }

    connectedCallback(): void {
      // A phone leaves the page for the call: the code that counts it is there by then.
      whenIdle(() => void fetchCode().catch(() => {}));
      if (this.dataset.missing !== undefined) console.warn('The dealer of this vehicle has no telephone number.');
    }
  },
);
