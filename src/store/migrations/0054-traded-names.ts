import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * The names of cars that a shopper chooses from, one row for each name of a level, so that a list of them is read and the vehicles are not
 * (docs/decisions/0045-trade-in-offers.md). The web's role has no right to it: it goes through a function.
 */
export const tradedNames: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create table traded_name (
  -- A dealership that stays out of the market, whose names only its own sites list; null for what all others have together.
  dealership_id integer references dealership on delete cascade,
  item_type text not null,
  -- The make and the model without capitals, spaces and signs; '' for the levels above them.
  make_key text not null,
  model_key text not null,
  name_key text not null,
  -- As most vehicles have it.
  name text not null,
  years smallint[] not null,
  unique nulls not distinct (item_type, make_key, model_key, name_key, dealership_id)
);
create index on traded_name (dealership_id) where dealership_id is not null;

alter table traded_name enable row level security;
alter table traded_name force row level security;
create policy platform on traded_name to forecourt_platform using (true);
create policy owner on traded_name to current_user using (true);
grant select, insert, update, delete on traded_name to forecourt_platform;`,
    ),
};
