import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { runningEmbedded } from '#src/store/embedded/running-embedded.ts';
import { aDataFolder } from '#tests/faults/data-folder.ts';
import { processesOf, until } from '#tests/faults/processes.ts';
import { answer, freePort, startForecourt } from '#tests/faults/running-forecourt.ts';

let PORT: string;
beforeAll(async () => {
  PORT = await freePort();
});

async function query(dataDir: string, text: string): Promise<unknown[]> {
  const running = await runningEmbedded(dataDir);
  const client = new pg.Client({ connectionString: running?.url ?? '' });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

test('Ctrl-C leaves no process behind, and the next start finds everything as it was', async () => {
  const DATA_DIR = aDataFolder();
  const first = startForecourt({ DATA_DIR, PORT });
  await first.ready();
  expect(await answer(PORT)).toBe(200);
  await query(DATA_DIR, 'create table kept as select 42 as answer');
  first.ctrlC();
  expect(await first.ended()).toBe(0);
  expect(processesOf(DATA_DIR)).toEqual([]);

  const second = startForecourt({ DATA_DIR, PORT });
  await second.ready();
  expect(await query(DATA_DIR, 'select answer from kept')).toEqual([{ answer: 42 }]);
  second.process.kill('SIGTERM');
  expect(await second.ended()).toBe(0);
  expect(processesOf(DATA_DIR)).toEqual([]);
});

test('after kill -9 the next start works and nothing committed is lost', async () => {
  const DATA_DIR = aDataFolder();
  const first = startForecourt({ DATA_DIR, PORT });
  await first.ready();
  await query(DATA_DIR, 'create table kept as select 42 as answer');
  first.process.kill('SIGKILL');
  await first.ended();

  const second = startForecourt({ DATA_DIR, PORT });
  await second.ready();
  expect(await answer(PORT)).toBe(200);
  expect(await query(DATA_DIR, 'select answer from kept')).toEqual([{ answer: 42 }]);
  second.ctrlC();
  expect(await second.ended()).toBe(0);
  await until('the first start’s processes have noticed', () => processesOf(DATA_DIR).length === 0);
});

test('Ctrl-C during the start leaves no process behind either', async () => {
  const DATA_DIR = aDataFolder();
  const forecourt = startForecourt({ DATA_DIR, PORT });
  await until('the database is being set up', () => forecourt.output().includes('Setting up the embedded database'));
  forecourt.ctrlC();
  expect(await forecourt.ended()).toBe(0);
  expect(processesOf(DATA_DIR)).toEqual([]);
});

test.each(['web', 'worker'])('a %s process that dies is started again', async (name) => {
  const DATA_DIR = aDataFolder();
  const forecourt = startForecourt({ DATA_DIR, PORT });
  await forecourt.ready();
  const find = () => processesOf(DATA_DIR).find((seen) => seen.command.includes(`src/server/${name}.ts`))?.pid;
  const old = await until(`the ${name} process is there`, find);
  process.kill(old, 'SIGKILL');
  await until('another one is there', () => (find() ?? old) !== old);
  await until('the site answers', async () => (await answer(PORT)) === 200);
  expect(forecourt.output()).toContain(`The ${name} process ended by SIGKILL; it will be restarted.`);
  forecourt.ctrlC();
  expect(await forecourt.ended()).toBe(0);
  expect(processesOf(DATA_DIR)).toEqual([]);
});

test('a database that dies is started again where the sites expect it', async () => {
  const DATA_DIR = aDataFolder();
  const forecourt = startForecourt({ DATA_DIR, PORT });
  await forecourt.ready();
  const before = await runningEmbedded(DATA_DIR);
  const postmaster = processesOf(DATA_DIR).find((seen) => seen.command.includes('postgres -D'));
  process.kill(postmaster?.pid ?? 0, 'SIGKILL');
  await until('it is said', () => forecourt.output().includes('The embedded database had stopped; it is running again.'));
  expect(await runningEmbedded(DATA_DIR)).toEqual(before);
  expect(await query(DATA_DIR, 'select 1 as one')).toEqual([{ one: 1 }]);
  forecourt.ctrlC();
  expect(await forecourt.ended()).toBe(0);
  expect(processesOf(DATA_DIR)).toEqual([]);
});

test('a port in use is named, and no database is begun', async () => {
  const DATA_DIR = aDataFolder();
  const squatter = createServer().listen(Number(PORT), '127.0.0.1');
  await once(squatter, 'listening');
  onTestFinished(() => void squatter.close());
  const forecourt = startForecourt({ DATA_DIR, PORT });
  expect(await forecourt.ended()).toBe(1);
  expect(forecourt.output()).toBe(`Port ${PORT} on 127.0.0.1 is in use by another program; stop it or set PORT.\n`);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('bad settings are told one sentence each', async () => {
  const forecourt = startForecourt({ PORT: 'abc', LOG_LEVEL: 'loud' });
  expect(await forecourt.ended()).toBe(1);
  expect(forecourt.output()).toBe(
    'PORT must be a whole number from 1 to 65535, but it is "abc".\n' +
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal and silent, but it is "loud".\n',
  );
});

test('a database that cannot be reached is told in one sentence without its password', async () => {
  const forecourt = startForecourt({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${await freePort()}/none`, PORT });
  expect(await forecourt.ended()).toBe(1);
  expect(forecourt.output()).toMatch(/^The database at 127\.0\.0\.1:\d+\/none cannot be reached: .*Check DATABASE_URL\.$/m);
  expect(forecourt.output()).not.toMatch(/secret|\n\s+at /);
});

test('a second start on the same folder is refused and the first goes on', async () => {
  const DATA_DIR = aDataFolder();
  const first = startForecourt({ DATA_DIR, PORT });
  await first.ready();
  const second = startForecourt({ DATA_DIR, PORT: await freePort() });
  expect(await second.ended()).toBe(1);
  expect(second.output()).toBe(
    `Another Forecourt (process ${first.process.pid}) is using DATA_DIR ${DATA_DIR}; stop it, or set DATA_DIR to another folder for this one.\n`,
  );
  expect(await answer(PORT)).toBe(200);
  first.ctrlC();
  expect(await first.ended()).toBe(0);
});
