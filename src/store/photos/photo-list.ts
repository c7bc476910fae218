import { sql } from 'kysely';
import type { Database } from '#src/store/connect.ts';
import { namedPhotos } from './named-photos.ts';

export interface PhotoCounts {
  readonly stored: number;
  readonly waiting: number;
  readonly failed: number;
}

/** A photo that is not kept, and which vehicles name it. */
export interface MissingPhoto {
  readonly url: string;
  readonly state: 'waiting' | 'failed';
  readonly attempts: number;
  readonly reason: string | null;
  readonly nextAttemptAt: Date | null;
  /** Stock numbers, each with the photo's place among its vehicle's; a photo of a flaw or feature has none. */
  readonly vehicles: readonly { readonly stocknum: string; readonly place: number | null }[];
}

export async function findDealershipId(db: Database, slug: string): Promise<number | null> {
  return (await db.selectFrom('dealership').select('id').where('slug', '=', slug).executeTakeFirst())?.id ?? null;
}

export async function countPhotos(db: Database, dealershipId: number): Promise<PhotoCounts> {
  const { rows } = await sql<{ state: keyof PhotoCounts; count: string }>`
    select state, count(*) from photo_source where dealership_id = ${dealershipId} and unused_since is null group by state`.execute(
    db,
  );
  const of = (state: keyof PhotoCounts) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { stored: of('stored'), waiting: of('waiting'), failed: of('failed') };
}

/** The photos of a dealership's vehicles that are not kept, those that failed first. */
export async function listMissingPhotos(
  db: Database,
  dealershipId: number,
  { isFailedOnly, most }: { readonly isFailedOnly: boolean; readonly most: number },
): Promise<MissingPhoto[]> {
  const { rows } = await sql<MissingPhoto>`
    with missing as materialized (
      select id, url, state, attempts, reason, next_attempt_at from photo_source
      where dealership_id = ${dealershipId} and hash is null and unused_since is null and (state = 'failed' or not ${isFailedOnly})
      order by state = 'failed' desc, reason is null, id limit ${most}
    ), named as (
      select m.id, json_agg(json_build_object('stocknum', p.stocknum, 'place', p.place) order by p.stocknum, p.place) as vehicles
      from ${namedPhotos(sql`v.dealership_id = ${dealershipId}`)} p join missing m on m.url = p.url group by m.id
    )
    select m.url, m.state, m.attempts, m.reason, m.next_attempt_at, coalesce(n.vehicles, '[]') as vehicles
    from missing m left join named n on n.id = m.id
    order by m.state = 'failed' desc, m.reason is null, m.id`.execute(db);
  return rows;
}

/** The dealerships some of whose photos have failed, and how many. */
export async function countFailedPhotos(db: Database): Promise<{ readonly dealership: string; readonly photos: number }[]> {
  const { rows } = await sql<{ dealership: string; photos: number }>`
    select d.slug as dealership, count(*)::integer as photos from photo_source s join dealership d on d.id = s.dealership_id
    where s.state = 'failed' and s.unused_since is null group by d.slug order by d.slug`.execute(db);
  return rows;
}

/** Has the photos of a dealership that failed, or wait to be tried again, fetched now; returns how many. */
export async function retryPhotos(db: Database, dealershipId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update photo_source set state = 'waiting', attempts = 0, next_attempt_at = now()
    where dealership_id = ${dealershipId} and hash is null and reason is not null`.execute(db);
  return Number(numAffectedRows ?? 0);
}
