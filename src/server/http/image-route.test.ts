import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paintPicture, type WantedPicture } from '#src/adapters/images/paint-picture.ts';
import { WorkQueue } from '#src/adapters/work/work-queue.ts';
import { ImageRoute, type ImageRouteOptions } from '#src/server/http/image-route.ts';
import { ownImages } from '#tests/factories/a-signed-address.ts';

const root = mkdtempSync(path.join(tmpdir(), 'forecourt-route-'));
const pictures = path.join(root, 'layers');
const own = ownImages('e1');
let painted = 0;

const aRoute = (options: Partial<ImageRouteOptions> = {}) =>
  new ImageRoute({
    picturesDir: pictures,
    cacheDir: path.join(root, 'cache'),
    cacheBytes: 1_000_000,
    own,
    paint: (wanted) => {
      painted += 1;
      return paintPicture(pictures, wanted);
    },
    photos: { read: () => Promise.resolve(null) },
    queue: new WorkQueue({ atOnce: 2, waiting: 20, what: 'pictures' }),
    ...options,
  });
let route: ImageRoute;

beforeAll(async () => {
  mkdirSync(path.join(pictures, 'cube-a'), { recursive: true });
  const layers = sharp({ create: { width: 200, height: 300, channels: 3, background: '#808080' } });
  writeFileSync(path.join(pictures, 'cube-a', 'side.avif'), await layers.avif({ quality: 50 }).toBuffer());
  writeFileSync(path.join(pictures, 'index.json'), JSON.stringify({ 'cube-a': { side: { file: 'cube-a/side.avif' } } }));
  route = aRoute();
});
afterAll(() => rmSync(root, { recursive: true }));

/** Requests an address as a page has it: signed. */
const ask = (address: string, accept = '*/*') => askAt(own.address(address), accept);
const askAt = (address: string, accept = '*/*') => route.answer(new URL(address, 'http://x'), accept);

