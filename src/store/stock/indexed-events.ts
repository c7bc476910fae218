import { sql } from 'kysely';
import { SITE_COLUMNS } from '#src/store/alerts/digests.ts';
import type { Database } from '#src/store/connect.ts';
import type { DueDelivery } from '#src/store/leads/deliveries.ts';

/** Changes of a site's stock that search engines have not been told of. */
export interface ChangesToTell {
  readonly site: DueDelivery['site'];
  readonly events: readonly string[];
  /** Each vehicle once. */
  readonly slugs: readonly string[];
}

/** The changes since an instant of the sites that may have the switch on; `most` of each site, the oldest first. */
export async function changesToTell(db: Database, since: Date, most: number): Promise<ChangesToTell[]> {
  const { rows } = await sql<ChangesToTell>`
    select ${SITE_COLUMNS} as site, array_agg(c.id::text order by c.id) as events, array_agg(distinct c.slug) as slugs
    from site s join site_definition d on d.site_id = s.id
      cross join lateral (
        select e.id, v.slug from site_dealership sd join stock_event e on e.dealership_id = sd.dealership_id
          join vehicle v on v.id = e.vehicle_id
        where sd.site_id = s.id and e.at > ${since} and v.show_on_dealer_website
          and not exists (select from indexed_event i where i.site_id = s.id and i.event_id = e.id)
        order by e.id limit ${most}) c
    where s.removed_at is null and (d.definition->'switches'->>'indexNow' = 'true' or exists (
      select from layer l where l.switches->>'indexNow' = 'true'
        and (l.kind, l.name) in (('template', d.template), ('brand', d.brand), ('group', d."group"))))
    group by s.id order by s.id`.execute(db);
  return rows;
}

/** Notes which changes were told. */
export async function noteTold(db: Database, siteId: number, events: readonly string[]): Promise<void> {
  await sql`
    insert into indexed_event (site_id, event_id)
    select ${siteId}, e.id from stock_event e where e.id = any (${[...events]}::bigint[])
    on conflict do nothing`.execute(db);
}
