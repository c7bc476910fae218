import type { SaveView } from '#src/views/card/save-view.ts';
import { favourites } from './favourites.ts';
import { toggleFavourite } from './toggle-favourite.ts';

/** The button that saves a vehicle: shows it where the browser can save, and keeps it pressed while the vehicle is saved. */
class Save extends HTMLElement {
  static readonly observedAttributes = ['data-car'];
  #stop = () => {};

  connectedCallback(): void {
    this.addEventListener('click', this.#press);
    this.#stop = favourites.subscribe(this.#show);
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
    const [car, { state, cars }] = [this.#car, favourites.read()];
    button.hidden = car === null || state !== 'on';
    button.setAttribute('aria-pressed', String(cars.some(({ id }) => id === car?.id)));
  };

  readonly #press = ({ target }: Event): void => {
    const car = this.#car;
    if (car !== null && target instanceof Element && target.closest('button') !== null) toggleFavourite(car);
  };
}

customElements.define('fc-save', Save);
