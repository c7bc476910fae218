import { sql } from 'kysely';
import type { Database } from '#src/store/connect.ts';
import { namedPhotos } from './named-photos.ts';

const AT_ONCE = 500;
/** Emails and pages in caches show a photo for some time after its vehicle has lost it. */
const UNUSED = sql`interval '30 days'`;

export const dealershipIds = async (db: Database): Promise<number[]> =>
  (await db.selectFrom('dealership').select('id').orderBy('id').execute()).map(({ id }) => id);

/** Notes which of a dealership's photos no vehicle names, and forgets the addresses that none has named for thirty days; returns how many. */
export function forgetUnusedPhotos(db: Database, dealershipId: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // As an import does, so that neither can block the other for ever.
    await trx.selectFrom('dealership').select('id').where('id', '=', dealershipId).forNoKeyUpdate().execute();
    await sql`
      with named as (
        select distinct md5(p.url) as url from ${namedPhotos(sql`v.dealership_id = ${dealershipId}`)} p
      )
      update photo_source s set unused_since = case when n.url is null then now() end
      from photo_source t left join named n on n.url = md5(t.url)
      where s.id = t.id and t.dealership_id = ${dealershipId} and (t.unused_since is null) = (n.url is null)`.execute(trx);
    const { numAffectedRows } = await sql`delete from photo_source
      where dealership_id = ${dealershipId} and unused_since < now() - ${UNUSED}`.execute(trx);
    return Number(numAffectedRows ?? 0);
  });
}

/** Notes which photos no vehicle of any dealership shows. */
export async function markUnusedPhotos(db: Database): Promise<void> {
  const isUsed = sql`exists (select from photo_source s where s.hash = p.hash and s.unused_since is null)`;
  await sql`update photo p set unused_since = case when ${isUsed} then null else now() end
    where (p.unused_since is null) <> ${isUsed}`.execute(db);
}

/**
 * Removes photos that no vehicle has shown for thirty days. `remove` deletes the photo itself; meanwhile none can be kept under the same hash.
 * Returns how many.
 */
export async function removeUnusedPhotos(db: Database, remove: (hash: string) => Promise<void>): Promise<number> {
  for (let removed = 0; ; ) {
    const some = await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('forecourt photos'))`.execute(trx);
      const { rows } = await sql<{ hash: string }>`
        delete from photo where hash in (
          select hash from photo p
          where p.unused_since < now() - ${UNUSED} and not exists (select from photo_source s where s.hash = p.hash) limit ${AT_ONCE}
        ) returning hash`.execute(trx);
      for (const { hash } of rows) await remove(hash);
      return rows.length;
    });
    removed += some;
    if (some < AT_ONCE) return removed;
  }
}
