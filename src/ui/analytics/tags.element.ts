import { whenIdle } from '#src/islands/wake-times.ts';
import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import { mayCount } from './consent.ts';

/** Loads the site's tags once the page is idle and the visitor agrees; asks where the site asks. */
customElements.define(
  'fc-tags',
  class extends HTMLElement {
    connectedCallback(): void {
      whenIdle(() => {
        const { google, meta } = this.dataset;
        const isAllowed = mayCount(document.documentElement.dataset, browserStorage());
        // Code that does not come is as good as a tag that is blocked.
        if (isAllowed) import('./load-tags.ts').then(({ loadTags }) => loadTags({ google, meta })).catch(() => {});
        if (this.firstElementChild !== null)
          import('./ask-consent.ts').then(({ askConsent }) => askConsent(this)).catch(() => {});
      });
    }
  },
);
