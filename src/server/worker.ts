import pino from 'pino';
import { JOBS } from '#src/jobs/jobs.ts';
import { runJobs } from '#src/jobs/run-jobs.ts';
import { readSettings } from './settings.ts';
import { childFailed, childReady, databaseUrlFor } from './start-child.ts';

/** The second process of a deployment: what runs later runs here, so that it never slows a page down. */
try {
  const log = pino({ name: 'worker', level: readSettings(process.env).LOG_LEVEL });
  const stop = await runJobs(databaseUrlFor('DATABASE_PLATFORM_URL'), JOBS, log);
  childReady(stop);
  log.info({ jobs: JOBS.map((job) => job.name) }, 'The worker is ready.');
} catch (error) {
  childFailed(`The worker cannot start: ${error instanceof Error ? error.message : String(error)}`);
}
