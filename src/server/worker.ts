import { createLog } from './create-log.ts';
import { hideSecrets } from './hide-secrets.ts';
import { OWNER_ONLY } from './private-files.ts';
import { readSettings } from './settings/read-settings.ts';
import type { SettingsFor } from './settings/settings.ts';
import { childFailed, childReady, databaseUrlFor } from './start-child.ts';
import { startWorkerProcess } from './worker-process.ts';

/** The second process of a deployment: what runs later runs here, so that it never slows down a page. */
try {
  process.umask(OWNER_ONLY);
  const settings: SettingsFor<'worker'> = readSettings(process.env);
  const platformUrl = databaseUrlFor('DATABASE_PLATFORM_URL');
  const log = createLog({ name: 'worker', level: settings.LOG_LEVEL, hide: hideSecrets(settings, [platformUrl]) });
  childReady(await startWorkerProcess(settings, platformUrl, log));
  log.info('The worker is ready.');
} catch (error) {
  childFailed(`The worker cannot start: ${error instanceof Error ? error.message : String(error)}`);
}
