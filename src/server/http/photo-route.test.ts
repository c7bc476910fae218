import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { developPhoto } from '#src/adapters/photos/develop-photo.ts';
import { PhotoFolder } from '#src/adapters/photos/photo-folder.ts';
import { WorkQueue } from '#src/adapters/work/work-queue.ts';
import { IMAGE_WIDTHS, photoAddress } from '#src/rules/images/image-address.ts';
import { ImageRoute } from '#src/server/http/image-route.ts';
import { aCameraPhoto, aPhoto, colourAt } from '#tests/factories/a-photo.ts';
import { ownImages } from '#tests/factories/a-signed-address.ts';

const root = mkdtempSync(path.join(tmpdir(), 'forecourt-photo-route-'));
const cacheDir = path.join(root, 'cache');
const own = ownImages(null);
const folder = new PhotoFolder(path.join(root, 'photos'));
const [CAMERA, WIDE, NONE] = ['1'.repeat(32), '2'.repeat(32), '3'.repeat(32)];
let reads = 0;
/** A deployment without pictures of its own has dealers' photos all the same. */
const route = new ImageRoute({
  picturesDir: path.join(root, 'nowhere'),
  cacheDir,
  cacheBytes: 10_000_000,
  own,
  paint: () => Promise.resolve(null),
  photos: {
    read: (hash) => {
      reads += 1;
      return folder.read(hash);
    },
  },
  queue: new WorkQueue({ atOnce: 2, waiting: 2, what: 'pictures' }),
});
beforeAll(async () => {
  await folder.put(CAMERA, (await developPhoto(await aCameraPhoto())).master);
  await folder.put(WIDE, (await developPhoto(await aPhoto('#00ff00', 2000, 1000))).master);
});
afterAll(() => rmSync(root, { recursive: true }));

const askAt = (address: string, accept = '*/*') => route.answer(new URL(address, 'http://x'), accept);
const ask = (hash: string, width: number, accept?: string) => askAt(own.address(photoAddress(hash), { width }), accept);
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test.each([
  ['image/avif,image/webp,*/*', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('J10 a browser that accepts %s gets a dealer’s photo as %s in each width of the picture route', async (accept, type) => {
  for (const width of IMAGE_WIDTHS) {
    const answer = await ask(WIDE, width, accept);
    expect(answer.headers.get('content-type')).toBe(type);
    expect((await sharp(await bytesOf(answer)).metadata()).width).toBe(width);
  }
});

test('J10 what a visitor gets stands upright and says nothing of the camera', async () => {
  const picture = await bytesOf(await ask(CAMERA, 160));
  const { width, height, exif, orientation } = await sharp(picture).metadata();
  // 300 by 400 pixels, as it is held: an unturned one would be wider than high.
  expect([width, height, exif, orientation]).toEqual([160, 213, undefined, undefined]);
  expect([await colourAt(picture, 80, 20), await colourAt(picture, 80, 190)]).toEqual(['red', 'blue']);
});

test('N5 a photo is never made wider than it is, and may be kept by browsers for ever', async () => {
  const answer = await ask(CAMERA, 1200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await sharp(await bytesOf(answer)).metadata()).width).toBe(300);
});

test('J10 only addresses that the platform signed are answered: for any other no photo is read and nothing is cached', async () => {
  const [before, files] = [reads, readdirSync(cacheDir)];
  const signed = own.address(photoAddress(WIDE), { width: 640 });
  const refused = [
    photoAddress(WIDE),
    signed.replace(WIDE, CAMERA),
    signed.replace('w=640', 'w=641'),
    signed.replace(/s=./, 's=!'),
    own.address('/images/photos/..%2f..%2fetc'),
  ];
  for (const address of refused) expect([address, (await askAt(address)).status]).toEqual([address, 404]);
  expect([reads, readdirSync(cacheDir)]).toEqual([before, files]);
});

test('J10 a photo that is not kept is not found, and leaves nothing in the cache', async () => {
  const files = readdirSync(cacheDir);
  expect((await ask(NONE, 640)).status).toBe(404);
  expect(readdirSync(cacheDir)).toEqual(files);
});

test('N5 a photo that many request at once is made once, and more sizes than may wait are refused with 503', async () => {
  const before = reads;
  const asked = Array.from({ length: 30 }, () => ask(CAMERA, 320, 'image/webp'));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(reads).toBe(before + 1);
  const sizes = await Promise.all(IMAGE_WIDTHS.map((width) => askAt(own.address(`${photoAddress(CAMERA)}?q=50`, { width }))));
  expect(sizes.filter(({ status }) => status === 503)).toHaveLength(IMAGE_WIDTHS.length - 4);
});

test('J10 the picture of a printed sheet may be a dealer’s photo', async () => {
  const picture = await route.picture(own.address(photoAddress(WIDE), { width: 640, format: 'jpeg' }));
  expect((await sharp(Buffer.from(picture ?? [])).metadata()).format).toBe('jpeg');
});

test('J10 a kept photo that is no picture any more, and a store that fails, are 503 with a time to retry, and nobody may keep that answer', async () => {
  const BROKEN = '4'.repeat(32);
  await folder.put(BROKEN, Buffer.from('a photo'));
  writeFileSync(path.join(root, 'photos', '44', `${BROKEN}.webp`), Buffer.alloc(2_000, 7));
  const failing = new ImageRoute({
    picturesDir: path.join(root, 'nowhere'),
    cacheDir: path.join(root, 'failing'),
    cacheBytes: 10_000_000,
    own,
    paint: () => Promise.resolve(null),
    photos: { read: () => Promise.reject(new Error('The store does not answer.')) },
    queue: new WorkQueue({ atOnce: 2, waiting: 2, what: 'pictures' }),
  });
  const address = own.address(photoAddress(BROKEN), { width: 640 });
  for (const one of [route, failing]) {
    const { status, headers } = await one.answer(new URL(address, 'http://x'), '*/*');
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '30', 'no-store']);
  }
  expect(readdirSync(path.join(root, 'failing'))).toEqual([]);
});
