import { fillInWhenSeen } from './fill-in-details.ts';

/** Stands at the end of a form, which it fills in as soon as the form is on the page, long before the form's own code is there. */
customElements.define(
  'fc-remembered-details',
  class extends HTMLElement {
    connectedCallback(): void {
      const form = this.closest('form');
      // Not before the form's island has looked for what a visitor typed: that would wake it, and nobody has used it yet.
      if (form !== null) void customElements.whenDefined('fc-island').then(() => fillInWhenSeen(form));
    }
  },
);
