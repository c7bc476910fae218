import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Sites, their layers, dealerships and locations, and the version rows that tell readers what has changed. */
export const sites: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create function app_site_id() returns integer language sql stable
  as $$ select nullif(current_setting('app.site_id', true), '')::integer $$;

create table version (
  kind text not null check (kind in ('directory', 'site', 'dealership')),
  id integer not null,
  number bigint not null default 1,
  primary key (kind, id)
);

create table site (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  created_at timestamptz not null default now()
);

create table site_host (
  host text primary key check (host = lower(host)),
  site integer not null references site on delete cascade,
  position smallint not null
);

create table site_definition (
  site_id integer primary key references site on delete cascade,
  template text not null,
  brand text,
  "group" text,
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  digest text not null,
  applied_at timestamptz not null default now()
);

create table layer (
  kind text not null check (kind in ('template', 'brand', 'group')),
  name text not null,
  switches jsonb not null check (jsonb_typeof(switches) = 'object'),
  primary key (kind, name)
);

create table dealership (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  phone text,
  average_rating numeric(3, 2) check (average_rating between 0 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  market_opt_out boolean not null default false,
  switches jsonb not null default '{}' check (jsonb_typeof(switches) = 'object')
);

create table site_dealership (
  site_id integer not null references site on delete cascade,
  dealership_id integer not null references dealership on delete cascade,
  position smallint not null,
  primary key (site_id, dealership_id)
);
create index on site_dealership (dealership_id);

create table location (
  id integer generated always as identity primary key,
  dealership_id integer not null references dealership on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  location_type text not null check (location_type in ('sales', 'service', 'parts', 'service-and-parts')),
  location_subtype text[] not null default '{}',
  is_primary boolean not null default false,
  visible boolean not null default true,
  manufacturers text[] not null default '{}',
  dealer_license_number text,
  motor_vehicle_repairer text,
  address_id integer,
  street text not null default '',
  city text not null,
  state text not null check (state in ('QLD', 'NSW', 'ACT', 'VIC', 'TAS', 'SA', 'NT', 'WA')),
  postcode text not null check (postcode ~ '^[0-9]{4}$'),
  lat double precision check (lat between -90 and 90),
  long double precision check (long between -180 and 180),
  place_url text,
  place_id text,
  map_key text,
  phone text,
  landline_phone text,
  opening_hours jsonb not null default '[]' check (jsonb_typeof(opening_hours) = 'array'),
  image_url text,
  average_rating numeric(3, 2) check (average_rating between 0 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  distribution_locations text[] not null default '{}',
  unique (dealership_id, slug),
  unique (id, dealership_id)
);

create table special_hours (
  dealership_id integer not null,
  location_id integer not null,
  date date not null,
  status text not null check (status in ('Open', 'Closed')),
  start_hour time,
  end_hour time,
  primary key (location_id, date),
  foreign key (location_id, dealership_id) references location (id, dealership_id) on delete cascade,
  check (status = 'Closed' or (start_hour is not null and end_hour is not null and start_hour < end_hour))
);
`,
    ),
};
