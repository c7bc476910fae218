import { readFile, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import pg from 'pg';

/**
 * Lets visitors' queries go first: the server's process behind this connection gets less of the processor than others, if it is on this machine and
 * may be told so. Only a connection that is closed after its work may be slowed down: not everybody may take it back.
 */
export async function lowerPriority(client: pg.PoolClient): Promise<void> {
  const [pid, port] = ['processID' in client && client.processID, localPort(client)];
  const lower = constants.priority.PRIORITY_BELOW_NORMAL;
  if (typeof pid !== 'number' || port === null) return;
  try {
    // A process of this number may be anybody's; PostgreSQL writes the connection it serves into its title.
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    if (!title.startsWith('postgres: ') || !title.includes(`(${port})`)) return;
    setPriority(pid, lower);
    // Where Linux shares the processor by session, which each of PostgreSQL's processes has to itself, a priority counts within the session only.
    await writeFile(`/proc/${pid}/autogroup`, String(lower));
  } catch {
    // It is on another machine, or another user's.
  }
}

function localPort(client: object): number | null {
  if (!('connection' in client && client.connection instanceof pg.Connection)) return null;
  const { stream } = client.connection;
  return stream instanceof Socket ? (stream.localPort ?? null) : null;
}
