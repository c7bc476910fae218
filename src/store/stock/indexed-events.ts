import { sql } from 'kysely';
import { SITE_COLUMNS } from '#src/store/alerts/digests.ts';
import type { Database } from '#src/store/connect.ts';
import type { DueDelivery } from '#src/store/leads/deliveries.ts';

/** Changes of a site's stock that search engines have not been told of. */
export interface ChangesToTell {
  readonly events: readonly string[];
  /** Each vehicle once. */
  readonly vehicleIds: readonly number[];
}

/** The sites whose own file or one of whose layers turns `indexNow` on. Whether it is on in the end only the resolved switches say. */
export async function sitesThatMayTell(db: Database): Promise<DueDelivery['site'][]> {
  const { rows } = await sql<{ site: DueDelivery['site'] }>`
    select ${SITE_COLUMNS} as site from site s join site_definition d on d.site_id = s.id
    where s.removed_at is null and (d.definition->'switches'->>'indexNow' = 'true' or exists (
      select from layer l where l.switches->>'indexNow' = 'true'
        and (l.kind, l.name) in (('template', d.template), ('brand', d.brand), ('group', d."group"))))
    order by s.id`.execute(db);
  return rows.map(({ site }) => site);
}

/** A site's changes since an instant, `most` of them, the oldest first; null when there are none. */
export async function changesToTell(db: Database, siteId: number, since: Date, most: number): Promise<ChangesToTell | null> {
  const { rows } = await sql<ChangesToTell>`
    select array_agg(c.id::text order by c.id) as events, array_agg(distinct c.vehicle_id) as "vehicleIds"
    from (
      select e.id, v.id as vehicle_id from site_dealership sd join stock_event e on e.dealership_id = sd.dealership_id
        join vehicle v on v.id = e.vehicle_id
      where sd.site_id = ${siteId} and e.at > ${since} and v.show_on_dealer_website
        and not exists (select from indexed_event i where i.site_id = ${siteId} and i.event_id = e.id)
      order by e.id limit ${most}) c
    having count(*) > 0`.execute(db);
  return rows[0] ?? null;
}

/** Notes which changes were told. */
export async function noteTold(db: Database, siteId: number, events: readonly string[]): Promise<void> {
  await sql`
    insert into indexed_event (site_id, event_id)
    select ${siteId}, e.id from stock_event e where e.id = any (${[...events]}::bigint[])
    on conflict do nothing`.execute(db);
}
