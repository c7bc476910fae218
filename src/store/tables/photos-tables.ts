import { bigint, defaulted, generated, integer, nullable, oneOf, smallint, text, timestamptz } from './column.ts';

/** Dealers' photos, and the addresses they come from. */
export const photosTables = {
  photo: {
    hash: text,
    width: integer,
    height: integer,
    bytes: integer,
    storedAt: defaulted(timestamptz),
    unusedSince: nullable(timestamptz),
  },
  photoSource: {
    id: generated(bigint),
    dealershipId: integer,
    url: text,
    state: defaulted(oneOf('waiting', 'stored', 'failed')),
    hash: nullable(text),
    attempts: defaulted(smallint),
    nextAttemptAt: nullable(defaulted(timestamptz)),
    reason: nullable(text),
    etag: nullable(text),
    lastModified: nullable(text),
    checkedAt: nullable(timestamptz),
    unusedSince: nullable(timestamptz),
  },
};
