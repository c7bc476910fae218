/** How long a client should wait before it tries again; a database that is started anew answers about as soon. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Thrown when the database cannot be reached, goes away in the middle of a query, or has no room for more. Nothing is wrong with what was asked: the
 * request is answered with 503 and Retry-After (ledger I4), and what it wrote may be sent again. Whether a write that was under way was committed is not known.
 */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;
}

/** Recognised by name, because the server and the page bundle each have their own copy of this class. */
export const isDatabaseAway = (error: unknown): error is DatabaseAway => error instanceof Error && error.name === 'DatabaseAway';
