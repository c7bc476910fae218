import type { Directory } from '#src/showroom/directory.ts';
import { inLanes } from '#src/showroom/in-lanes.ts';
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
  #isBehind = false;

  constructor(directory: Directory, showrooms: Showrooms, options: ReadinessOptions) {
    this.#directory = directory;
    this.#showrooms = showrooms;
    this.#options = options;
  }

  get isReady(): boolean {
    return !this.#isStopping && this.#isLoaded && (this.#hasWaited || this.#lacking.length === 0);
  }

  /** Whether the last check left sites to the next one. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  /** Loads sites that have not been loaded yet, for a while if there are thousands; returns those that failed. */
  async check(): Promise<string[]> {
    const failed: string[] = [];
    const unseen = new Map(this.#directory.sites.flatMap(({ id, slug }) => (this.#seen.has(id) ? [] : [[id, slug] as const])));
    const load = async (id: number) => {
      try {
        if ((await this.#showrooms.of(id)) !== null) this.#seen.add(id);
      } catch (error) {
        failed.push(`${unseen.get(id)}: ${error instanceof Error ? error.message : String(error)}`);
      }
    };
    this.#isBehind = !(await inLanes([...unseen.keys()], load, this.#options.now));
    if (this.#isLoaded) {
      this.#waitsSince ??= this.#options.now();
      // After that wait estimates are not checked again: a site that was dropped from memory would be loaded only for this.
      if (!this.#hasWaited) this.#lookForEstimates();
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

  #lookForEstimates(): void {
    for (const id of this.#lacking) {
      // One that has had to leave memory for others is not loaded only for this.
      const showroom = this.#showrooms.inMemory(id);
      if (showroom === null || isEstimated(showroom.market)) this.#estimated.add(id);
    }
  }
}
