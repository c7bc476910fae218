import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { runningEmbedded } from '#src/store/embedded/running-embedded.ts';
import { aDataFolder } from '#tests/faults/data-folder.ts';
import { oneSite } from '#tests/faults/one-site.ts';
import { processesOf, until } from '#tests/faults/processes.ts';
import { runCli } from '#tests/faults/run-cli.ts';
import { answer, freePort, startForecourt } from '#tests/faults/running-forecourt.ts';

async function connected(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: (await runningEmbedded(dataDir))?.url ?? '' });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Writes numbers one after the other until it is stopped or the database is gone, and remembers those that were acknowledged. */
function writer(client: pg.Client, from = 1) {
  const acknowledged: number[] = [];
  const stopped = new AbortController();
  const running = (async () => {
    for (let number = from; !stopped.signal.aborted; number += 1) {
      await client.query('insert into written values ($1)', [number]);
      acknowledged.push(number);
    }
  })().catch(() => {});
  const stop = async () => {
    stopped.abort();
    await running;
  };
  return { acknowledged, stop };
}

const everyFile = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
    isFolder: entry.isDirectory(),
    mode: statSync(path.join(entry.parentPath, entry.name)).mode & 0o777,
  }));

test('J12 a backup taken under writes is restored to an instant after it, once all was killed, with exactly what was acknowledged by then', async () => {
  const DATA_DIR = aDataFolder();
  const parent = path.dirname(DATA_DIR);
  const [PORT, backup] = [await freePort(), path.join(parent, 'backup')];
  const settings = { PORT, SITES_DIR: oneSite(DATA_DIR, 'yard'), WAL_ARCHIVE_DIR: path.join(parent, 'archive') };
  const first = startForecourt({ ...settings, DATA_DIR });
  await first.ready();
  const client = await connected(DATA_DIR);
  await client.query('create table written (number int primary key)');
  mkdirSync(path.join(DATA_DIR, 'uploads', 'lead'), { recursive: true });
  writeFileSync(path.join(DATA_DIR, 'uploads', 'lead', 'licence.pdf'), 'a document');

  const writing = writer(client);
  await until('something is written', () => writing.acknowledged.length > 0);
  expect(await runCli(['backup', backup], { ...settings, DATA_DIR })).toMatchObject({ code: 0, stderr: '' });
  const inBackup = writing.acknowledged.length;
  await until('more is written', () => writing.acknowledged.length > inBackup + 100);
  await writing.stop();
  const before = [...writing.acknowledged];
  // Milliseconds after the last of them and before the next: an instant is cut to whole ones, and a write within the same one would not be before it.
  const { rows } = await client.query<{ at: string }>(
    `select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, pg_sleep(0.01) from pg_sleep(0.01)`,
  );
  const after = writer(await connected(DATA_DIR), before.length + 1);
  await until('something is written after that instant', () => after.acknowledged.length > 10);
  for (const { pid } of processesOf(parent)) process.kill(pid, 'SIGKILL');
  await after.stop();
  await first.ended();
  await until('everything is gone', () => processesOf(parent).length === 0);

  for (const { isFolder, mode } of everyFile(backup)) expect(mode).toBe(isFolder ? 0o700 : 0o600);
  const restored = path.join(parent, 'restored');
  const to = rows[0]?.at ?? '';
  const ran = await runCli(['restore', backup, '--to', to, '--left', DATA_DIR], { ...settings, DATA_DIR: restored });
  expect(ran).toMatchObject({ code: 0, stderr: '' });
  const second = startForecourt({ ...settings, DATA_DIR: restored });
  await second.ready();
  expect(await answer(PORT)).toBe(200);
  const reader = await connected(restored);
  const found = await reader.query<{ number: number }>('select number from written order by number');
  expect(found.rows.map(({ number }) => number)).toEqual(before);
  expect(readFileSync(path.join(restored, 'uploads', 'lead', 'licence.pdf'), 'utf8')).toBe('a document');
  expect(readFileSync(path.join(restored, 'secret-key'))).toEqual(readFileSync(path.join(DATA_DIR, 'secret-key')));
  await reader.end();
  second.ctrlC();
  expect(await second.ended()).toBe(0);
});
