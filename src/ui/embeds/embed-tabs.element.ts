customElements.define(
  'fc-embed-tabs',
  class extends HTMLElement {
    connectedCallback(): void {
      // If the code fails to load, the tabs stay links.
      import('./make-tabs.ts').then(
        (code) => code.makeTabs(this),
        () => {},
      );
    }
  },
);
