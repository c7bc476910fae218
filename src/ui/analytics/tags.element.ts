import { whenIdle } from '#src/islands/wake-times.ts';

/** The site's tags, which wait until the page is idle. Code that does not come is as good as a tag that is blocked. */
customElements.define(
  'fc-tags',
  class extends HTMLElement {
    connectedCallback(): void {
      whenIdle(() => void import('./start-tags.ts').then((code) => code.startTags(this)).catch(() => {}));
    }
  },
);
