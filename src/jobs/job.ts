import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** What a job works with: the database as the platform role, which sees every site, and a log that names the job. */
interface JobContext {
  readonly pool: Pool;
  readonly log: Logger;
}

/** Work that runs on a schedule; a run that throws is retried later. */
export interface Job {
  readonly name: string;
  readonly schedule: { readonly cron: string; readonly tz: string };
  run(context: JobContext): Promise<void>;
}
