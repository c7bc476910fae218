export interface BreakerOptions {
  /** How many failures in a row open it. */
  readonly failures: number;
  /** How long it then stays open. */
  readonly restMs: number;
  readonly now: () => number;
  /** What is thrown while it is open. */
  readonly refusal: () => Error;
}

/** Stops calling a service for a while after several failures in a row; then one request tries whether it works again. */
export class CircuitBreaker {
  readonly #options: BreakerOptions;
  #failures = 0;
  #restsUntil = 0;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  async run<T>(call: () => Promise<T>): Promise<T> {
    const { failures, restMs, now, refusal } = this.#options;
    const left = this.#restsUntil - now();
    // A rest that is longer than a rest was begun by a clock that has been put back since.
    if (left > 0 && left <= restMs) throw refusal();
    const isTrial = this.#failures >= failures;
    // While one request tries, the others fail at once: the service is probably still down.
    if (isTrial) this.#restsUntil = now() + restMs;
    try {
      const answer = await call();
      this.#failures = 0;
      this.#restsUntil = 0;
      return answer;
    } catch (error) {
      this.#failures += 1;
      if (this.#failures >= failures) this.#restsUntil = now() + restMs;
      throw error;
    }
  }
}
