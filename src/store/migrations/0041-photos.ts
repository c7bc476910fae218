import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Dealers' photos (docs/decisions/0053-dealers-photos.md): what is kept, and for each address that a feed names what came of fetching it. The web
 * reads the second alone, inside its site's fence; what is kept is found by its hash, without the database.
 */
export const photos: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create table photo (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  stored_at timestamptz not null default clock_timestamp(),
  -- Since when no vehicle shows it; the nightly job writes it.
  unused_since timestamptz
);

create table photo_source (
  id bigint primary key generated always as identity,
  dealership_id integer not null references dealership on delete cascade,
  url text not null,
  state text not null default 'waiting' check (state in ('waiting', 'stored', 'failed')),
  hash text references photo,
  attempts smallint not null default 0,
  -- When it is fetched or asked about next, or another worker takes it over; null when nothing is due.
  next_attempt_at timestamptz default clock_timestamp(),
  -- Why the last attempt failed.
  reason text,
  etag text,
  last_modified text,
  checked_at timestamptz,
  -- Since when no vehicle names it; the nightly job writes it.
  unused_since timestamptz,
  check ((state = 'stored') = (hash is not null))
);
-- An address may be longer than an index takes.
create unique index photo_source_url on photo_source (dealership_id, md5(url));
create index on photo_source (dealership_id, next_attempt_at) where next_attempt_at is not null;
create index on photo_source (next_attempt_at) where next_attempt_at is not null;
create index on photo_source (hash) where hash is not null;

${['photo', 'photo_source']
  .map(
    (table) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy owner on ${table} to current_user using (true);
create policy platform on ${table} to forecourt_platform using (true);
grant select, insert, update, delete on ${table} to forecourt_platform;`,
  )
  .join('')}
create policy site_fence on photo_source to forecourt_app
  using (dealership_id in (select dealership_id from site_dealership where site_id = app_site_id()));
grant select on photo_source to forecourt_app;

-- The photos of vehicles that are here already.
insert into photo_source (dealership_id, url)
select distinct v.dealership_id, i.image->>'url'
from vehicle v cross join lateral jsonb_array_elements(v.images) with ordinality as i (image, place)
where i.image->>'url' like 'https://%' and i.place <= 60;`,
    ),
};
