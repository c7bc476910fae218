import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Offers for shoppers' own cars, each with its reasons, and what a valuation elsewhere said of a lead (docs/decisions/0045-trade-in-offers.md). The
 * web's role has no right to the table: it goes through functions.
 */
export const tradeIn: Migration = {
  up: (db) =>
    runSql(
      db,
      `
alter table lead add column valuation jsonb check (pg_column_size(valuation) <= 8192);
-- What an offer refers to, so that its site is its lead's.
alter table lead add constraint lead_site_id_id_key unique (site_id, id);

-- People can also come to have their own car looked at.
alter table appointment drop constraint appointment_kind_check, add constraint appointment_kind_check
  check (kind in ('test-drive', 'service', 'inspection'));

create table trade_in_offer (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null,
  -- The newest answers make the offer: a lead has one at a time.
  lead_id uuid not null unique,
  car jsonb not null,
  low_cents integer not null check (low_cents >= 0),
  middle_cents integer not null check (middle_cents >= low_cents),
  high_cents integer not null check (high_cents >= middle_cents),
  reasons jsonb not null,
  evidence jsonb not null,
  made_at timestamptz not null,
  until timestamptz not null check (until > made_at),
  accepted_at timestamptz check (accepted_at >= made_at and accepted_at <= until),
  foreign key (site_id, lead_id) references lead (site_id, id) on delete cascade
);

alter table trade_in_offer enable row level security;
alter table trade_in_offer force row level security;
create policy platform on trade_in_offer to forecourt_platform using (true);
create policy owner on trade_in_offer to current_user using (app_site_id() is null or site_id = app_site_id());
grant select, insert, update, delete on trade_in_offer to forecourt_platform;

-- What comparables are found by, however a feed spells them.
create index vehicle_used_name on vehicle (lower(regexp_replace(make, '[^[:alnum:]]', '', 'g')),
  lower(regexp_replace(model, '[^[:alnum:]]', '', 'g'))) where car_type = 'used';`,
    ),
};
