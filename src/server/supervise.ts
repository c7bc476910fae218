import path from 'node:path';
import type { Logger } from 'pino';
import { checkBlock } from '#src/blocks/check-block.ts';
import { MOST_LISTED } from '#src/rules/text/most-listed.ts';
import { printable } from '#src/rules/text/printable.ts';
import { wasKilled } from '#src/store/embedded/data-dir-lock.ts';
import { startEmbedded } from '#src/store/embedded/start-embedded.ts';
import { prepareDatabase } from '#src/store/setup/prepare-database.ts';
import { standbyUrls } from '#src/store/setup/role-urls.ts';
import { loadFleet } from '#src/use-cases/site/load-fleet.ts';
import { buildSiteCode } from './build-site-code.ts';
import { childEnv } from './child-env.ts';
import { createLog } from './create-log.ts';
import { type HideSecrets, hideSecrets } from './hide-secrets.ts';
import { closeFiles, OWNER_ONLY } from './private-files.ts';
import { drainMs } from './settings/drain-time.ts';
import { readSettings } from './settings/read-settings.ts';
import { withSigningKeys } from './settings/secret-key.ts';
import type { Settings } from './settings/settings.ts';
import { settingsWarnings } from './settings/settings-warnings.ts';
import { STANDBYS } from './start-child.ts';
import { ChildFailure, type SupervisedProcess, superviseProcess } from './start-children.ts';
import { watchDatabase } from './start-database.ts';
import { startFailure } from './start-failure.ts';
import { claimPort, portUnavailable } from './start-port.ts';
import { Shutdown, Stopped } from './start-shutdown.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const SMALL_NODE = path.join(ROOT, 'bin', 'small-node');
const say = (line: string): void => void process.stdout.write(`${printable(line)}\n`);
const complain = (line: string): void => void process.stderr.write(`${printable(line)}\n`);

/** Everything `npm start` does, in order. What has been started is added to `shutdown`, which ends it. */
async function start(settings: Settings, shutdown: Shutdown, hide: HideSecrets): Promise<void> {
  // After a kill the old web process may need a moment to notice and to finish what it was answering.
  const isServing = settings.PROCESSES !== 'worker';
  if (isServing) await claimPort(settings.HOST, settings.PORT, wasKilled(settings.DATA_DIR) ? 20_000 : 0);
  await shutdown.unlessStopped(buildSiteCode(ROOT, say, shutdown.signal));

  // After the build: other users of this machine may read the code.
  process.umask(OWNER_ONLY);
  const log = createLog({ name: 'supervisor', level: settings.LOG_LEVEL, hide });
  const ownerUrl = settings.DATABASE_URL ?? (await embedded(settings, shutdown, log));
  const urls = await shutdown.unlessStopped(prepareDatabase(ownerUrl, settings.SECRET_KEY));
  await closeFiles(settings);
  const fleet = await shutdown.unlessStopped(
    loadFleet({
      platformUrl: urls.platform,
      sitesDir: path.resolve(settings.SITES_DIR),
      hostMode: settings.SITE_HOSTS,
      now: new Date(),
      checkBlock,
      // The demo's generator is large and needed only by the first start.
      firstImports: async (dealership, now) => (await import('#demo/first-imports.ts')).firstImports(dealership, now),
      firstRows: async (dealership, now) => (await import('#demo/first-places.ts')).firstRows(dealership, now),
      firstInvoices: async (site) => (await import('#demo/first-invoices.ts')).firstInvoices(site),
      report: say,
    }),
  );
  for (const sentence of [...settingsWarnings(settings), ...fleet.refused, ...fleet.warnings]) complain(sentence);

  const handed = await withSigningKeys(settings);
  const standbys = standbyUrls(ownerUrl, settings.SECRET_KEY, settings.DATABASE_REPLICA_URLS);
  const webDatabases = { DATABASE_APP_URL: urls.app, ...(standbys.length > 0 && { [STANDBYS]: standbys.join(',') }) };
  const children = [
    { name: 'web', env: { ...childEnv('web', handed, process.env), ...webDatabases }, drainMs: drainMs(settings) },
    {
      name: 'worker',
      env: { ...childEnv('worker', handed, process.env), DATABASE_PLATFORM_URL: urls.platform },
      // It imports dealers' files beside a server, as the command does.
      execPath: SMALL_NODE,
    },
  ].filter(({ name }) => settings.PROCESSES === 'both' || settings.PROCESSES === name);
  const started: SupervisedProcess[] = [];
  shutdown.add(
    async () => void (await Promise.all(started.map((child) => child.stop()))),
    () => {
      for (const child of started) child.kill();
    },
  );
  try {
    // One after the other: on a small machine the pages answer sooner than if both started at once.
    for (const childSettings of children) {
      const child = superviseProcess(
        { ...childSettings, module: path.join(ROOT, 'src', 'server', `${childSettings.name}.ts`) },
        log,
      );
      started.push(child);
      await shutdown.unlessStopped(child.ready);
    }
  } catch (error) {
    // Another program may have taken the port since it was checked.
    if (error instanceof ChildFailure && error.message.includes('EADDRINUSE')) {
      throw portUnavailable(settings.HOST, settings.PORT, 'EADDRINUSE');
    }
    throw error;
  }

  if (!isServing) return say('Forecourt is ready: the worker runs.');
  say('Forecourt is ready:');
  for (const { host, name } of fleet.sites.slice(0, MOST_LISTED)) say(`  http://${host}:${settings.PORT}  ${name}`);
  if (fleet.sites.length > MOST_LISTED) say(`  and ${fleet.sites.length - MOST_LISTED} more`);
  say(`  http://localhost:${settings.PORT}  the list of all sites`);
}

async function embedded(settings: Settings, shutdown: Shutdown, log: Logger): Promise<string> {
  const server = await startEmbedded(settings.DATA_DIR, { report: say, walArchive: settings.WAL_ARCHIVE_DIR });
  shutdown.add(() => server.stop());
  if (shutdown.signal.aborted) throw new Stopped();
  shutdown.add(watchDatabase(server, log));
  return server.url;
}

const shutdown = new Shutdown();
shutdown.listen();
let exitCode = 0;
let showsStack = false;
const hide = hideSecrets(process.env);
try {
  const settings = readSettings(process.env);
  showsStack = settings.LOG_LEVEL === 'debug' || settings.LOG_LEVEL === 'trace';
  await start(settings, shutdown, hide);
  await shutdown.requested();
} catch (error) {
  if (!shutdown.signal.aborted) {
    exitCode = 1;
    complain(hide(startFailure(error, showsStack)));
  }
}
try {
  await shutdown.end();
} catch (error) {
  exitCode = 1;
  complain(hide(startFailure(error, showsStack)));
}
process.exit(exitCode);
