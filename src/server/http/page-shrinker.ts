import { setTimeout } from 'node:timers/promises';
import { WorkQueue } from '#src/adapters/work/work-queue.ts';
import { isOverloaded } from '#src/rules/load/overloaded.ts';
import type { PageBodies } from './page-bodies.ts';

/** Few enough that a flood of pages, or a new edition of a site, leaves no more than some seconds of work behind. */
const WAITING = 20;
/** After each page it rests three times as long as it worked, so that it never takes more than a quarter of one core. */
const REST = 3;

/**
 * Compresses what is read repeatedly as well as Brotli can, in the background. It takes 30 times as long as the first compression, in one of
 * the four threads that leads and pictures need too: therefore one page at a time, and a page that finds the queue full is left for its next
 * reader to try.
 */
export class PageShrinker {
  readonly #queue = new WorkQueue({ atOnce: 1, waiting: WAITING, what: 'compressed pages' });
  readonly #queued = new WeakSet<PageBodies>();
  readonly #report: (error: unknown, what: string) => void;
  readonly #rest: (ms: number) => Promise<void>;

  constructor(report: (error: unknown, what: string) => void, rest = pause) {
    this.#report = report;
    this.#rest = rest;
  }

  shrink(bodies: PageBodies): void {
    if (this.#queued.has(bodies)) return;
    this.#queued.add(bodies);
    this.#queue
      .run(async () => {
        const begun = performance.now();
        await bodies.shrink();
        await this.#rest(REST * (performance.now() - begun));
      })
      .catch((error: unknown) => {
        if (isOverloaded(error)) this.#queued.delete(bodies);
        else this.#report(error, 'A page could not be compressed again.');
      });
  }
}

/** Does not keep the process from ending. */
const pause = (ms: number): Promise<void> => setTimeout(ms, undefined, { ref: false });
