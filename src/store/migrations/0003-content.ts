import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Offers and reviews, which belong to a dealership; leads and what follows from them, which belong to a site. */
export const content: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create table offer (
  id integer generated always as identity primary key,
  dealership_id integer not null references dealership on delete cascade,
  name text not null check (name <> ''),
  description text not null default '',
  disclaimer text not null default '',
  category text,
  image_url text,
  manufacturer text,
  model_id integer references model on delete set null,
  excluded_website_ids integer[] not null default '{}',
  starts_at timestamptz,
  expires_at timestamptz,
  check (starts_at is null or expires_at is null or starts_at < expires_at)
);
create index on offer (dealership_id);

create table review (
  id integer generated always as identity primary key,
  dealership_id integer not null references dealership on delete cascade,
  location_id integer,
  customer_name text not null check (customer_name <> ''),
  text text not null check (length(text) <= 5000),
  rating smallint not null check (rating between 1 and 5),
  review_date date not null,
  reply_text text,
  reply_date date,
  image text,
  foreign key (location_id, dealership_id) references location (id, dealership_id) on delete cascade,
  check ((reply_text is null) = (reply_date is null))
);
create index on review (dealership_id);

create table lead (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null default app_site_id() references site on delete cascade,
  idempotency_key text not null check (length(idempotency_key) between 8 and 200),
  fields_digest text not null,
  category text not null check (category <> ''),
  subcategory text,
  lead_status text not null default 'Complete' check (lead_status in ('Incomplete', 'Complete')),
  is_spam boolean not null default false,
  vehicle_id integer,
  location_id integer,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  consent jsonb check (jsonb_typeof(consent) = 'object'),
  created_at timestamptz not null default now(),
  unique (site_id, idempotency_key),
  unique (id, site_id)
);
create index on lead (site_id, created_at desc);

create table delivery (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null default app_site_id(),
  lead_id uuid not null,
  channel text not null check (channel in ('dealer-email', 'shopper-email', 'adf-email', 'webhook')),
  target text not null check (target <> ''),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'set_aside')),
  attempts smallint not null default 0 check (attempts >= 0),
  last_error text,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  unique (lead_id, channel, target),
  foreign key (lead_id, site_id) references lead (id, site_id) on delete cascade,
  check ((state = 'delivered') = (delivered_at is not null))
);

create table appointment (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null default app_site_id(),
  lead_id uuid not null,
  location_id integer not null references location on delete cascade,
  kind text not null check (kind in ('test-drive', 'service')),
  starts_at timestamptz not null,
  place smallint not null check (place >= 0),
  unique (location_id, kind, starts_at, place),
  foreign key (lead_id, site_id) references lead (id, site_id) on delete cascade
);
`,
    ),
};
