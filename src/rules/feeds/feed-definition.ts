import type { FeedMapping } from './propose-mapping.ts';

export const FEED_FORMATS = ['csv', 'tsv', 'json', 'xml'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** A feed as its site's file has it: how a dealership's stock arrives by itself (ledger J7). */
export interface FeedDefinition {
  readonly name: string;
  /** Null when each file's own contents tell. */
  readonly format: FeedFormat | null;
  /** A snapshot is all of the feed's stock: what is not in it is removed. */
  readonly mode: 'changes' | 'snapshot';
  /** Null when somebody accepts a proposed one. */
  readonly mapping: FeedMapping | null;
  readonly from: FeedSource;
}

export type FeedSource =
  /** Files that somebody puts into the feed's folder, as FTP and SFTP servers do. */
  | { readonly kind: 'folder' }
  /** A file that is fetched from an address. */
  | { readonly kind: 'pull'; readonly url: string; readonly minutes: number }
  /** Files that are sent to /api/stock. A higher key number gives the sender a new key. */
  | { readonly kind: 'webhook'; readonly keyNumber: number };

/** An address to show to people: what stands before the host and after the path may be a secret. */
export function shownAddress(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return `${origin}${pathname}${search === '' ? '' : '?…'}`;
}
