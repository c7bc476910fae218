import { openUnderPointer } from '#src/ui/kit/under-pointer.ts';

/** Opens the hours on hover, and closes them on Escape and when the focus has moved on. */
class HoursDropdown extends HTMLElement {
  #listening = new AbortController();

  connectedCallback(): void {
    const details = this.querySelector('details');
    if (details === null) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    openUnderPointer(details, signal);
    details.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !details.open) return;
        details.querySelector('summary')?.focus();
        details.open = false;
      },
      { signal },
    );
    details.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!details.contains(relatedTarget as Node | null)) details.open = false;
      },
      { signal },
    );
  }

  disconnectedCallback(): void {
    this.#listening.abort();
  }
}

customElements.define('fc-hours-dropdown', HoursDropdown);
