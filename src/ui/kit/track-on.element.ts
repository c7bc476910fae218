import { firstPaint } from '#src/islands/wake-times.ts';
import { AGREED, mayCount } from '#src/ui/analytics/consent.ts';
import { browserStorage } from './browser-storage.ts';
import type { TrackedEvent } from './track.ts';
import { trackLater } from './track-later.ts';

/** Whether this browser has not reported an event with this key: a page that is opened again counts nothing twice. */
function isFirst(once: string | undefined): boolean {
  if (once === undefined) return true;
  const key = `forecourt.reported.${once}`;
  const storage = browserStorage();
  if (storage?.getItem(key) === '1') return false;
  try {
    storage?.setItem(key, '1');
  } catch {
    // A full storage is no reason not to count.
  }
  return true;
}

/** Reports its event to analytics, once when the page is opened or at each click on it (ledger X1). */
customElements.define(
  'fc-track',
  class extends HTMLElement {
    #isOpened = false;

    constructor() {
      super();
      this.addEventListener('click', () => this.#report('click'));
      // What was opened before the visitor agreed counts from then on.
      this.addEventListener(AGREED, () => this.#report('open'));
    }

    connectedCallback(): void {
      if (this.#isOpened) return;
      this.#isOpened = true;
      void firstPaint().then(() => this.#report('open'));
    }

    #report(on: 'open' | 'click'): void {
      if (this.dataset.on !== on || !mayCount(document.documentElement.dataset, browserStorage())) return;
      if (isFirst(this.dataset.once)) void trackLater(JSON.parse(this.dataset.event ?? '') as TrackedEvent);
    }
  },
);
