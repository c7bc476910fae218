import type { IncomingHttpHeaders } from 'node:http';

/** What a server said of something when it was last fetched, by which it can say whether it has changed since. */
export interface Edition {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** The headers that ask for something only if it is another edition. */
export const conditionsOf = (known: Edition | null): Record<string, string> => ({
  ...(known?.etag ? { 'If-None-Match': known.etag } : {}),
  ...(known?.lastModified ? { 'If-Modified-Since': known.lastModified } : {}),
});

export const editionOf = (headers: IncomingHttpHeaders): Edition => ({
  etag: kept(headers.etag),
  lastModified: kept(headers['last-modified']),
});

/** A header that can be sent back as it is; longer ones, and other signs than ASCII, are no editions. */
const kept = (header: string | undefined): string | null =>
  header !== undefined && /^[\x20-\x7E]{1,300}$/.test(header) ? header : null;
