import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * How often one network address has held a vehicle is counted by a keyed hash of the address and the day. An accepted trade-in offer is part of
 * one purchase at a time, and the database itself makes a second one impossible.
 */
export const holdSenders: Migration = {
  up: (db) =>
    runSql(
      db,
      `
alter table reservation add column sender text;
create unique index reservation_offer_once on reservation (site_id, (shown->'purchase'->'answers'->'tradeIn'->>'offerId'))
  where state in ('held', 'paid', 'converted') and shown->'purchase'->'answers'->'tradeIn'->>'offerId' is not null;`,
    ),
};
