import type { Directory } from '#src/showroom/directory.ts';
import { isEstimated } from '#src/showroom/market-shelf.ts';
import type { Showrooms } from '#src/showroom/showrooms.ts';

export interface ReadinessOptions {
  /** How long to wait for estimates once every site is in memory. */
  readonly estimatesWaitMs: number;
  readonly now: () => number;
}

/**
 * Whether every site and its stock can be served (ledger I5), together with the market's first estimates. A site that could not be loaded is
 * tried again at each check. The worker makes the estimates, and a web process may run without a worker or long before it starts, so the wait is
 * limited: without estimates a site lacks one panel and nothing else.
 */
export class Readiness {
  readonly #directory: Directory;
  readonly #showrooms: Showrooms;
  readonly #options: ReadinessOptions;
  readonly #seen = new Set<number>();
  readonly #estimated = new Set<number>();
  #waitsSince: number | null = null;
  #isStopping = false;

  constructor(directory: Directory, showrooms: Showrooms, options: ReadinessOptions) {
    this.#directory = directory;
    this.#showrooms = showrooms;
    this.#options = options;
  }

  get isReady(): boolean {
    return !this.#isStopping && this.#isLoaded && (this.#hasWaited || this.#lacking.length === 0);
  }

  /** Loads the sites that have not been loaded yet; returns those that failed. */
  async check(): Promise<string[]> {
    const failed: string[] = [];
    for (const { id, slug } of this.#directory.sites) {
      if (this.#seen.has(id)) continue;
      try {
        if ((await this.#showrooms.of(id)) !== null) this.#seen.add(id);
      } catch (error) {
        failed.push(`${slug}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    if (this.#isLoaded) {
      this.#waitsSince ??= this.#options.now();
      // After that wait estimates are not checked again: a site that was dropped from memory would be loaded only for this.
      if (!this.#hasWaited) await this.#lookForEstimates();
    }
    return failed;
  }

  /** From now on load balancers should send no requests here. */
  stop(): void {
    this.#isStopping = true;
  }

  get #isLoaded(): boolean {
    return this.#directory.isLoaded && this.#directory.sites.every(({ id }) => this.#seen.has(id));
  }

  /** Whether the wait for estimates is over. */
  get #hasWaited(): boolean {
    return this.#waitsSince !== null && this.#options.now() - this.#waitsSince >= this.#options.estimatesWaitMs;
  }

  get #lacking(): readonly number[] {
    return this.#directory.sites.flatMap(({ id }) => (this.#estimated.has(id) ? [] : [id]));
  }

  async #lookForEstimates(): Promise<void> {
    for (const id of this.#lacking) {
      const showroom = await this.#showrooms.of(id).catch(() => null);
      if (showroom === null || isEstimated(showroom.market)) this.#estimated.add(id);
    }
  }
}
