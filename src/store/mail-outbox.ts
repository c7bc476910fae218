import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** The tables that hold emails to shoppers until they are sent. */
type MailTable = 'reservation_mail' | 'invoice_mail' | 'purchase_mail';

/** What came of an email; one that is due again is tried after `retryMs`. */
export interface MailOutcome {
  readonly state: 'due' | 'sent' | 'failed';
  readonly error: string | null;
  readonly retryMs: number;
}

/** A worker that dies leaves its emails due again after this time; an email that is sent twice has the same id. */
export const MAIL_LEASE = sql`clock_timestamp() + interval '2 minutes'`;

/** Records what came of an email. */
export async function recordMail(
  db: Database,
  table: MailTable,
  { siteId, id }: { readonly siteId: number; readonly id: string },
  { state, error, retryMs }: MailOutcome,
): Promise<void> {
  await sql`update ${sql.table(table)} set state = ${state}, error = ${error},
    next_attempt_at = clock_timestamp() + make_interval(secs => ${retryMs / 1000})
    where site_id = ${siteId} and id = ${id}`.execute(db);
}
