import type { ViewedCar } from '#src/views/vehicle/vehicle-page.ts';
import { rememberViewed } from '../favourites/viewed-cars.ts';

/** Remembers in the browser that this vehicle's page was opened, also if it is left at once (ledger A6). */
customElements.define(
  'fc-viewed',
  class extends HTMLElement {
    connectedCallback(): void {
      rememberViewed(JSON.parse(this.dataset.car ?? '') as ViewedCar);
    }
  },
);
