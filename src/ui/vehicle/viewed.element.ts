import { whenIdle } from '#src/islands/wake-times.ts';
import type { ViewedCar } from '#src/views/vehicle/vehicle-page.ts';

/** Remembers in the browser that this vehicle's page was opened (ledger A6). */
customElements.define(
  'fc-viewed',
  class extends HTMLElement {
    connectedCallback(): void {
      whenIdle(() => void this.#remember());
    }

    async #remember(): Promise<void> {
      const { rememberViewed } = await import('../favourites/viewed-cars.ts');
      rememberViewed(JSON.parse(this.dataset.car ?? '') as ViewedCar);
    }
  },
);
