import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

const OURS = 'select dealership_id from site_dealership where site_id = app_site_id()';

/**
 * What the market asks for each vehicle, and which stock of a dealership that was worked out from. Estimates have versions of their own: were
 * they part of the stock's, estimating would itself look like a change of stock, for ever.
 */
export const market: Migration = {
  up: async (db) => {
    await runSql(
      db,
      `
alter table version drop constraint version_kind_check;
alter table version add constraint version_kind_check check (kind in ('directory', 'site', 'dealership', 'market'));

create table market_estimate (
  vehicle_id integer primary key,
  dealership_id integer not null,
  range_min integer not null check (range_min >= 0),
  range_max integer not null check (range_max >= range_min),
  confidence numeric(3, 2) not null check (confidence between 0 and 1),
  comparables smallint not null check (comparables >= 5),
  stock_version bigint not null,
  estimated_at timestamptz not null,
  foreign key (vehicle_id, dealership_id) references vehicle (id, dealership_id) on delete cascade
);
create index on market_estimate (dealership_id);

create table market_run (
  dealership_id integer primary key references dealership on delete cascade,
  stock_version bigint not null,
  edition smallint not null,
  estimated_at timestamptz not null
);`,
    );
    for (const table of ['market_estimate', 'market_run'])
      await runSql(
        db,
        `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy site_fence on ${table} to forecourt_app using (dealership_id in (${OURS}));
create policy platform on ${table} to forecourt_platform using (true);
create policy owner on ${table} to current_user using (true);
grant select on ${table} to forecourt_app;
grant select, insert, update, delete on ${table} to forecourt_platform;`,
      );
  },
};
