import type { Logger } from 'pino';
import type { Database } from '#src/store/connect.ts';

/** What a job works with: the database as the platform role, which sees every site, and a log that names the job. */
interface JobContext {
  readonly db: Database;
  readonly log: Logger;
}

/** Runs a piece of work under a name by which operators know it. */
export type RunNamed = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export const runUnnamed: RunNamed = (_name, work) => work();

/** Work that runs on a schedule; a run that throws is retried later. */
export interface Job {
  readonly name: string;
  readonly schedule: { readonly cron: string; readonly tz: string };
  run(context: JobContext): Promise<void>;
}
