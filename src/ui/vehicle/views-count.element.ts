import { whenIdle } from '#src/islands/wake-times.ts';

/** Counts this view of a page and says how many there were, if that is known (ledger V16). */
customElements.define(
  'fc-views',
  class extends HTMLElement {
    #isCounted = false;

    connectedCallback(): void {
      if (this.#isCounted) return;
      this.#isCounted = true;
      const count = () => whenIdle(() => void this.#count());
      // A page prerendered for a click that may never come is not viewed yet.
      if ('prerendering' in document && document.prerendering === true)
        document.addEventListener('prerenderingchange', count, { once: true });
      else count();
    }

    async #count(): Promise<void> {
      const { viewsText } = await import('./views-text.ts');
      const text = await viewsText(this.dataset.href ?? '');
      if (text !== null) this.append(this.querySelector('template')?.content ?? '', text);
    }
  },
);
