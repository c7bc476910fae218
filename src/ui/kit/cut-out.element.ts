/** Shows the silhouette in place of a picture that fails to load. */
class CutOut extends HTMLElement {
  connectedCallback(): void {
    const picture = this.querySelector('img');
    // It may have failed before this script ran: no event fires then.
    if (picture?.complete === true && picture.naturalWidth === 0) this.#lose();
    else picture?.addEventListener('error', this.#lose);
  }

  readonly #lose = (): void => {
    for (const part of this.children) if (part instanceof HTMLElement) part.hidden = part instanceof HTMLImageElement;
  };
}

customElements.define('fc-cut-out', CutOut);
