import { type TrackedEvent, track } from './track.ts';

/** Reports that a page was opened, once per document. */
class PageEventElement extends HTMLElement {
  #isReported = false;

  connectedCallback(): void {
    if (this.#isReported) return;
    this.#isReported = true;
    track(JSON.parse(this.dataset.event ?? '') as TrackedEvent);
  }
}

customElements.define('fc-page-event', PageEventElement);
