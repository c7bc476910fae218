import type { Watching } from '#src/ui/accounts/watchlist.ts';
import type { SaveView } from '#src/views/card/save-view.ts';
import { favourites } from './favourites.ts';
import { followWatched } from './follow-watched.ts';
import { toggleFavourite } from './toggle-favourite.ts';

/** The button that saves a vehicle: shows it where the browser can save, and keeps it pressed while the vehicle is saved. */
class Save extends HTMLElement {
  static readonly observedAttributes = ['data-car'];
  #stop = () => {};
  #watched: Watching['ids'] = new Set();

  connectedCallback(): void {
    this.addEventListener('click', this.#press);
    this.#stop =
      this.#car?.account === undefined
        ? favourites.subscribe(this.#show)
        : followWatched((ids) => {
            this.#watched = ids;
            this.#show();
          });
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
    const { canSave, isSaved } = car === null ? NOT : this.#state(car);
    button.hidden = !canSave && !isSaved;
    button.setAttribute('aria-pressed', String(isSaved));
  };

  readonly #press = ({ target }: Event): void => {
    const car = this.#car;
    const button = target instanceof Element ? target.closest('button') : null;
    if (car === null || button === null) return;
    if (car.account === undefined) {
      toggleFavourite(car);
      return;
    }
    // What two presses ask for would arrive in any order.
    if (button.ariaBusy === 'true') return;
    const isSaved = button.getAttribute('aria-pressed') === 'true';
    button.ariaBusy = 'true';
    import('#src/ui/accounts/toggle-watched.ts')
      .then(
        (code) => code.toggleWatched(car, isSaved),
        () => window.alert('We couldn’t save it. Check your connection and try again.'),
      )
      .finally(() => button.removeAttribute('aria-busy'));
  };

  #state({ id, account }: SaveView): typeof NOT {
    if (account !== undefined) return { canSave: !account.isSold, isSaved: this.#watched.has(id) };
    const { state, cars } = favourites.read();
    return { canSave: state === 'on', isSaved: cars.some((car) => car.id === id) };
  }
}

const NOT = { canSave: false, isSaved: false };

customElements.define('fc-save', Save);
