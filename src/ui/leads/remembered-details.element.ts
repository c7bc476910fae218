import { firstPaint } from '#src/islands/wake-times.ts';

/** Stands at the end of a form, which it fills in soon after the form is on the page, long before the form's own code is there. */
customElements.define(
  'fc-remembered-details',
  class extends HTMLElement {
    connectedCallback(): void {
      const form = this.closest('form');
      if (form !== null) void this.#fillIn(form).catch(() => {});
    }

    async #fillIn(form: HTMLFormElement): Promise<void> {
      await firstPaint();
      // Not before the form's island has looked for what a visitor typed: that would wake it, and nobody has used it yet.
      const [{ fillInWhenSeen }] = await Promise.all([import('./fill-in-details.ts'), customElements.whenDefined('fc-island')]);
      fillInWhenSeen(form);
    }
  },
);
