import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/store/connect.ts';
import { bumpVersions } from '#src/store/site/versions.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** What came of asking for a photo. */
export type PhotoOutcome =
  | {
      readonly kind: 'kept';
      readonly hash: string;
      readonly width: number;
      readonly height: number;
      readonly bytes: number;
      readonly etag: string | null;
      readonly lastModified: string | null;
    }
  /** What is kept is shown still. */
  | { readonly kind: 'unchanged' }
  /** It failed, and is tried again; null when it is not. */
  | { readonly kind: 'failed'; readonly reason: string; readonly nextAttemptAt: Date | null }
  /** It arrived and could not be kept, which is no fault of the photo's. */
  | { readonly kind: 'put off'; readonly until: Date };

export interface RecordedPhoto {
  readonly id: string;
  readonly outcome: PhotoOutcome;
  /** Whether pages look different after it. */
  readonly isSeen: boolean;
}

/**
 * Records what came of a dealership's photos, and lets its sites load them, in one transaction. `keep` writes the photos themselves; while it does,
 * none is removed. It locks as an import does, so neither can block the other for ever.
 */
export function recordPhotos(
  db: Database,
  dealershipId: number,
  keep: () => Promise<readonly RecordedPhoto[]>,
): Promise<readonly RecordedPhoto[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock_shared(hashtext('forecourt photos'))`.execute(trx);
    const recorded = await keep();
    await trx.selectFrom('dealership').select('id').where('id', '=', dealershipId).forNoKeyUpdate().execute();
    for (const one of recorded) await record(trx, dealershipId, one);
    if (recorded.some(({ isSeen }) => isSeen)) await bumpVersions(trx, [{ kind: 'dealership', id: dealershipId }]);
    return recorded;
  });
}

async function record(trx: Transaction<Tables>, dealershipId: number, { id, outcome }: RecordedPhoto): Promise<void> {
  const source = trx.updateTable('photoSource').where('id', '=', id).where('dealershipId', '=', dealershipId);
  const now = sql<Date>`now()`;
  switch (outcome.kind) {
    case 'kept': {
      const { hash, width, height, bytes, etag, lastModified } = outcome;
      await sql`insert into photo (hash, width, height, bytes) values (${hash}, ${width}, ${height}, ${bytes})
        on conflict (hash) do update set unused_since = null`.execute(trx);
      await source
        .set({ state: 'stored', hash, etag, lastModified, reason: null, attempts: 0, nextAttemptAt: null, checkedAt: now })
        .execute();
      return;
    }
    case 'unchanged':
      await source.set({ attempts: 0, nextAttemptAt: null, checkedAt: now }).execute();
      return;
    case 'failed': {
      const { reason, nextAttemptAt } = outcome;
      // A worker whose lease has ended may be late: another one may have kept it meanwhile.
      await source
        .where('hash', 'is', null)
        .set({ state: nextAttemptAt === null ? 'failed' : 'waiting', reason, nextAttemptAt, checkedAt: now })
        .execute();
      return;
    }
    case 'put off':
      await source.set({ nextAttemptAt: outcome.until, attempts: sql<number>`greatest(attempts - 1, 0)` }).execute();
  }
}
