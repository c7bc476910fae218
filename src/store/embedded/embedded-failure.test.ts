import { expect, test } from 'vitest';
import { EmbeddedFailure, embeddedFailure } from './embedded-failure.ts';

const FULL = 'The disk that holds /data is full; free some space and start again.';

test.each([
  ['initdb: error: could not write to file "/data/postgres/pg_wal/xlogtemp.9": No space left on device'],
  [
    '2026-01-01 UTC [9] FATAL:  could not write lock file "postmaster.pid": No space left on device\npg_ctl: could not start server',
  ],
  [Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
])('a full disk is called one: %s', (said) => expect(embeddedFailure('/data', 'started', said).message).toBe(FULL));

test('anything else is told with PostgreSQL’s own reason and the way round', () => {
  const said =
    'waiting for server to start....\nFATAL:  data directory "/data" has invalid permissions\npg_ctl: could not start server';
  expect(embeddedFailure('/data', 'started', said).message).toBe(
    'The embedded PostgreSQL could not be started: FATAL:  data directory "/data" has invalid permissions. To use a PostgreSQL of your own instead, set DATABASE_URL.',
  );
});

test('a sentence already found is kept', () => {
  const found = new EmbeddedFailure('One clear sentence.');
  expect(embeddedFailure('/data', 'started', found)).toBe(found);
});

test('a folder that may not be written is named', () => {
  const said = new Error("EACCES: permission denied, mkdir '/data'");
  expect(embeddedFailure('/data', 'started', said).message).toBe(
    "DATA_DIR /data cannot be written (EACCES: permission denied, mkdir '/data'); let this user write there, or set DATA_DIR.",
  );
});
