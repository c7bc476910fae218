import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** An email that asks for a confirmation knows the address that it was asked for: its alert may go to another before it is sent. */
export const confirmationContacts: Migration = {
  up: (db) =>
    runSql(
      db,
      `
alter table alert_confirmation add column contact_id uuid;
update alert_confirmation n set contact_id = a.contact_id from alert a where a.site_id = n.site_id and a.id = n.alert_id;
alter table alert_confirmation alter column contact_id set not null;`,
    ),
};
