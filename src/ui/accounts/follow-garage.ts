import './define-watched.ts';
import { followConnection } from './follow-connection.ts';
import { followCounts } from './follow-counts.ts';
import { followParts } from './follow-parts.ts';
import { watchlist } from './own-watchlist.ts';

/** What changes on a page of the shopper's own while it is open. */
export function followGarage(root: HTMLElement, signal: AbortSignal): void {
  // A car that was saved while the page was on its way may be missing on it.
  if (watchlist.hasChangedBetween(performance.timeOrigin, Date.now())) window.location.reload();
  followParts(root, signal);
  followCounts(root, signal);
  followConnection(root, signal);
}
