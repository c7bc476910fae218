import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ImageRoute } from '#src/server/http/image-route.ts';

const root = mkdtempSync(path.join(tmpdir(), 'forecourt-route-'));
const pictures = path.join(root, 'layers');
let route: ImageRoute;

beforeAll(async () => {
  mkdirSync(path.join(pictures, 'cube-a'), { recursive: true });
  const layers = sharp({ create: { width: 200, height: 300, channels: 3, background: '#808080' } });
  writeFileSync(path.join(pictures, 'cube-a', 'side.avif'), await layers.avif({ quality: 50 }).toBuffer());
  writeFileSync(path.join(pictures, 'index.json'), JSON.stringify({ 'cube-a': { side: { file: 'cube-a/side.avif' } } }));
  route = new ImageRoute({ picturesDir: pictures, cacheDir: path.join(root, 'cache'), cacheBytes: 1_000_000 });
});
afterAll(() => rmSync(root, { recursive: true }));

const ask = (address: string, accept = '*/*') => route.answer(new URL(address, 'http://x'), accept);

test.each([
  ['image/avif,*/*', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('N5j a browser that takes %s is sent %s', async (accept, type) => {
  const answer = await ask('/images/cube-a/side?paint=c8142f&w=160', accept);
  expect(answer.headers.get('content-type')).toBe(type);
  const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(width).toBe(160);
  expect(format === 'heif' ? 'avif' : format).toBe(type.slice('image/'.length));
});
test('N5k an address with the pictures’ version may be kept for ever, one without it not', async () => {
  expect((await ask(`/images/cube-a/side?v=${route.version}`)).headers.get('cache-control')).toContain('immutable');
  expect((await ask('/images/cube-a/side')).headers.get('cache-control')).not.toContain('immutable');
  expect((await ask('/images/cube-a/side?v=other')).headers.get('cache-control')).not.toContain('immutable');
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
])('N5l %s is not found, and leaves nothing on the disk', async (address) => {
  const before = readdirSync(path.join(root, 'cache')).length;
  expect((await ask(address)).status).toBe(404);
  expect(readdirSync(path.join(root, 'cache'))).toHaveLength(before);
});
test('N5m a make’s mark comes in the colour its address asks for', async () => {
  const answer = await ask('/images/icons/toyota?tint=0f7a43');
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(await answer.text()).toContain('<svg fill="#0f7a43"');
});
test('N5n a badge that is drawn in colours of its own takes the tint in their place, and keeps its white', async () => {
  const drawn = await (await ask('/images/icons/holden?tint=0f7a43')).text();
  expect(new Set(drawn.match(/fill="[^"]*"/g))).toEqual(new Set(['fill="#0f7a43"', 'fill="#fff"']));
});
test('a deployment without pictures answers 404 and does not fail', async () => {
  const none = new ImageRoute({ picturesDir: path.join(root, 'nowhere'), cacheDir: path.join(root, 'cache2'), cacheBytes: 1000 });
  expect((await none.answer(new URL('http://x/images/cube-a/side'), '')).status).toBe(404);
});
