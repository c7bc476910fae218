import { sql, type Transaction } from 'kysely';
import type { Tables } from '#src/store/tables/tables.ts';
import { namedPhotos } from './named-photos.ts';

/**
 * Notes the addresses of these vehicles' photos, so that they are fetched. One that is known already is left as it is; when it was last asked for
 * more than a day ago, its server is asked whether it has changed.
 */
export async function wantPhotos(trx: Transaction<Tables>, vehicleIds: readonly number[]): Promise<void> {
  const isOld = sql`s.next_attempt_at is null and s.checked_at < now() - interval '24 hours'`;
  await sql`
    insert into photo_source as s (dealership_id, url)
    select distinct n.dealership_id, n.url from ${namedPhotos(sql`v.id = any(${[...vehicleIds]}::int[])`)} n
    where n.url like 'https://%' or n.url like 'upload:%'
    on conflict (dealership_id, md5(url)) do update set
      unused_since = null,
      state = case when s.state = 'failed' and ${isOld} then 'waiting' else s.state end,
      attempts = case when ${isOld} then 0 else s.attempts end,
      next_attempt_at = case when ${isOld} then now() else s.next_attempt_at end
    where s.unused_since is not null or (${isOld})`.execute(trx);
}
