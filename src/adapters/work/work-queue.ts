import { Overloaded } from '#src/rules/load/overloaded.ts';

export interface WorkQueueOptions {
  readonly atOnce: number;
  /** How many may wait for their turn; one more is refused before any work is done for it. */
  readonly waiting: number;
  /** What the work makes, for the error message: "pictures". */
  readonly what: string;
}

/** Limits how much work of one kind is in progress, and how much waits to begin. First come, first served. */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  /** Does the work when its turn comes. Throws Overloaded, without beginning, when too much is already waiting. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { atOnce, waiting, what } = this.#options;
    if (this.#running < atOnce) this.#running += 1;
    else if (this.#waiting.length >= waiting) throw new Overloaded(`Too many ${what} are waiting already.`);
    else await new Promise<void>((begin) => this.#waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
