import type { WheelPart } from '#src/rules/prizes/prize-wheel.ts';
import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';
import type { Draw } from './prize-draws.ts';

/** A draw with whose it is and what proves it. */
export interface ListedDraw extends Draw {
  /** In E.164; null once the account was erased. */
  readonly phone: string | null;
  readonly seed: string;
  readonly parts: readonly WheelPart[];
}

/** Every draw at a site, newest first. */
export const listDraws = (db: Database, siteId: number): Promise<ListedDraw[]> =>
  fenced(db, siteId, (trx) =>
    trx
      .selectFrom('prizeDraw as d')
      .leftJoin('shopper as s', (join) => join.onRef('s.id', '=', 'd.shopperId').onRef('s.siteId', '=', 'd.siteId'))
      .select(['d.wheel', 'd.part', 'd.name', 'd.isPrize', 'd.code', 'd.validUntil', 'd.drawnAt', 'd.seed', 'd.parts', 's.phone'])
      .where('d.siteId', '=', siteId)
      .orderBy('d.drawnAt', 'desc')
      .orderBy('d.id')
      .execute(),
  );
