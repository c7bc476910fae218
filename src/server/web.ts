import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { serve } from 'srvx';
import { createLog } from './create-log.ts';
import { hideSecrets } from './hide-secrets.ts';
import { keepAssets } from './http/kept-assets.ts';
import { staticFiles } from './http/static-files.ts';
import { OWNER_ONLY } from './private-files.ts';
import { readSettings, type SettingsFor } from './settings.ts';
import { siteCode } from './site-code.ts';
import { childFailed, childReady, databaseUrlFor } from './start-child.ts';
import { startWebProcess } from './web-process.ts';

const BUILD = path.resolve(import.meta.dirname, '..', '..', 'build');

/** The first process of a deployment: it answers all requests, for all sites. */
try {
  process.umask(OWNER_ONLY);
  const settings: SettingsFor<'web'> = readSettings(process.env);
  const databaseUrl = databaseUrlFor('DATABASE_APP_URL');
  const log = createLog({ name: 'web', level: settings.LOG_LEVEL, hide: hideSecrets(settings, [databaseUrl]) });
  const client = path.join(BUILD, 'client');
  const files = await staticFiles([
    { folder: client, at: '/' },
    { folder: keepAssets(client, settings.DATA_DIR), at: '/assets' },
  ]);
  const build = (await import(pathToFileURL(path.join(BUILD, 'server', 'index.js')).href)) as ServerBuild;
  const web = await startWebProcess(settings, databaseUrl, log, {
    render: siteCode(build, 'production', log),
    files,
    hasPolicy: true,
    keepsPages: true,
  });
  const server = serve({
    port: settings.PORT,
    hostname: settings.HOST,
    silent: true,
    gracefulShutdown: false,
    fetch: (request) => web.answer(request, request.ip ?? ''),
  });
  await server.ready();
  childReady(async () => {
    web.leave();
    await server.close();
    await web.stop();
  });
  log.info({ host: settings.HOST, port: settings.PORT }, 'The web process is ready.');
} catch (error) {
  childFailed(error instanceof Error ? error.message : String(error));
}
