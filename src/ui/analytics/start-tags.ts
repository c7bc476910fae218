import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import { askConsent } from './ask-consent.ts';
import { mayCount } from './consent.ts';
import { loadTags } from './load-tags.ts';
import { countEngagement } from './standard-engagement.ts';

/** Loads the site's tags if the visitor agrees, counts what only the standard counts, and asks where the site asks. */
export function startTags(tags: HTMLElement): void {
  const { google, meta } = tags.dataset;
  if (mayCount(document.documentElement.dataset, browserStorage())) loadTags({ google, meta });
  if (document.documentElement.dataset.standardEvents !== undefined) countEngagement(document);
  askConsent(tags);
}
