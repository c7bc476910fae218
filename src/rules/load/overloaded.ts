/** How long whoever was turned away should wait before asking again. */
const RETRY_AFTER_SECONDS = 5;

/** Thrown in place of beginning work that there is no room for. The request is answered with 503 and Retry-After, never with 500 (ledger H8). */
export class Overloaded extends Error {
  override name = 'Overloaded';
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds = RETRY_AFTER_SECONDS) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Recognised by name: the server and the bundle of pages each hold a copy of this class. */
export const isOverloaded = (error: unknown): error is Overloaded => error instanceof Error && error.name === 'Overloaded';
