import { favourites } from './favourites.ts';

/** Offers, once, to take the browser's favourites to the watchlist. How is fetched only where there are some. */
customElements.define(
  'fc-offer-favourites',
  class extends HTMLElement {
    connectedCallback(): void {
      if (favourites.read().cars.length > 0)
        import('./offer-favourites.ts').then((code) => code.offerFavourites(this)).catch(() => {});
    }
  },
);
