import { type Kysely, sql } from 'kysely';

/** Runs a migration's statements as they are written. */
export async function runSql(db: Kysely<unknown>, statements: string): Promise<void> {
  await sql.raw(statements).execute(db);
}
