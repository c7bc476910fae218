import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anS3Server, type S3Server } from '#tests/factories/an-s3-server.ts';
import { PhotoFolder } from './photo-folder.ts';
import type { PhotoStore } from './photo-store.ts';
import { S3Photos } from './s3-photos.ts';

const root = mkdtempSync(path.join(tmpdir(), 'forecourt-photos-'));
const HASH = 'ab'.repeat(16);
const OTHER = 'cd'.repeat(16);
const PHOTO = Buffer.from([1, 2, 3, 0, 255]);

let server: S3Server;
let s3: S3Photos;
beforeAll(async () => {
  server = await anS3Server(path.join(root, 's3'));
  s3 = new S3Photos(server.settings);
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

describe.each<[string, () => PhotoStore]>([
  ['a folder', () => new PhotoFolder(path.join(root, 'folder'))],
  ['a store that speaks S3', () => s3],
])('J10 photos are kept in %s', (_, open) => {
  test('what is kept is read again, by its hash', async () => {
    await open().put(HASH, PHOTO);
    expect(Buffer.from((await open().read(HASH)) ?? [])).toEqual(PHOTO);
  });
  test('a photo that is not there is none', async () => expect(await open().read(OTHER)).toBeNull());
  test('a photo that is kept twice at once is kept once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => open().put(OTHER, PHOTO)));
    expect(Buffer.from((await open().read(OTHER)) ?? [])).toEqual(PHOTO);
  });
  test('a photo that is removed is gone, and removing it again is no error', async () => {
    await open().put(HASH, PHOTO);
    await open().remove(HASH);
    await open().remove(HASH);
    expect(await open().read(HASH)).toBeNull();
  });
});

test('J10 a folder holds whole photos under the same paths as a bucket, and nothing half written', async () => {
  const folder = path.join(root, 'whole');
  await Promise.all(Array.from({ length: 8 }, () => new PhotoFolder(folder).put(HASH, PHOTO)));
  await s3.put(HASH, PHOTO);
  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual(['ab', `ab/${HASH}.webp`]);
  const bucket = readdirSync(path.join(root, 's3', server.settings.bucket), { recursive: true, encoding: 'utf8' });
  expect(bucket.filter((name) => name.startsWith(`photos/ab/${HASH}.webp`))).not.toEqual([]);
});

test('J10 a store that refuses the key, or does not answer, is an error and not a missing photo', async () => {
  const stranger = new S3Photos({ ...server.settings, key: { ...server.settings.key, secret: 'wrong' } });
  await expect(stranger.read(HASH)).rejects.toThrow(/signature/i);
  await expect(new S3Photos({ ...server.settings, bucket: 'nobodys' }).read(HASH)).rejects.toThrow(/bucket does not exist/);
});
