import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type ConnectOptions, connect } from '#src/store/connect.ts';
import { JOB_SCHEMA } from '#src/store/setup/job-queue.ts';
import { type Job, type RunNamed, runUnnamed } from './job.ts';

/** How what the jobs do is watched. */
interface Watched extends Pick<ConnectOptions, 'onQuery'> {
  readonly run?: RunNamed;
}

/** Schedules the jobs and runs them when they are due; returns a function that stops after the jobs in progress. */
export async function runJobs(
  platformUrl: string,
  jobs: readonly Job[],
  log: Logger,
  { run = runUnnamed, onQuery }: Watched = {},
): Promise<() => Promise<void>> {
  const db = connect(platformUrl, {
    max: 4,
    name: 'forecourt-worker',
    // What is removed at night may be a lot.
    statementMs: null,
    onError: (error) => log.warn({ err: error }, 'A database connection was lost.'),
    onQuery,
  });
  const boss = new PgBoss({
    connectionString: platformUrl,
    application_name: 'forecourt-jobs',
    schema: JOB_SCHEMA,
    max: 6,
    // The queue belongs to the database's owner, who installs it at start: this role may not change or rebuild it.
    migrate: false,
    createSchema: false,
    reindex: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue reported a failure.'));
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue reported a warning.'));
  await boss.start();
  await removeForgotten(boss, jobs);
  for (const job of jobs) {
    const { name, schedule } = job;
    await boss.createQueue(name, { policy: 'singleton', retryLimit: 3, retryDelay: 60, retryBackoff: true });
    await boss.schedule(name, schedule.cron, null, { tz: schedule.tz });
    await boss.work(name, async () => {
      const jobLog = log.child({ job: name });
      try {
        await run(name, () => job.run({ db, log: jobLog }));
      } catch (error) {
        jobLog.error({ err: error }, 'A job failed; it will be retried.');
        throw error;
      }
    });
  }
  return async () => {
    await boss.stop({ timeout: 10_000 });
    await db.destroy();
  };
}

/** A job that was removed from the list must not be queued for ever with nothing to run it. */
async function removeForgotten(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Set(jobs.map((job) => job.name));
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name);
}
