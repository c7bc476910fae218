/** Opens and shuts its rest by its button, and turns the button's word over. */
customElements.define(
  'fc-fold',
  class extends HTMLElement {
    constructor() {
      super();
      this.addEventListener('click', (event) => {
        const button = event.target instanceof Element ? event.target.closest<HTMLElement>('.fold__button') : null;
        // An island that is not awake yet keeps the press, and makes it again.
        if (button === null || event.defaultPrevented) return;
        button.ariaExpanded = String(this.toggleAttribute('data-open'));
        const word = button.firstChild;
        if (word === null) return;
        const before = word.nodeValue ?? '';
        word.nodeValue = button.dataset.otherWord ?? before;
        button.dataset.otherWord = before;
      });
    }
  },
);
