import { watch } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import type { ServerBuild } from 'react-router';
import type { NodeHttp1Handler, ServerRequest } from 'srvx';
import { toNodeHandler } from 'srvx/node';
import { createServer as createVite } from 'vite';
import { firstImports } from '#demo/first-imports.ts';
import { firstInvoices } from '#demo/first-invoices.ts';
import { firstRows } from '#demo/first-places.ts';
import { checkBlock } from '#src/blocks/check-block.ts';
import { printable } from '#src/rules/text/printable.ts';
import { startEmbedded } from '#src/store/embedded/start-embedded.ts';
import { prepareDatabase } from '#src/store/setup/prepare-database.ts';
import { loadFleet } from '#src/use-cases/site/load-fleet.ts';
import { createLog } from './create-log.ts';
import { hideSecrets } from './hide-secrets.ts';
import { closeFiles, OWNER_ONLY } from './private-files.ts';
import { readSettings } from './settings/read-settings.ts';
import { withSigningKeys } from './settings/secret-key.ts';
import { siteCode } from './site-code.ts';
import { startWebProcess } from './web-process.ts';
import { startWorkerProcess } from './worker-process.ts';

/** `npm run dev`: one process in which pages reload when their code changes, and sites when their files do. */
const checked = readSettings(process.env);
process.umask(OWNER_ONLY);
const log = createLog({ name: 'dev', level: 'warn', hide: hideSecrets(checked) });
const say = (line: string) => void process.stdout.write(`${printable(line)}\n`);
const database =
  checked.DATABASE_URL === undefined
    ? await startEmbedded(checked.DATA_DIR, { report: say, walArchive: checked.WAL_ARCHIVE_DIR })
    : null;
const urls = await prepareDatabase(checked.DATABASE_URL ?? database?.url ?? '', checked.SECRET_KEY);
await closeFiles(checked);
const settings = await withSigningKeys(checked);
const sitesDir = path.resolve(settings.SITES_DIR);
const applySiteFiles = async () => {
  const fleet = await loadFleet({
    platformUrl: urls.platform,
    sitesDir,
    hostMode: settings.SITE_HOSTS,
    now: new Date(),
    checkBlock,
    firstImports,
    firstRows,
    firstInvoices,
    report: say,
  });
  for (const sentence of [...fleet.refused, ...fleet.warnings]) process.stderr.write(`${printable(sentence)}\n`);
  return fleet.sites;
};
const sites = await applySiteFiles();

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const web = await startWebProcess(settings, { databaseUrl: urls.app, standbyUrls: [] }, log, {
  // The bundle is loaded for each request, so that a changed route answers at once.
  render: async (request, context, rendering) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    return siteCode(build, 'development', log)(request, context, rendering);
  },
  files: new Map(),
  hasPolicy: false,
  cachesPages: false,
});
// Leads are delivered here too: into the mailbox, which /__mail shows.
const stopWorker = await startWorkerProcess(settings, urls.platform, log);
const answer = toNodeHandler((request: ServerRequest) =>
  web.answer(request, '127.0.0.1', { target: request.runtime?.node?.req.url ?? '/' }),
) as NodeHttp1Handler;
const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => void answer(request, response));
});
server.listen(settings.PORT, settings.HOST, () => {
  say('Forecourt is ready for development; pages and site files reload as they change:');
  for (const { host } of sites) say(`  http://${host}:${settings.PORT}`);
});

let pending: NodeJS.Timeout | undefined;
const watcher = watch(sitesDir, { recursive: true }, () => {
  clearTimeout(pending);
  pending = setTimeout(() => {
    applySiteFiles()
      .then(() => web.refresh())
      .then(() => vite.ws.send({ type: 'full-reload' }))
      .catch((error: unknown) => log.error({ err: error }, 'The site files could not be applied.'));
  }, 200);
});

const stop = async () => {
  watcher.close();
  server.close();
  server.closeAllConnections();
  await vite.close();
  await web.stop();
  await stopWorker();
  await database?.stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
