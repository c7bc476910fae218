import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { JOB_SCHEMA } from './job-queue.ts';

/**
 * Installs or updates the job queue as the database's owner and lets the platform's role in, which runs jobs. The web's role has nothing
 * to do here. Both roles must exist.
 */
export async function createJobSchema(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, schema: JOB_SCHEMA, max: 2, supervise: false, schedule: false });
  boss.on('error', () => {});
  try {
    await boss.start();
  } finally {
    await boss.stop({ graceful: false });
  }
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // Two machines that start at once would grant at once, which PostgreSQL refuses ("tuple concurrently updated"): they take turns.
    await client.query(`
      select pg_advisory_xact_lock(hashtext('forecourt job queue'));
      grant usage on schema ${JOB_SCHEMA} to forecourt_platform;
      grant select, insert, update, delete on all tables in schema ${JOB_SCHEMA} to forecourt_platform;
      grant usage, select on all sequences in schema ${JOB_SCHEMA} to forecourt_platform;
      grant execute on all functions in schema ${JOB_SCHEMA} to forecourt_platform;
      revoke all on schema ${JOB_SCHEMA} from public, forecourt_app;
      revoke all on all tables in schema ${JOB_SCHEMA} from public, forecourt_app;
      revoke all on all functions in schema ${JOB_SCHEMA} from public, forecourt_app;
    `);
  } finally {
    await client.end();
  }
}
