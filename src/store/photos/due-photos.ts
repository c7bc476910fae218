import { sql } from 'kysely';
import type { Database } from '#src/store/connect.ts';

/** A photo that is to be fetched, or asked about if it is kept already. */
export interface DuePhoto {
  readonly id: string;
  readonly dealershipId: number;
  readonly dealership: string;
  readonly url: string;
  /** How many attempts there have been, with the one that begins now. */
  readonly attempts: number;
  readonly hash: string | null;
  readonly hasFailed: boolean;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** Longer than a photo may take to arrive and to be decoded: then its worker has died, and another one takes it. */
const LEASE_END = sql`now() + interval '3 minutes'`;

/**
 * Takes photos that are due, up to a number, and leases them. Dealerships take turns, and none has more than its share under way: `busy` says how
 * many each has already. An attempt counts from here, so that a photo that ends its worker is not tried for ever.
 */
export async function takeDuePhotos(
  db: Database,
  most: number,
  share: number,
  busy: ReadonlyMap<number, number>,
): Promise<DuePhoto[]> {
  const { rows } = await sql<DuePhoto>`
    with due as materialized (
      select own.id from dealership d
      left join unnest(${[...busy.keys()]}::int[], ${[...busy.values()]}::int[]) as b (dealership_id, photos) on b.dealership_id = d.id
      cross join lateral (
        select found.id, found.next_attempt_at, row_number() over (order by found.next_attempt_at) as turn from (
          select id, next_attempt_at from photo_source where dealership_id = d.id and next_attempt_at <= now()
          order by next_attempt_at limit greatest(0, ${share} - coalesce(b.photos, 0)) for no key update skip locked
        ) found
      ) own
      where exists (select from photo_source where next_attempt_at <= now())
      order by own.turn, own.next_attempt_at limit ${most}
    )
    update photo_source s set next_attempt_at = ${LEASE_END}, attempts = s.attempts + 1 from due where s.id = due.id
    returning s.id, s.dealership_id, (select slug from dealership d where d.id = s.dealership_id) as dealership, s.url, s.attempts, s.hash, s.reason is not null as has_failed, s.etag, s.last_modified`.execute(
    db,
  );
  return rows;
}
