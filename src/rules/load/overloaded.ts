/** How long a rejected client should wait before it tries again. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Thrown instead of starting work that there is no capacity for. The request is answered with 503 and Retry-After, never with 500
 * (ledger H8).
 */
export class Overloaded extends Error {
  override name = 'Overloaded';
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds = RETRY_AFTER_SECONDS) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Recognised by name, because the server and the page bundle each have their own copy of this class. */
export const isOverloaded = (error: unknown): error is Overloaded => error instanceof Error && error.name === 'Overloaded';
