import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';
import { type Draw, type DrawInput, type DrawRecord, drawPrize, eraseDraws, readDraws } from './prize-draws.ts';

/** The draws of one site's prize wheels, fenced as its store is. */
export class PrizeStore {
  readonly #db: Database;
  readonly #reads: Database;
  readonly #siteId: number;

  constructor(db: Database, siteId: number, reads: Database) {
    this.#db = db;
    this.#reads = reads;
    this.#siteId = siteId;
  }

  /** Records a draw, or returns the shopper's earlier one; null when the code is another's. */
  draw(input: DrawInput): Promise<(Draw & { readonly isNew: boolean }) | null> {
    return fenced(this.#db, this.#siteId, (trx) => drawPrize(trx, this.#siteId, input));
  }

  /** A shopper's draws, newest first. */
  draws(shopperId: string, person: string): Promise<DrawRecord[]> {
    return fenced(this.#reads, this.#siteId, (trx) => readDraws(trx, this.#siteId, shopperId, person));
  }

  erase(shopperId: string, person: string): Promise<void> {
    return fenced(this.#db, this.#siteId, (trx) => eraseDraws(trx, this.#siteId, shopperId, person));
  }
}
