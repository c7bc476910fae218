import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * The delivery row is the queue: a worker takes rows that are due by leasing them, and no job is written beside them (decision 32). A worker
 * of the version before may still be running. It works off jobs, so those it has not begun are deleted, and the rows of those it has begun
 * are leased for long enough to finish.
 */
export const deliveryLeases: Migration = {
  up: (db) =>
    runSql(
      db,
      `
-- Until when a worker has the delivery in hand; in the past or null, nobody has.
alter table delivery add column leased_until timestamptz;

-- As in 0017, without the jobs.
create or replace function queue_deliveries(lead_given uuid, edition_given smallint, skipped text) returns integer language plpgsql as $$
declare made integer;
begin
  with planned as materialized (
    select l.site_id, l.id, p.channel, p.target,
      case when p.channel = 'shopper-email' then confirmation_refusal(l.site_id, p.confirmation) end as refusal
    from lead l cross join lateral jsonb_to_recordset(l.planned) as p (channel text, target text, confirmation jsonb)
    where l.id = lead_given and p.channel is distinct from skipped
      and not exists (select from delivery d
        where d.lead_id = l.id and d.channel = p.channel and d.target = p.target and d.edition = edition_given)
  ), recorded as (
    insert into delivery (site_id, lead_id, channel, target, edition, state, suppressed_because)
    select site_id, id, channel, target, edition_given, case when refusal is null then 'waiting' else 'suppressed' end, refusal from planned
    on conflict on constraint delivery_once do nothing
    returning state
  )
  select count(*) into made from recorded where state = 'waiting';
  return made;
end $$;

do $$
begin
  -- A new database has no job queue yet.
  if to_regclass('pgboss.job') is null then return; end if;
  delete from pgboss.job where name = 'deliver-lead' and state < 'active';
  update delivery set leased_until = now() + interval '2 minutes' where state = 'waiting'
    and id::text in (select data->>'deliveryId' from pgboss.job where name = 'deliver-lead' and state = 'active');
end $$;
`,
    ),
};
