import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * The dealership of what happened to a vehicle is no longer checked for each row: it is the vehicle's own, which has just been checked in the same
 * transaction, and the check took nearly half of the time that the rows of a first import took. What is left of a dealership that has gone is deleted by age.
 */
export const uncheckedEvents: Migration = {
  up: (db) => runSql(db, 'alter table stock_event drop constraint stock_event_dealership_id_fkey;'),
};
