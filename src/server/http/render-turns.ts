import { Overloaded } from '#src/rules/load/overloaded.ts';

/**
 * Limits how much of the main thread rendering may take. The number of pages in progress is limited, and they are rendered piece by piece:
 * each piece gets a turn of the event loop, and other events are handled before the next. A health check therefore waits for one piece of
 * work, not for all requested pages (ledger H8).
 */
export class RenderTurns {
  readonly #max: number;
  readonly #urgent: (() => void)[] = [];
  readonly #waiting: (() => void)[] = [];
  #inProgress = 0;
  #isTaken = false;

  constructor(max: number) {
    this.#max = max;
  }

  /** Renders a page. Throws Overloaded before doing anything when too many are in progress. */
  async admit<T>(make: () => Promise<T>): Promise<T> {
    if (this.#inProgress >= this.#max) throw new Overloaded('Too many pages are being made already.');
    this.#inProgress += 1;
    try {
      return await make();
    } finally {
      this.#inProgress -= 1;
    }
  }

  /** Runs a piece of work in a turn of its own, one at a time. Urgent work, such as a form that was sent, goes first. */
  async turn<T>(work: () => T | Promise<T>, isUrgent = false): Promise<T> {
    await new Promise<void>((begin) => {
      (isUrgent ? this.#urgent : this.#waiting).push(begin);
      this.#next();
    });
    try {
      return await work();
    } finally {
      this.#isTaken = false;
      this.#next();
    }
  }

  #next(): void {
    if (this.#isTaken) return;
    const begin = this.#urgent.shift() ?? this.#waiting.shift();
    if (begin === undefined) return;
    this.#isTaken = true;
    setImmediate(begin);
  }
}
