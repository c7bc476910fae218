import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { takeDataDir } from '#src/store/embedded/data-dir-lock.ts';
import { embeddedForCommand } from '#src/store/embedded/embedded-for-command.ts';
import { embeddedPrograms } from '#src/store/embedded/embedded-programs.ts';
import { runProgram } from '#src/store/embedded/run-program.ts';
import { runningEmbedded } from '#src/store/embedded/running-embedded.ts';
import { serverUser, systemUser } from '#src/store/embedded/server-user.ts';
import { startEmbedded } from '#src/store/embedded/start-embedded.ts';
import { aDataFolder } from '#tests/faults/data-folder.ts';
import { processesOf, until } from '#tests/faults/processes.ts';

const flags = ['fsync=off'];

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = (dataDir: string) =>
  Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** A process to kill: it starts the database of the folder given and holds on to it. */
const HOLD = `
  import { startEmbedded } from '#src/store/embedded/start-embedded.ts';
  const { url } = await startEmbedded(process.argv[1], { flags: ['fsync=off'] });
  process.stdout.write(url);
  setInterval(() => {}, 1_000_000);
`;

async function holdElsewhere(dataDir: string): Promise<{ url: string; kill: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', HOLD, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const kill = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return { url: url.trim(), kill };
}

test('the database is made once, kept by an ordinary owner, and stops without a trace', async () => {
  const dataDir = aDataFolder();
  const first = await startEmbedded(dataDir, { flags });
  expect(first.started).toBe('cold');
  await query(first.url, 'create table kept (word text)');
  await query(first.url, `insert into kept values ('here')`);
  expect(
    await query(
      first.url,
      `select rolsuper, rolcreaterole, pg_get_userbyid(datdba) as owner, datcollate, pg_encoding_to_char(encoding) as encoding
       from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    ),
  ).toEqual([{ rolsuper: false, rolcreaterole: true, owner: 'forecourt_owner', datcollate: 'C', encoding: 'UTF8' }]);
  expect(statSync(path.join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
  await first.stop();
  expect(processesOf(dataDir)).toEqual([]);

  const second = await startEmbedded(dataDir, { flags });
  expect(second.started).toBe('warm');
  expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'here' }]);
  await second.stop();
});

test('the database wants a password and listens to this machine only', async () => {
  const dataDir = aDataFolder();
  const server = await startEmbedded(dataDir, { flags });
  const stranger = new URL(server.url);
  stranger.password = 'guess';
  await expect(query(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  expect(
    await query(
      server.adminUrl,
      `select current_setting('listen_addresses') as at, current_setting('unix_socket_directories') as socket`,
    ),
  ).toEqual([{ at: '127.0.0.1', socket: '' }]);
  await server.stop();
});

test('after kill -9 the server left behind is taken over with all that was committed', async () => {
  const dataDir = aDataFolder();
  const held = await holdElsewhere(dataDir);
  await query(held.url, 'create table kept as select 42 as answer');
  await held.kill();
  const again = await startEmbedded(dataDir, { flags });
  expect(again.started).toBe('reused');
  expect(await query(again.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await again.stop();
  expect(processesOf(dataDir)).toEqual([]);
});

test('a killed PostgreSQL starts again although its pid file is still there', async () => {
  const dataDir = aDataFolder();
  const held = await holdElsewhere(dataDir);
  await held.kill();
  process.kill(postmasterPid(dataDir), 'SIGKILL');
  const again = await startEmbedded(dataDir, { flags });
  expect(again.started).toBe('warm');
  await again.stop();
});

test('a pid file whose number belongs to another program now does not keep the database from starting', async () => {
  const dataDir = aDataFolder();
  await startEmbedded(dataDir, { flags }).then((server) => server.stop());
  // PostgreSQL only fears a process of its own user, so the other program must be one.
  const user = systemUser(path.join(dataDir, 'postgres'));
  const other = spawn('sleep', ['1000'], { cwd: '/', ...(user === null ? {} : { uid: user.uid, gid: user.gid }) });
  onTestFinished(() => void other.kill());
  const cluster = path.join(dataDir, 'postgres');
  writeFileSync(
    path.join(cluster, 'postmaster.pid'),
    `${other.pid}\n${cluster}\n1700000000\n5432\n\n127.0.0.1\n  1 1\nready   \n`,
  );
  const again = await startEmbedded(dataDir, { flags });
  expect(again.started).toBe('warm');
  await again.stop();
  expect(other.exitCode).toBeNull();
});

test('a second start on the same folder is refused in one sentence and harms nothing', async () => {
  const dataDir = aDataFolder();
  const server = await startEmbedded(dataDir, { flags });
  await expect(startEmbedded(dataDir, { flags })).rejects.toThrow(
    `Another Forecourt (process ${process.pid}) is using DATA_DIR ${dataDir}; stop it, or set DATA_DIR to another folder for this one.`,
  );
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test('a lock whose number belongs to another program now is no obstacle', async () => {
  const dataDir = aDataFolder();
  mkdirSync(dataDir);
  writeFileSync(path.join(dataDir, 'forecourt.lock'), `${process.pid} 1\n`);
  const server = await startEmbedded(dataDir, { flags });
  await server.stop();
  expect(existsSync(path.join(dataDir, 'forecourt.lock'))).toBe(false);
});

test('a set-up that was killed half way is begun again', async () => {
  const dataDir = aDataFolder();
  mkdirSync(path.join(dataDir, 'postgres.unfinished/base'), { recursive: true });
  writeFileSync(path.join(dataDir, 'postgres.unfinished/PG_VERSION'), '18\n');
  writeFileSync(path.join(dataDir, 'postgres-password'), 'half');
  const server = await startEmbedded(dataDir, { flags });
  expect(server.started).toBe('cold');
  await server.stop();
});

test('the database runs under a parent folder that is closed to everyone else', async () => {
  const dataDir = aDataFolder(0o700);
  const server = await startEmbedded(dataDir, { flags });
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(processesOf(dataDir)).toEqual([]);
});

test('PostgreSQL’s programs run from a folder that is closed to everyone else', async () => {
  const dataDir = aDataFolder(0o700);
  const [bin, cluster] = [path.join(dataDir, 'native/bin'), path.join(dataDir, 'cluster')];
  cpSync(path.dirname(embeddedPrograms().folder), path.dirname(bin), { recursive: true, verbatimSymlinks: true });
  mkdirSync(cluster);
  const user = serverUser(systemUser(cluster), [bin]);
  if (user !== null) chownSync(cluster, user.uid, user.gid);
  const ran = await runProgram(path.join(bin, 'initdb'), ['-D', cluster, '--auth=reject', '--no-sync', '--locale=C'], user);
  expect(ran.output).toContain('performing post-bootstrap initialization ... ok');
  expect(ran.ok).toBe(true);
});

test('a command beside the server finds its address, and finds none when it has stopped', async () => {
  const dataDir = aDataFolder();
  expect(await runningEmbedded(dataDir)).toBeNull();
  const server = await startEmbedded(dataDir, { flags });
  expect((await runningEmbedded(dataDir))?.url).toBe(server.url);
  await server.stop();
  expect(await runningEmbedded(dataDir)).toBeNull();
});

test('a command that comes while a Forecourt is starting or stopping waits for it', async () => {
  const dataDir = aDataFolder();
  const release = takeDataDir(dataDir);
  const asked = embeddedForCommand(dataDir, { flags });
  // By then it has been refused once.
  await nextTurn();
  release();
  const own = await asked;
  expect(await query(own.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await own.stop();
});

test('Ctrl-C in the terminal does not reach the database', async () => {
  const dataDir = aDataFolder();
  const server = await startEmbedded(dataDir, { flags });
  const group = (pid: number | 'self') =>
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\)\s/s, '')
      .split(' ')[2];
  expect(await until('the server has a group', () => group(postmasterPid(dataDir)))).not.toBe(group('self'));
  await server.stop();
});
