import { NoQuote } from './quote-lender.ts';

export interface BreakerOptions {
  /** How many failures in a row open it. */
  readonly failures: number;
  /** For how long nobody is asked then. */
  readonly restMs: number;
  readonly now: () => number;
}

/** Leaves a service alone for a while after it has failed several times in a row; then one request may try whether it is well again. */
export class CircuitBreaker {
  readonly #options: BreakerOptions;
  #failures = 0;
  #restsUntil = 0;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  async run<T>(ask: () => Promise<T>): Promise<T> {
    const { failures, restMs, now } = this.#options;
    if (now() < this.#restsUntil) throw new NoQuote('The lender failed several times in a row and is left alone for a while.');
    const isTrial = this.#failures >= failures;
    // While one request tries, the others need not wait for a lender that is likely down.
    if (isTrial) this.#restsUntil = now() + restMs;
    try {
      const answer = await ask();
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