test.each([
  ['image/avif,*/*', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('N5j a browser that accepts %s gets %s', async (accept, type) => {
  const answer = await ask('/images/cube-a/side?paint=c8142f&w=160', accept);
  expect(answer.headers.get('content-type')).toBe(type);
  const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(width).toBe(160);
  expect(format === 'heif' ? 'avif' : format).toBe(type.slice('image/'.length));
});
test.each([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
])('P2.1 a site’s badge is answered as %s, and only at an address that the platform wrote', async (format, type) => {
  const address = `/images/badges/waves?look=0b5f68-ffffff-f5a524-111111-fafafa&f=${format}`;
  const answer = await ask(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  expect((await askAt(address)).status).toBe(404);
  expect((await askAt(own.address(address).replace('0b5f68', '0b5f69'))).status).toBe(404);
});
test('N5k an address with the pictures’ version may be cached for ever, one without it not', async () => {
  const address = own.address('/images/cube-a/side');
  expect((await askAt(address)).headers.get('cache-control')).toContain('immutable');
  expect((await askAt(address.replace('v=e1&', ''))).headers.get('cache-control')).not.toContain('immutable');
  expect((await askAt(address.replace('v=e1', 'v=other'))).headers.get('cache-control')).not.toContain('immutable');
});
test.each([
  '/images/cube-a/side?w=641',
  '/images/cube-b/side',
  '/images/cube-a/top',
  '/images/cube-a/side?studio=attic',
  '/images/constructor-a/side',
  '/images/cube-a/constructor',
  '/images/..%2f/side',
  '/images/icons/no-such-make',
])('N5l %s is not found even when it is signed, and leaves nothing on the disk', async (address) => {
  const before = readdirSync(path.join(root, 'cache')).length;
  expect((await ask(address)).status).toBe(404);
  expect(readdirSync(path.join(root, 'cache'))).toHaveLength(before);
});
test('N5.2 a make’s logo comes in the colour of its address', async () => {
  const answer = await ask('/images/icons/toyota?tint=0f7a43');
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(await answer.text()).toContain('fill="#0f7a43"');
});
test('a deployment without pictures answers 404 and does not fail', async () => {
  const none = aRoute({ picturesDir: path.join(root, 'nowhere'), own: ownImages(null) });
  expect((await none.answer(new URL(own.address('/images/cube-a/side'), 'http://x'), '')).status).toBe(404);
});

test('H8.5 made-up paints are not found: none of sixty is painted, and nothing is written to the cache', async () => {
  await ask('/images/cube-a/side?paint=1b3f86');
  const [before, files] = [painted, readdirSync(path.join(root, 'cache'))];
  for (let at = 0; at < 60; at += 1) {
    const paint = (0x10_00_00 + at).toString(16).padStart(6, '0');
    expect((await askAt(`/images/cube-a/side?paint=${paint}&w=640`)).status).toBe(404);
  }
  expect([painted, readdirSync(path.join(root, 'cache'))]).toEqual([before, files]);
});
test.each([
  ['paint', (address: string) => address.replace('1b3f86', '1b3f87')],
  ['studio', (address: string) => address.replace('studio=dark', 'studio=paper')],
  ['view', (address: string) => address.replace('/side', '/top')],
  ['body', (address: string) => address.replace('cube-a', 'cube-b')],
  ['signature', (address: string) => address.replace(/s=./, 's=!')],
  ['length of the signature', (address: string) => address.replace(/(s=[\w-]{12})/, '$1A')],
])('H8 a signed address with another %s is the same 404 as an unknown picture', async (_, changed) => {
  const signed = own.address('/images/cube-a/side?paint=1b3f86', { studio: 'dark' });
  expect((await askAt(signed)).status).toBe(200);
  const [refused, unknown] = [await askAt(changed(signed)), await ask('/images/cube-a/top')];
  expect([refused.status, await refused.text()]).toEqual([unknown.status, await unknown.text()]);
});
test('H8 one signature serves every width, and an icon’s tint is signed too', async () => {
  const signed = own.address('/images/cube-a/side?paint=1b3f86', { width: 640 });
  expect((await askAt(signed.replace('w=640', 'w=160'))).status).toBe(200);
  const icon = own.address('/images/icons/toyota', { tint: '0f7a43' });
  expect((await askAt(icon)).status).toBe(200);
  expect((await askAt(icon.replace('0f7a43', '0f7a44'))).status).toBe(404);
});

/** A route whose pictures are finished when the test says so. */
function aSlowRoute() {
  const begun: WantedPicture[] = [];
  const ends: ((picture: Uint8Array) => void)[] = [];
  const queue = new WorkQueue({ atOnce: 2, waiting: 3, what: 'pictures' });
  const cacheDir = mkdtempSync(path.join(root, 'slow-'));
  const slow = aRoute({
    cacheDir,
    queue,
    paint: (wanted) => {
      begun.push(wanted);
      return new Promise((end) => ends.push(end));
    },
  });
  const asked = (paint: string) => slow.answer(new URL(own.address(`/images/cube-a/side?paint=${paint}`), 'http://x'), '');
  return { asked, begun, ends };
}
test('H8.5 two pictures are painted at once and three may wait; more are refused with 503 and a time to retry', async () => {
  const { asked, begun, ends } = aSlowRoute();
  const answers = ['000000', '000001', '000002', '000003', '000004'].map(asked);
  const sixth = await asked('000005');
  expect([sixth.status, sixth.headers.get('retry-after'), sixth.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
  expect(begun).toHaveLength(2);
  for (const at of [0, 1, 2, 3, 4]) {
    ends[at]?.(new Uint8Array([1]));
    expect((await answers[at])?.status).toBe(200);
  }
});
test('H8.5 a picture that many request at once is painted once and takes one place in the queue', async () => {
  const { asked, begun, ends } = aSlowRoute();
  const answers = Array.from({ length: 40 }, () => asked('000000'));
  const other = asked('000001');
  for (const end of ends) end(new Uint8Array([1]));
  expect(new Set((await Promise.all([...answers, other])).map(({ status }) => status))).toEqual(new Set([200]));
  expect(begun).toHaveLength(2);
});
