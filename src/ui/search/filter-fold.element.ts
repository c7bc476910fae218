/** The style sheet shows the filters on a wide screen; `open` is set for browsers and programs that read it. */
class FilterFold extends HTMLElement {
  connectedCallback(): void {
    for (const fold of this.querySelectorAll('details')) if (fold.parentElement === this) fold.open = true;
  }
}

customElements.define('fc-filter-fold', FilterFold);
