import type { Directory } from '#src/showroom/directory.ts';
import type { Showrooms } from '#src/showroom/showrooms.ts';

/** Whether every site and its stock can be served (ledger I5). A site is tried once; one that could not be loaded is tried again at each look. */
export class Readiness {
  readonly #directory: Directory;
  readonly #showrooms: Showrooms;
  readonly #seen = new Set<number>();
  #isStopping = false;

  constructor(directory: Directory, showrooms: Showrooms) {
    this.#directory = directory;
    this.#showrooms = showrooms;
  }

  get isReady(): boolean {
    return !this.#isStopping && this.#directory.isLoaded && this.#directory.sites.every(({ id }) => this.#seen.has(id));
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
    return failed;
  }

  /** From now on no balancer should send anyone here. */
  stop(): void {
    this.#isStopping = true;
  }
}
