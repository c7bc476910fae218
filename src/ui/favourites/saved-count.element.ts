import { favourites } from './favourites.ts';

/** Fills in how many vehicles are saved. */
class SavedCount extends HTMLElement {
  #stop = () => {};

  connectedCallback(): void {
    this.#stop = favourites.subscribe(this.#show);
    this.#show();
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  readonly #show = (): void => {
    const { length } = favourites.read().cars;
    for (const place of this.querySelectorAll('[data-count]')) place.textContent = String(length);
    this.hidden = length === 0;
  };
}

customElements.define('fc-saved-count', SavedCount);
