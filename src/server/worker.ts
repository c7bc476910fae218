import pino from 'pino';
import { readSettings } from './settings.ts';
import { childFailed, childReady, databaseUrlFor } from './start-child.ts';
import { startWorkerProcess } from './worker-process.ts';

/** The second process of a deployment: what runs later runs here, so that it never slows a page down. */
try {
  const settings = readSettings(process.env);
  const log = pino({ name: 'worker', level: settings.LOG_LEVEL });
  childReady(await startWorkerProcess(settings, databaseUrlFor('DATABASE_PLATFORM_URL'), log));
  log.info('The worker is ready.');
} catch (error) {
  childFailed(`The worker cannot start: ${error instanceof Error ? error.message : String(error)}`);
}
