/** Opens the provider's own map in place of the picture when that is asked for (ledger D3). */
customElements.define(
  'fc-map',
  class extends HTMLElement {
    constructor() {
      super();
      this.addEventListener('click', ({ target }) => {
        if (!(target instanceof Element) || target.closest('button') === null) return;
        const frame = document.createElement('iframe');
        frame.title = this.dataset.title ?? '';
        frame.className = `block w-full border-0 ${this.dataset.look ?? ''}`;
        frame.src = this.dataset.src ?? '';
        this.replaceChildren(frame);
      });
    }
  },
);
