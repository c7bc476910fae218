import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * The functions through which the web writes, and reads a lead back. They run as the database's owner, since the web's role has no right to
 * the tables behind them; what they may do is only what they say. One more, such as for changing a booking, is one more line here, or in
 * its own migration `security definer set search_path = public, pg_temp` and a grant. `create or replace` forgets both attributes: a later
 * migration that replaces one of these says them again.
 */
const RUN_AS_OWNER = [
  'take_lead(integer, jsonb)',
  'continue_lead(integer, jsonb)',
  'own_lead(integer, uuid, text)',
  'booking_of(uuid)',
  'booked_lead(integer, uuid)',
  'lock_booked_lead(integer, uuid)',
  'take_place(uuid, integer, jsonb)',
  'cancel_booking(integer, uuid)',
  'tell_booking_change(integer, uuid, jsonb, text)',
];

/** Everything that the web's role may call. What these call in turn runs as the owner and needs no grant. */
const CALLED_BY_WEB = [
  ...RUN_AS_OWNER,
  'app_site_id()',
  'taken_places(integer, text, timestamptz, timestamptz)',
  'view_salt_of(date, text)',
];

/** What belongs to a shopper. The web's role may neither read nor write it but through the functions. */
const PERSONAL = ['lead', 'delivery', 'delivery_attempt', 'appointment'];

/** Nothing beyond what each role needs (ledger H10, decision 25). */
export const leastPrivilege: Migration = {
  up: (db) =>
    runSql(
      db,
      `
-- A lead for the visitor who began it (H3). Whoever does not know a visitor's token reads no lead at all.
create function own_lead(site_given integer, lead_given uuid, visitor_given text)
returns table (id uuid, form text, category text, subcategory text, fields jsonb, vehicle_id integer, dealership_id integer,
  location_id integer, lead_status text, created_at timestamptz, booking jsonb)
language sql volatile as $$
  select l.id, l.form, l.category, l.subcategory, l.fields, l.vehicle_id, l.dealership_id, l.location_id, l.lead_status, l.created_at,
    booking_of(l.id)
  from lead l where l.site_id = site_given and l.id = lead_given and visitor_given = any (l.visitors)
$$;

${RUN_AS_OWNER.map((name) => `alter function ${name} security definer set search_path = public, pg_temp;`).join('\n')}

-- The owner, as whom those functions run, stays inside the fence of the site that is set: a function that forgot to name its site would
-- find nothing of another's. Without a site, as in a migration, the owner sees all.
alter policy owner on lead using (app_site_id() is null or site_id = app_site_id());
alter policy owner on delivery using (app_site_id() is null or site_id = app_site_id());
alter policy owner on delivery_attempt using (app_site_id() is null or site_id = app_site_id());
-- A location's places are shared by its sites: they are counted, and freed, over all of them. Of appointments only making and removing
-- one is fenced.
drop policy owner on appointment;
create policy owner on appointment for select to current_user using (true);
create policy owner_insert on appointment for insert to current_user with check (app_site_id() is null or site_id = app_site_id());
create policy owner_update on appointment for update to current_user using (true);
create policy owner_delete on appointment for delete to current_user using (app_site_id() is null or site_id = app_site_id());

revoke all on ${PERSONAL.join(', ')} from forecourt_app;
-- Only the worker asks when the market was last estimated.
revoke all on market_run from forecourt_app;
-- Counting a view inserts, and reads back what it inserted; nobody reads who looked, or who asked for a number.
revoke all on vehicle_view, vehicle_views, call_reveal from forecourt_app;
grant insert, select (vehicle_id) on vehicle_view to forecourt_app;
grant insert, select, update (views) on vehicle_views to forecourt_app;
grant insert on call_reveal to forecourt_app;

-- PostgreSQL lets everybody call every new function. Ours are called by those they are granted to; the platform's role, which may write
-- every table, may call all of them.
do $$
declare ours regprocedure;
begin
  for ours in select p.oid from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proowner = current_user::regrole
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('revoke execute on function %s from public, forecourt_app', ours);
    execute format('grant execute on function %s to forecourt_platform', ours);
  end loop;
end $$;
alter default privileges revoke execute on functions from public;
alter default privileges grant execute on functions to forecourt_platform;
${CALLED_BY_WEB.map((name) => `grant execute on function ${name} to forecourt_app;`).join('\n')}
`,
    ),
};
