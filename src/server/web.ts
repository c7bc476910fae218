import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { retainAssets } from '#src/server/http/retained-assets.ts';
import { createLog } from './create-log.ts';
import { hideSecrets } from './hide-secrets.ts';
import { closeServer } from './http/close-server.ts';
import { createHttpServer } from './http/http-server.ts';
import { staticFiles } from './http/static-files.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { OWNER_ONLY } from './private-files.ts';
import { drainMs } from './settings/drain-time.ts';
import { readSettings } from './settings/read-settings.ts';
import type { SettingsFor } from './settings/settings.ts';
import { siteCode } from './site-code.ts';
import { childFailed, childReady, databaseUrlFor, standbyUrlsForWeb } from './start-child.ts';
import { startWebProcess } from './web-process.ts';

const BUILD = path.resolve(import.meta.dirname, '..', '..', 'build');

/** The first process of a deployment: it answers all requests, for all sites. */
try {
  process.umask(OWNER_ONLY);
  const settings: SettingsFor<'web'> = readSettings(process.env);
  const databaseUrl = databaseUrlFor('DATABASE_APP_URL');
  const standbyUrls = standbyUrlsForWeb();
  const log = createLog({ name: 'web', level: settings.LOG_LEVEL, hide: hideSecrets(settings, [databaseUrl, ...standbyUrls]) });
  const client = path.join(BUILD, 'client');
  const files = await staticFiles([
    { folder: client, at: '/' },
    { folder: retainAssets(client, settings.DATA_DIR), at: '/assets' },
  ]);
  const build = (await import(pathToFileURL(path.join(BUILD, 'server', 'index.js')).href)) as ServerBuild;
  const web = await startWebProcess(settings, { databaseUrl, standbyUrls }, log, {
    render: siteCode(build, 'production', log),
    files,
    hasPolicy: true,
    cachesPages: true,
  });
  let isLeaving = false;
  const server = createHttpServer({
    answer: web.answer,
    answerHot: web.answerHot,
    counts: web.counts,
    log,
    requestMs: settings.REQUEST_SECONDS * 1_000,
    keepAliveMs: settings.KEEP_ALIVE_SECONDS * 1_000,
    headerBytes: settings.REQUEST_HEADER_KB * 1_024,
    headerCount: settings.REQUEST_HEADERS,
    connections: settings.CONNECTIONS,
    connectionsPerAddress: settings.CONNECTIONS_PER_ADDRESS,
    isTrustedProxy: trustedProxies(settings.TRUSTED_PROXIES),
    isLeaving: () => isLeaving,
  });
  server.listen(settings.PORT, settings.HOST);
  await once(server, 'listening');
  const { METRICS_PORT, METRICS_HOST } = settings;
  const stopMetrics =
    METRICS_PORT === undefined ? null : serveMetrics(web.metrics(), { host: METRICS_HOST, port: METRICS_PORT }, log);
  const drain = drainMs(settings);
  childReady(async (mode) => {
    isLeaving = true;
    web.leave();
    // Load balancers go on sending requests until they have noticed: these are answered as any other.
    if (mode === 'drain') await wait(drain);
    await closeServer(server);
    await stopMetrics?.();
    await web.stop();
  }, drain);
  log.info({ host: settings.HOST, port: settings.PORT }, 'The web process is ready.');
} catch (error) {
  childFailed(error instanceof Error ? error.message : String(error));
}
