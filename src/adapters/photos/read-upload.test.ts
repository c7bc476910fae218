import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUpload } from './read-upload.ts';

const NOW = Date.parse('2026-11-17T02:00:00Z');
let feedsDir: string;
const inFolder = (...names: readonly string[]) => path.join(feedsDir, 'harbour', 'ftp', ...names);
const read = (file: string, known: Parameters<typeof readUpload>[2] = null) =>
  readUpload(feedsDir, { dealership: 'harbour', feed: 'ftp', file }, known, NOW);
const put = (file: string, at = NOW - 60_000) => {
  writeFileSync(file, 'a photo');
  utimesSync(file, new Date(at), new Date(at));
};

beforeAll(() => {
  feedsDir = mkdtempSync(path.join(tmpdir(), 'forecourt-uploads-'));
  mkdirSync(inFolder('photos'), { recursive: true });
  for (const file of [inFolder('a.jpg'), inFolder('photos', 'b.jpg'), path.join(feedsDir, 'secret.jpg')]) put(file);
});
afterAll(() => rmSync(feedsDir, { recursive: true }));

test('J10 a photo is read from its feed’s folder, or one inside it, and not again while it is the same', async () => {
  const first = await read('a.jpg');
  expect(first?.bytes.toString()).toBe('a photo');
  expect((await read('photos/b.jpg'))?.bytes.toString()).toBe('a photo');
  expect(await read('a.jpg', first?.edition)).toBeNull();
  put(inFolder('a.jpg'), NOW - 30_000);
  expect(await read('a.jpg', first?.edition)).not.toBeNull();
});

test('J10 no link out of the folder is followed, neither of a file nor of a folder', async () => {
  symlinkSync(path.join(feedsDir, 'secret.jpg'), inFolder('link.jpg'));
  symlinkSync(feedsDir, inFolder('out'));
  await expect(read('link.jpg')).rejects.toThrow('not in the feed’s folder');
  await expect(read('out/secret.jpg')).rejects.toMatchObject({ message: expect.stringContaining('is a link'), isFinal: true });
});

test('J10 what is no file, or too large, is refused for good', async () => {
  mkdirSync(inFolder('folder.jpg'));
  writeFileSync(inFolder('large.jpg'), '');
  truncateSync(inFolder('large.jpg'), 15 * 1024 * 1024 + 1);
  for (const name of ['folder.jpg', 'large.jpg']) await expect(read(name)).rejects.toMatchObject({ isFinal: true });
});

test('J10 a photo that has not come yet, or is still being written, is tried again', async () => {
  put(inFolder('now.jpg'), NOW - 9_000);
  for (const name of ['late.jpg', 'now.jpg']) await expect(read(name)).rejects.toMatchObject({ isFinal: false });
  put(inFolder('now.jpg'), NOW - 10_000);
  expect(await read('now.jpg')).not.toBeNull();
});
