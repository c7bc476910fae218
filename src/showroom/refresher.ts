import { setTimeout as wait } from 'node:timers/promises';
import { type ChangeListener, listenForChanges } from '#src/store/site/listen.ts';

export interface RefresherOptions {
  /** Where to listen for hints. */
  readonly url: string;
  /** Brings everything in memory up to date; never called twice at once. */
  readonly refresh: () => Promise<unknown>;
  /** Whether the last of them left something to do: then the next follows at once. */
  readonly isBehind: () => boolean;
  /** Called when the database stops or starts answering. */
  readonly onHealth: (isHealthy: boolean, reason: string) => void;
}

const POLL = 1_000;
/** Several changes within this time are handled as one. */
const GATHER = 200;

/**
 * Keeps memory up to date with the database. A notification is only a hint to look sooner: what can be relied on is that the versions are read
 * every second, and after every new connection.
 */
export class Refresher {
  readonly #options: RefresherOptions;
  readonly #stopping = new AbortController();
  #listener: ChangeListener | null = null;
  #hinted: (() => void) | null = null;
  #running: Promise<void> | null = null;
  #isHealthy = true;

  constructor(options: RefresherOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#hinted?.();
    await this.#running;
    await this.#listener?.close();
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#look();
      if (!this.#isHealthy || !this.#options.isBehind()) await this.#hintOr(POLL);
    }
  }

  async #look(): Promise<void> {
    try {
      // It also works without listening: hints only make it look sooner.
      if (this.#listener === null) await this.#listen().catch(() => {});
      await this.#options.refresh();
      this.#health(true, '');
    } catch (error) {
      this.#health(false, error instanceof Error ? error.message : String(error));
    }
  }

  async #listen(): Promise<void> {
    let listener: ChangeListener | null = null;
    listener = await listenForChanges(this.#options.url, {
      onChange: () => this.#hinted?.(),
      onGone: () => {
        // A lost connection may say so twice, the second time when another has taken its place.
        if (this.#listener === listener) this.#listener = null;
        // Whatever was notified meanwhile was missed: look at once.
        this.#hinted?.();
      },
    });
    this.#listener = listener;
  }

  async #hintOr(milliseconds: number): Promise<void> {
    const hint = new Promise<boolean>((resolve) => {
      this.#hinted = () => resolve(true);
    });
    const timer = new AbortController();
    const wasHinted = await Promise.race([
      hint,
      wait(milliseconds, false, { signal: AbortSignal.any([timer.signal, this.#stopping.signal]) }).catch(() => false),
    ]);
    this.#hinted = null;
    timer.abort();
    if (wasHinted && !this.#stopping.signal.aborted)
      await wait(GATHER, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }

  #health(isHealthy: boolean, reason: string): void {
    if (isHealthy !== this.#isHealthy) this.#options.onHealth(isHealthy, reason);
    this.#isHealthy = isHealthy;
  }
}
