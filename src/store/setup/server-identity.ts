import { sql } from 'kysely';
import type { Database } from '#src/store/connect.ts';

/** Which database a server has: a standby has the same one as its primary. */
export interface ServerIdentity {
  /** The same on every copy of a database, and on no other. */
  readonly database: string;
  readonly isStandby: boolean;
}

export async function readServerIdentity(db: Database): Promise<ServerIdentity> {
  const { rows } = await sql<ServerIdentity>`
    select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as database,
      pg_is_in_recovery() as is_standby
    from pg_control_system()`.execute(db);
  const [identity] = rows;
  if (identity === undefined) throw new Error('The database server did not identify itself.');
  return identity;
}
