import { fillInDetails } from './fill-in-details.ts';

/** Stands at the end of a form, which it fills in as soon as the form is on the page, long before the form's own code is there. */
customElements.define(
  'fc-remembered-details',
  class extends HTMLElement {
    connectedCallback(): void {
      const form = this.closest('form');
      if (form !== null) fillInDetails(form);
    }
  },
);
