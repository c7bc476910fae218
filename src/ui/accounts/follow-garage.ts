import './define-watched.ts';
import { followConnection } from './follow-connection.ts';
import { followCounts } from './follow-counts.ts';
import { followParts } from './follow-parts.ts';

/** What changes on a page of the shopper's own while it is open. */
export function followGarage(root: HTMLElement, signal: AbortSignal): void {
  followParts(root, signal);
  followCounts(root, signal);
  followConnection(root, signal);
}
