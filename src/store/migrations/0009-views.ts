import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

const BY_SITE = ['vehicle_view', 'vehicle_views', 'call_reveal'];

/**
 * Who looked at what and who asked for a number, without anyone's name: a visitor is a hash made with a salt of the day, and both are
 * removed by the next night but one. None of this is on a page, so no version is bumped.
 */
export const views: Migration = {
  up: (db) =>
    runSql(
      db,
      `
-- One row a visitor, vehicle and half hour: the key is what makes two requests at once, in two processes, count one (H5).
create table vehicle_view (
  site_id integer not null default app_site_id() references site on delete cascade,
  vehicle_id integer not null references vehicle on delete cascade,
  half_hour integer not null,
  visitor text not null check (length(visitor) = 22),
  primary key (site_id, vehicle_id, half_hour, visitor)
);
create index on vehicle_view (half_hour);
create table vehicle_views (
  site_id integer not null default app_site_id() references site on delete cascade,
  vehicle_id integer not null references vehicle on delete cascade,
  views integer not null check (views > 0),
  primary key (site_id, vehicle_id)
);
create table call_reveal (
  id bigint generated always as identity primary key,
  site_id integer not null default app_site_id() references site on delete cascade,
  vehicle_id integer not null references vehicle on delete cascade,
  dealership_id integer not null references dealership on delete cascade,
  revealed_at timestamptz not null
);
create index on call_reveal (site_id, revealed_at);
create index on vehicle_view (vehicle_id);
create index on vehicle_views (vehicle_id);
create index on call_reveal (vehicle_id);

-- The salts are nobody's to read but through the function: with one gone, what was hashed with it can be traced to no address.
create table view_salt (day date primary key, salt text not null);
create function view_salt_of(day_given date, offered text) returns text language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into view_salt (day, salt) values (day_given, offered) on conflict (day) do nothing;
  return (select salt from view_salt where day = day_given);
end $$;
revoke execute on function view_salt_of(date, text) from public;
grant execute on function view_salt_of(date, text) to forecourt_app, forecourt_platform;

${BY_SITE.map(
  (table) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy site_fence on ${table} to forecourt_app using (site_id = app_site_id());
create policy platform on ${table} to forecourt_platform using (true);
create policy owner on ${table} to current_user using (true);`,
).join('')}
grant select, insert on vehicle_view, call_reveal to forecourt_app;
grant select, insert, update on vehicle_views to forecourt_app;
grant select, insert, update, delete on ${BY_SITE.join(', ')} to forecourt_platform;
grant select, delete on view_salt to forecourt_platform;
grant usage on all sequences in schema public to forecourt_platform;`,
    ),
};
