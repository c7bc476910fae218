import { favourites } from './favourites.ts';
import { followWatched } from './follow-watched.ts';

/** Fills in how many vehicles are saved. */
class SavedCount extends HTMLElement {
  #stop = () => {};

  connectedCallback(): void {
    if (this.dataset.to === 'account') {
      this.#stop = followWatched((ids) => this.#show(ids.size));
      return;
    }
    const show = () => this.#show(favourites.read().cars.length);
    this.#stop = favourites.subscribe(show);
    show();
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  #show(count: number): void {
    for (const place of this.querySelectorAll('[data-count]')) place.textContent = String(count);
    this.hidden = count === 0;
  }
}

customElements.define('fc-saved-count', SavedCount);
