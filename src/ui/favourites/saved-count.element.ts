import { watchlist } from '#src/ui/accounts/own-watchlist.ts';
import { favourites } from './favourites.ts';

/** Fills in how many vehicles are saved. */
class SavedCount extends HTMLElement {
  #stop = () => {};

  connectedCallback(): void {
    this.#stop = (this.#isAccount ? watchlist : favourites).subscribe(this.#show);
    this.#show();
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  get #isAccount(): boolean {
    return this.dataset.to === 'account';
  }

  readonly #show = (): void => {
    const count = this.#isAccount ? watchlist.read().ids.size : favourites.read().cars.length;
    for (const place of this.querySelectorAll('[data-count]')) place.textContent = String(count);
    this.hidden = count === 0;
  };
}

customElements.define('fc-saved-count', SavedCount);
