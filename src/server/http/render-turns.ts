import { Overloaded } from '#src/rules/load/overloaded.ts';

/**
 * Bounds what rendering may take of the main thread. So many pages may be under way, and their rendering is done piece by piece: each
 * piece has a turn of the event loop to itself, and whatever has come in meanwhile is answered before the next. So a health check waits
 * for one piece of work, not for all the pages that are asked for (ledger H8).
 */
export class RenderTurns {
  readonly #most: number;
  readonly #urgent: (() => void)[] = [];
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;
  #isTaken = false;

  constructor(most: number) {
    this.#most = most;
  }

  /** Makes a page. Throws Overloaded, before anything is done, where too many are under way. */
  async admit<T>(make: () => Promise<T>): Promise<T> {
    if (this.#underWay >= this.#most) throw new Overloaded('Too many pages are being made already.');
    this.#underWay += 1;
    try {
      return await make();
    } finally {
      this.#underWay -= 1;
    }
  }

  /** Does a piece of work when no other is being done, in a turn of its own. What someone sent goes before what is only read. */
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
