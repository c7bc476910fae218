import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { clusterPassword, clusterPaths } from './cluster.ts';
import { EmbeddedFailure } from './embedded-failure.ts';
import { processCommand } from './process-identity.ts';

/** The addresses of a running embedded PostgreSQL: `url` for the database's owner, `adminUrl` for its superuser. */
export interface EmbeddedUrls {
  readonly url: string;
  readonly adminUrl: string;
}

/** The addresses at which an embedded PostgreSQL on this port answers. */
export const embeddedUrls = (port: number, password: string): EmbeddedUrls => ({
  url: `postgres://forecourt_owner:${password}@127.0.0.1:${port}/forecourt`,
  adminUrl: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
});

/** Finds the PostgreSQL that runs on this DATA_DIR, for a command beside a running Forecourt or a start after a kill; null when none does. */
export async function runningEmbedded(dataDir: string): Promise<EmbeddedUrls | null> {
  const folder = path.resolve(dataDir);
  const password = clusterPassword(folder);
  if (password === null) return null;
  const { cluster } = clusterPaths(folder);
  // One that is just starting, recovering or stopping is waited for: only it knows which of these it is.
  for (let tries = 0; tries < 600; tries += 1) {
    const left = leftServer(cluster);
    if (left === null) return null;
    const urls = embeddedUrls(left.port, password);
    if (left.port > 0 && (await answersFor(urls.adminUrl, cluster))) return urls;
    await wait(100);
  }
  throw new EmbeddedFailure(
    `The PostgreSQL already running on ${cluster} is not answering; ${clusterPaths(folder).log} may say why. Stop it and start again.`,
  );
}

/** Whether the server at this address keeps its data in this folder; false too when nothing answers. */
export async function answersFor(adminUrl: string, cluster: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return realpathSync(rows[0]?.data_directory ?? '') === realpathSync(cluster);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether a server's process is there for this cluster, be it ready to answer or not. */
export const hasServer = (cluster: string): boolean => leftServer(cluster) !== null;

function leftServer(cluster: string): { pid: number; port: number } | null {
  let lines: string[];
  try {
    lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3] ?? 0)];
  return isServerOf(pid, cluster) ? { pid, port } : null;
}

function isServerOf(pid: number, cluster: string): boolean {
  const command = processCommand(pid);
  if (command === null || !path.basename(command[0] ?? '').startsWith('postgres')) return false;
  return command.some((word) => path.isAbsolute(word) && path.basename(word) === path.basename(cluster) && isSame(word, cluster));
}

function isSame(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}

/**
 * PostgreSQL refuses to start when its pid file names a living process, though that number may belong to another program by now. The number
 * is replaced by one no process can have; the rest stays, because PostgreSQL uses it to see whether old workers are still at it.
 */
export function disownPidFile(cluster: string): void {
  const file = path.join(cluster, 'postmaster.pid');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return;
  }
  const pid = Number(text.split('\n')[0]);
  if (processCommand(pid) !== null && !isServerOf(pid, cluster)) writeFileSync(file, text.replace(/^-?\d+/, '4194305'));
}
