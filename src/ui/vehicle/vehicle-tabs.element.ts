import { tabAfterKey } from '../embeds/tab-after-key.ts';

/** Opens one of its panels by click or key. */
customElements.define(
  'fc-tabs',
  class extends HTMLElement {
    constructor() {
      super();
      this.addEventListener('click', ({ target }) => this.#open(this.#tabs.indexOf(target as HTMLElement)));
      this.addEventListener('keydown', (event) => {
        const tabs = this.#tabs;
        const at = tabs.indexOf(event.target as HTMLElement);
        const to = at < 0 || event.ctrlKey || event.altKey || event.metaKey ? null : tabAfterKey(event.key, at, tabs.length);
        if (to === null) return;
        event.preventDefault();
        this.#open(to);
        tabs[to]?.focus();
      });
    }

    get #tabs(): HTMLElement[] {
      return [...this.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
    }

    #open(at: number): void {
      if (at < 0) return;
      for (const [place, tab] of this.#tabs.entries()) {
        tab.ariaSelected = String(place === at);
        tab.tabIndex = place === at ? 0 : -1;
      }
      for (const [place, panel] of this.querySelectorAll(':scope > [role=tabpanel]').entries())
        panel.toggleAttribute('data-open', place === at);
    }
  },
);
