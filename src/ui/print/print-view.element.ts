/** Opens the browser's print dialog by the button inside. */
customElements.define(
  'fc-print',
  class extends HTMLElement {
    constructor() {
      super();
      this.addEventListener('click', () => window.print());
    }
  },
);
