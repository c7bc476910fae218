import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import { visitStorage } from '#src/ui/leads/visit-storage.ts';
import { notePage } from '#src/ui/leads/visit-trail.ts';

/** Records an address that a search has changed to in place, as the head of a page records that page (ledger X2). */
export const noteResults = (href: string): void =>
  notePage(visitStorage(), browserStorage(), new URL(href, window.location.origin));
