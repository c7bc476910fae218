import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import type { ServerBuild } from 'react-router';
import { readSettings } from '#src/server/settings/read-settings.ts';
import { siteCode } from '#src/server/site-code.ts';
import { startWebProcess } from '#src/server/web-process.ts';

/** The pages' code as it was built. */
export async function builtPages(): Promise<ServerBuild> {
  const file = path.resolve(import.meta.dirname, '../build/server/index.js');
  return (await import(pathToFileURL(file).href)) as ServerBuild;
}

/** What a web process does, in this one, with its page cache off: each page is made anew. Needs NODE_ENV=production and a build. */
export function uncachedWeb(build: ServerBuild, databaseUrl: string, dataDir: string) {
  const log = pino({ level: 'error' });
  return startWebProcess(readSettings({ DATA_DIR: dataDir }), { databaseUrl, standbyUrls: [] }, log, {
    render: siteCode(build, 'production', log),
    files: new Map(),
    hasPolicy: true,
    cachesPages: false,
  });
}
