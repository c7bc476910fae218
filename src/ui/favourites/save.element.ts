import { watchlist } from '#src/ui/accounts/own-watchlist.ts';
import { toggleWatched } from '#src/ui/accounts/toggle-watched.ts';
import type { SaveView } from '#src/views/card/save-view.ts';
import { favourites } from './favourites.ts';
import { toggleFavourite } from './toggle-favourite.ts';

/** The button that saves a vehicle: shows it where the browser can save, and keeps it pressed while the vehicle is saved. */
class Save extends HTMLElement {
  static readonly observedAttributes = ['data-car'];
  #stop = () => {};

  connectedCallback(): void {
    this.addEventListener('click', this.#press);
    const isAccount = this.#car?.account !== undefined;
    this.#stop = (isAccount ? watchlist : favourites).subscribe(this.#show);
    this.#show();
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#show();
  }

  get #car(): SaveView | null {
    try {
      return JSON.parse(this.dataset.car ?? '') as SaveView;
    } catch {
      return null;
    }
  }

  readonly #show = (): void => {
    const button = this.querySelector('button');
    if (button === null) return;
    const car = this.#car;
    const { canSave, isSaved } = car === null ? NOT : savedState(car);
    button.hidden = !canSave && !isSaved;
    button.setAttribute('aria-pressed', String(isSaved));
  };

  readonly #press = ({ target }: Event): void => {
    const car = this.#car;
    if (car === null || !(target instanceof Element) || target.closest('button') === null) return;
    if (car.account !== undefined) void toggleWatched(car);
    else toggleFavourite(car);
  };
}

const NOT = { canSave: false, isSaved: false };

function savedState({ id, account }: SaveView): typeof NOT {
  if (account !== undefined) return { canSave: !account.isSold, isSaved: watchlist.read().ids.has(id) };
  const { state, cars } = favourites.read();
  return { canSave: state === 'on', isSaved: cars.some((car) => car.id === id) };
}

customElements.define('fc-save', Save);
