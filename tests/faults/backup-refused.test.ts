import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, startEmbedded } from '#src/store/embedded/start-embedded.ts';
import { prepareDatabase } from '#src/store/setup/prepare-database.ts';
import { runCli } from '#tests/faults/run-cli.ts';

let parent: string;
let DATA_DIR: string;
let backup: string;
let database: Embedded;
beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'forecourt-backup-'));
  chmodSync(parent, 0o755);
  [DATA_DIR, backup] = [path.join(parent, 'data'), path.join(parent, 'backup')];
  database = await startEmbedded(DATA_DIR, { flags: ['fsync=off'] });
  await prepareDatabase(database.url);
  const { code, stderr } = await runCli(['backup', backup], { DATA_DIR });
  if (code !== 0) throw new Error(`The backup failed: ${stderr}`);
});
afterAll(async () => {
  await database.stop();
  rmSync(parent, { recursive: true, force: true });
});

/** A copy of the backup, to damage. */
function aCopy(name: string): string {
  const copy = path.join(parent, name);
  cpSync(backup, copy, { recursive: true });
  return copy;
}
const restored = (name: string) => path.join(parent, `restored-${name}`);
const restore = (from: string, name: string, ...words: string[]) =>
  runCli(['restore', from, ...words], { DATA_DIR: restored(name) });

/** Changes what a backup says of itself, with a hash that fits. */
function rewrite(folder: string, change: object): void {
  const file = path.join(folder, 'backup.json');
  const { manifest } = JSON.parse(readFileSync(file, 'utf8')) as { manifest: object };
  const changed = { ...manifest, ...change };
  writeFileSync(
    file,
    JSON.stringify({ manifest: changed, sha256: createHash('sha256').update(JSON.stringify(changed)).digest('hex') }),
  );
}

test('J12 a backup goes to a new folder only, outside of DATA_DIR', async () => {
  expect(await runCli(['backup', backup], { DATA_DIR })).toEqual({
    code: 1,
    stdout: '',
    stderr: `${backup} is not empty; name a new folder for the backup.\n`,
  });
  const inside = path.join(DATA_DIR, 'backup');
  expect((await runCli(['backup', inside], { DATA_DIR })).stderr).toBe(
    `${inside} is inside DATA_DIR; a backup belongs on another disk.\n`,
  );
  expect((await runCli(['backup', path.join(parent, 'none')], { DATA_DIR: path.join(parent, 'nothing') })).stderr).toMatch(
    /^There is no database in DATA_DIR .+ yet\.\n$/,
  );
  expect((await runCli(['backup', path.join(parent, 'none')], { DATABASE_URL: 'postgres://me@db.example/x' })).stderr).toMatch(
    /^DATABASE_URL is set: .+docs\/operations\.md/,
  );
});

test('J12 a full disk is called one, and no half backup is left', async () => {
  const folder = path.join(parent, 'full');
  // No file may be larger than four megabytes, which the log's are.
  const ran = await runCli(['backup', folder], { DATA_DIR }, `trap '' XFSZ; ulimit -f 8192`);
  expect(ran).toEqual({ code: 1, stdout: '', stderr: `The disk that holds ${folder} is full; free some space and try again.\n` });
  expect(readdirSync(folder)).toEqual([]);
});

test('J12 a backup is restored into an empty folder only, and not under a running Forecourt', async () => {
  const used = restored('used');
  mkdirSync(used);
  writeFileSync(path.join(used, 'precious'), 'mine');
  expect((await restore(backup, 'used')).stderr).toBe(
    `DATA_DIR ${used} is not empty; set DATA_DIR to a new folder, so that what is there is not lost.\n`,
  );
  expect(readFileSync(path.join(used, 'precious'), 'utf8')).toBe('mine');
  const running = await runCli(['restore', backup], { DATA_DIR });
  expect([running.code, running.stderr]).toEqual([1, expect.stringContaining(`is using DATA_DIR ${DATA_DIR}`)]);
});

test('J12 half a backup, a damaged one and one of a newer version are refused, and nothing is left of the attempt', async () => {
  const half = aCopy('half');
  rmSync(path.join(half, 'backup.json'));
  expect((await restore(half, 'half')).stderr).toBe(
    `There is no complete backup in ${half}: backup.json, which is written last, is missing.\n`,
  );
  const changed = aCopy('changed');
  appendFileSync(path.join(changed, 'postgres', 'PG_VERSION'), ' ');
  expect((await restore(changed, 'changed')).stderr).toBe(
    `The backup in ${changed} is damaged: postgres/PG_VERSION is not as it was written.\n`,
  );
  expect(readdirSync(restored('changed'))).toEqual([]);
  const lacking = aCopy('lacking');
  rmSync(path.join(lacking, 'postgres', 'global', 'pg_control'));
  expect((await restore(lacking, 'lacking')).stderr).toMatch(/is damaged: postgres\/global\/pg_control is missing\.\n$/);
  const newer = aCopy('newer');
  rewrite(newer, { migrations: ['9999-from-the-future'], forecourt: '99.0.0' });
  expect((await restore(newer, 'newer')).stderr).toBe(
    `The backup in ${newer} was made by a newer Forecourt (99.0.0); restore it with that version.\n`,
  );
  const edited = aCopy('edited');
  const file = path.join(edited, 'backup.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"postgres":', '"postgres" :1,"x":'));
  expect((await restore(edited, 'edited')).stderr).toMatch(/is damaged: backup\.json is not as it was written\.\n$/);
  const outside = aCopy('outside');
  rewrite(outside, { folders: ['data/../../escaped'] });
  expect((await restore(outside, 'outside')).stderr).toMatch(/is damaged: it names files outside itself\.\n$/);
  expect(existsSync(path.join(parent, 'escaped'))).toBe(false);
});

test('J12 an instant before the backup, after the last of the log, or without a zone is refused with the reason', async () => {
  expect((await restore(backup, 'early', '--to', '2020-01-01T00:00:00Z')).stderr).toMatch(
    /cannot be restored to an earlier time/,
  );
  const late = await restore(backup, 'late', '--to', '2099-01-01T00:00:00Z');
  expect([late.code, late.stderr]).toEqual([
    1,
    expect.stringContaining('The backup and the log that follows it end before 2099-01-01T00:00:00.000Z'),
  ]);
  expect(readdirSync(restored('late'))).toEqual([]);
  const vague = await restore(backup, 'vague', '--to', '2026-11-30 14:05');
  expect([vague.code, vague.stderr]).toEqual([2, expect.stringContaining('--to must be a time such as')]);
});
