import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Which addresses shoppers have proved to be theirs, and which of them they are told by. A mailbox may be two shoppers', so that it is no fact
 * of the address. An alert stands once for whoever asked for it, whether it runs or not.
 */
export const shopperContacts: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create table shopper_contact (
  site_id integer not null,
  shopper_id uuid not null,
  contact_id uuid not null,
  is_chosen boolean not null default false,
  proved_at timestamptz not null,
  primary key (shopper_id, contact_id),
  foreign key (site_id, shopper_id) references shopper (site_id, id) on delete cascade,
  foreign key (site_id, contact_id) references alert_contact (site_id, id) on delete cascade
);
create unique index shopper_contact_chosen on shopper_contact (shopper_id) where is_chosen;
create index on shopper_contact (site_id, contact_id);
insert into shopper_contact (site_id, shopper_id, contact_id, is_chosen, proved_at)
select site_id, shopper_id, id, is_chosen, confirmed_at from alert_contact where shopper_id is not null and confirmed_at is not null;
alter table alert_contact drop column shopper_id, drop column is_chosen;

delete from alert a using alert t
where t.contact_id = a.contact_id and t.id <> a.id and a.stopped_at is not null and t.kind = a.kind
  and t.shopper_id is not distinct from a.shopper_id and t.query is not distinct from a.query and t.vehicle_id is not distinct from a.vehicle_id
  and (t.stopped_at is null or (t.stopped_at, t.id) > (a.stopped_at, a.id));
drop index alert_once;
create unique index alert_once on alert (contact_id, kind, coalesce(query, ''), coalesce(vehicle_id, 0), coalesce(shopper_id::text, ''));

alter table shopper_contact enable row level security;
alter table shopper_contact force row level security;
create policy platform on shopper_contact to forecourt_platform using (true);
create policy owner on shopper_contact to current_user using (app_site_id() is null or site_id = app_site_id());
grant select, insert, update, delete on shopper_contact to forecourt_platform;`,
    ),
};
