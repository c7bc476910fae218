/** One Ctrl-C arrives twice under npm, from the terminal and from npm; a second key press comes later than this. */
const ONE_PRESS_MS = 1_000;

/** What has been started so far and how to end it, in reverse order; a second request to stop no longer waits. */
export class Shutdown {
  readonly #ends: (() => Promise<void>)[] = [];
  readonly #hurries: (() => void)[] = [];
  readonly #stop = new AbortController();
  #ending: Promise<void> | undefined;
  #askedAt = 0;

  /** Aborted as soon as Forecourt is asked to stop. */
  readonly signal = this.#stop.signal;

  /** Adds how to end something that has just been started, and what to do instead when there is no time. */
  add(end: () => Promise<void>, hurry?: () => void): void {
    this.#ends.push(end);
    if (hurry !== undefined) this.#hurries.push(hurry);
  }

  /** Listens for Ctrl-C, a service manager and a closed terminal. */
  listen(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (!this.signal.aborted) {
          this.#askedAt = performance.now();
          this.#stop.abort();
        } else if (performance.now() - this.#askedAt > ONE_PRESS_MS) {
          for (const hurry of this.#hurries) hurry();
        }
      });
    }
  }

  /** Resolves when Forecourt is asked to stop. */
  requested(): Promise<void> {
    return new Promise((resolve) => {
      if (this.signal.aborted) resolve();
      else this.signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  /** Waits for a step of the start; throws Stopped as soon as Forecourt is asked to stop. */
  async unlessStopped<T>(step: Promise<T>): Promise<T> {
    const stopped = this.requested().then(() => Promise.reject(new Stopped()));
    return await Promise.race([step, stopped]);
  }

  /** Ends everything; if one thing fails to end, the others are still ended. */
  end(): Promise<void> {
    this.#ending ??= this.#endAll();
    return this.#ending;
  }

  async #endAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const end of this.#ends.toReversed()) await end().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}

/** Forecourt was asked to stop while it was starting, which is not a failure. */
export class Stopped extends Error {
  override name = 'Stopped';
}
