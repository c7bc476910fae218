import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { secretKey, signingKey, withSigningKeys } from './secret-key.ts';

const folder = () => mkdtemp(path.join(tmpdir(), 'forecourt-secret-'));

test('H10 SECRET_KEY is used as it is set, and nothing is written', async () => {
  const DATA_DIR = await folder();
  expect(await secretKey({ DATA_DIR, SECRET_KEY: 'x'.repeat(40) })).toBe('x'.repeat(40));
  expect(await readdir(DATA_DIR)).toEqual([]);
});

test('H10.3 without SECRET_KEY a random secret is stored, the same at every start, readable by its owner only', async () => {
  const DATA_DIR = await folder();
  const first = await secretKey({ DATA_DIR });
  expect(Buffer.from(first, 'base64url')).toHaveLength(32);
  expect(await secretKey({ DATA_DIR })).toBe(first);
  expect((await stat(path.join(DATA_DIR, 'secret-key'))).mode & 0o777).toBe(0o600);
  expect(await secretKey({ DATA_DIR: await folder() })).not.toBe(first);
});

test('H10 two processes that start at once agree on one secret', async () => {
  const DATA_DIR = await folder();
  const keys = await Promise.all(Array.from({ length: 8 }, () => secretKey({ DATA_DIR })));
  expect(new Set([...keys, (await readFile(path.join(DATA_DIR, 'secret-key'), 'utf8')).trim()]).size).toBe(1);
});

test('H10 an empty secret file is refused with what to do about it', async () => {
  const DATA_DIR = await folder();
  await writeFile(path.join(DATA_DIR, 'secret-key'), '\n');
  await expect(secretKey({ DATA_DIR })).rejects.toThrow(/remove the file, or set SECRET_KEY/);
});

test('H10 the key that processes sign with is the same at every start and is not the secret it comes from', () => {
  const secret = 'x'.repeat(40);
  expect(signingKey(secret)).toBe(signingKey(secret));
  expect(signingKey(secret)).not.toBe(signingKey('y'.repeat(40)));
  expect(Buffer.from(signingKey(secret), 'base64url')).toHaveLength(32);
  expect(signingKey(secret)).not.toContain(secret);
});

test('H10.1 processes that sign are handed keys derived from both secrets, and neither secret', async () => {
  const [SECRET_KEY, SECRET_KEY_PREVIOUS] = ['x'.repeat(40), 'y'.repeat(40)];
  const handed = await withSigningKeys({ DATA_DIR: await folder(), SECRET_KEY, SECRET_KEY_PREVIOUS });
  expect(handed).toMatchObject({ SECRET_KEY: signingKey(SECRET_KEY), SECRET_KEY_PREVIOUS: signingKey(SECRET_KEY_PREVIOUS) });
  const alone = await withSigningKeys({ DATA_DIR: await folder(), SECRET_KEY, SECRET_KEY_PREVIOUS: undefined });
  expect(alone.SECRET_KEY_PREVIOUS).toBeUndefined();
});
