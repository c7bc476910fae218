import { Overloaded } from '#src/rules/load/overloaded.ts';

/** One site's visitors may take so much of the room; the rest of it is for those of other sites. */
const SITE_SHARE = 0.75;

/**
 * Limits how much of the main thread rendering may take. The number of pages in progress is limited, and they are rendered piece by piece:
 * each piece gets a turn of the event loop, and other events are handled before the next. A health check therefore waits for one piece of
 * work, not for all requested pages (ledger H8). Sites take turns with each other: a site that everybody visits makes its own visitors wait.
 */
export class RenderTurns {
  readonly #max: number;
  readonly #maxOfSite: number;
  readonly #urgent: (() => void)[] = [];
  /** What waits, by site; the site whose turn is next comes first. */
  readonly #waiting = new Map<number, (() => void)[]>();
  readonly #inProgress = new Map<number, number>();
  #all = 0;
  #isTaken = false;

  constructor(max: number) {
    this.#max = max;
    this.#maxOfSite = Math.ceil(max * SITE_SHARE);
  }

  /** Renders a page of a site. Throws Overloaded before doing anything when too many are in progress. */
  async admit<T>(siteId: number, make: () => Promise<T>): Promise<T> {
    const own = this.#inProgress.get(siteId) ?? 0;
    if (this.#all >= this.#max || own >= this.#maxOfSite) throw new Overloaded('Too many pages are being made already.');
    this.#inProgress.set(siteId, own + 1);
    this.#all += 1;
    try {
      return await make();
    } finally {
      this.#all -= 1;
      const left = (this.#inProgress.get(siteId) ?? 1) - 1;
      if (left === 0) this.#inProgress.delete(siteId);
      else this.#inProgress.set(siteId, left);
    }
  }

  /** Runs a piece of work in a turn of its own, one at a time. Urgent work, such as a form that was sent, goes first. */
  async turn<T>(siteId: number, work: () => T | Promise<T>, isUrgent = false): Promise<T> {
    await new Promise<void>((begin) => {
      if (isUrgent) this.#urgent.push(begin);
      else this.#queueOf(siteId).push(begin);
      this.#next();
    });
    try {
      return await work();
    } finally {
      this.#isTaken = false;
      this.#next();
    }
  }

  #queueOf(siteId: number): (() => void)[] {
    const queue = this.#waiting.get(siteId) ?? [];
    this.#waiting.set(siteId, queue);
    return queue;
  }

  #next(): void {
    if (this.#isTaken) return;
    const begin = this.#urgent.shift() ?? this.#nextOfSites();
    if (begin === undefined) return;
    this.#isTaken = true;
    setImmediate(begin);
  }

  #nextOfSites(): (() => void) | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return;
    const [siteId, queue] = first;
    const begin = queue.shift();
    // The site's next piece waits until each other site has had a turn.
    this.#waiting.delete(siteId);
    if (queue.length > 0) this.#waiting.set(siteId, queue);
    return begin;
  }
}
