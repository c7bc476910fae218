/** One Ctrl-C arrives twice under npm, from the terminal and from npm; a person's second one comes later than this. */
const ONE_PRESS_MS = 1_000;

/** What has been started so far and how to end it, last begun first; a second request to stop no longer waits. */
export class Shutdown {
  readonly #ends: (() => Promise<void>)[] = [];
  readonly #hurries: (() => void)[] = [];
  readonly #asked = new AbortController();
  #ending: Promise<void> | undefined;
  #askedAt = 0;

  /** Aborted as soon as somebody asks Forecourt to stop. */
  readonly signal = this.#asked.signal;

  /** Remembers how to end something that has just been started, and what to do instead when there is no time. */
  add(end: () => Promise<void>, hurry?: () => void): void {
    this.#ends.push(end);
    if (hurry !== undefined) this.#hurries.push(hurry);
  }

  /** Listens to Ctrl-C, a service manager and a closed terminal. */
  listen(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (!this.signal.aborted) {
          this.#askedAt = performance.now();
          this.#asked.abort();
        } else if (performance.now() - this.#askedAt > ONE_PRESS_MS) {
          for (const hurry of this.#hurries) hurry();
        }
      });
    }
  }

  /** Resolves when somebody asks Forecourt to stop. */
  asked(): Promise<void> {
    return new Promise((resolve) => {
      if (this.signal.aborted) resolve();
      else this.signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  /** Waits for a step of the start, but no longer than until somebody asks to stop; says whether the start goes on. */
  async unlessAsked<T>(step: Promise<T>): Promise<T> {
    const stopped = this.asked().then(() => Promise.reject(new Stopped()));
    return await Promise.race([step, stopped]);
  }

  /** Ends everything; one thing that will not end does not keep the others from it. */
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

/** Somebody asked Forecourt to stop while it was starting; no failure. */
export class Stopped extends Error {
  override name = 'Stopped';
}
