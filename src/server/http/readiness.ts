import type { Directory } from '#src/showroom/directory.ts';
import { isEstimated } from '#src/showroom/market-shelf.ts';
import type { Showrooms } from '#src/showroom/showrooms.ts';

export interface ReadinessOptions {
  /** How long estimates are waited for once every site is in memory. */
  readonly estimatesWaitMs: number;
  readonly now: () => number;
}

/**
 * Whether every site and its stock can be served (ledger I5), and the market's first estimates with them. A site is tried once; one that could not be
 * loaded is tried again at each look. Estimates are the worker's to make, and a web process may be started without one or long before it: they are
 * waited for only so long, for without them a site lacks a panel and nothing else.
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

  /** Loads the sites that have not been seen yet; returns those that could not be. */
  async look(): Promise<string[]> {
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
      // Once waited for long enough they are no longer looked for: a site that left the memory would be loaded for nothing but this.
      if (!this.#hasWaited) await this.#lookForEstimates();
    }
    return failed;
  }

  /** From now on no balancer should send anyone here. */
  stop(): void {
    this.#isStopping = true;
  }

  get #isLoaded(): boolean {
    return this.#directory.isLoaded && this.#directory.sites.every(({ id }) => this.#seen.has(id));
  }

  /** Whether estimates have been waited for long enough. */
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
