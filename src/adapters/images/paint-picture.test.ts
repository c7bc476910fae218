import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paintPicture, type WantedPicture } from './paint-picture.ts';
import { knownPictures } from './picture-index.ts';

const WIDTH = 48;
const HEIGHT = 32;
let layers = '';

/** A picture whose left half is a painted block and whose right half is empty. */
const half = (x: number, inside: number, outside: number): number => (x < WIDTH / 2 ? inside : outside);

beforeAll(async () => {
  layers = await mkdtemp(path.join(tmpdir(), 'layers-'));
  await mkdir(path.join(layers, 'block-a'));
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3 * 3);
  for (let y = 0; y < HEIGHT * 3; y++)
    for (let x = 0; x < WIDTH; x++) {
      const plane = Math.floor(y / HEIGHT);
      pixels.fill(
        plane === 0 ? 0 : plane === 1 ? half(x, 152, 0) : half(x, 0, 255),
        (y * WIDTH + x) * 3,
        (y * WIDTH + x) * 3 + 3,
      );
    }
  const raw = { width: WIDTH, height: HEIGHT * 3, channels: 3 } as const;
  await sharp(pixels, { raw }).avif({ lossless: true }).toFile(path.join(layers, 'block-a/side.avif'));
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#336699' } })
    .avif({ lossless: true })
    .toFile(path.join(layers, 'block-a/dash.avif'));
  const side = { file: 'block-a/side.avif', horizon: 0.2 };
  const index = { 'block-a': { side, mirrored: { ...side, flip: true }, dash: { file: 'block-a/dash.avif', plain: true } } };
  await writeFile(path.join(layers, 'index.json'), JSON.stringify(index));
});
afterAll(() => rm(layers, { recursive: true }));

const paint = (wanted: Partial<Record<keyof WantedPicture, unknown>> = {}): Promise<Buffer | null> =>
  paintPicture(layers, {
    name: 'block-a',
    angle: 'side',
    paint: '#ff0000',
    studio: 'cool',
    width: WIDTH,
    quality: 100,
    format: 'webp',
    ...wanted,
  } as WantedPicture);

/** The colour in the middle of the left or right half. */
async function colourAt(picture: Buffer | null, side: 'left' | 'right'): Promise<number[]> {
  if (!picture) throw new Error('There is no picture.');
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const x = Math.floor(info.width * (side === 'left' ? 0.25 : 0.75));
  const at = (Math.floor(info.height / 2) * info.width + x) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

test('N5 the painted block is red where it is and the studio shows beside it', async () => {
  const picture = await paint();
  const [red = 0, green = 0, blue = 0] = await colourAt(picture, 'left');
  expect(red).toBeGreaterThan(180);
  expect(Math.max(green, blue)).toBeLessThan(12);
  const [, wall = 0] = await colourAt(picture, 'right');
  expect(wall).toBeGreaterThan(200);
});

test('another paint changes the block and not the studio', async () => {
  const [red, blue] = [await paint(), await paint({ paint: '#0000ff' })];
  expect((await colourAt(blue, 'left'))[2]).toBeGreaterThan(180);
  for (const [i, value] of (await colourAt(red, 'right')).entries())
    expect(Math.abs(value - ((await colourAt(blue, 'right'))[i] ?? 0))).toBeLessThanOrEqual(3);
});

test('a mirrored angle has the block on the other side', async () => {
  const picture = await paint({ angle: 'mirrored' });
  expect((await colourAt(picture, 'right'))[0]).toBeGreaterThan(180);
  expect((await colourAt(picture, 'left'))[1]).toBeGreaterThan(200);
});

test('the same picture has the same bytes', async () => {
  for (const format of ['avif', 'webp', 'jpeg']) expect(await paint({ format })).toEqual(await paint({ format }));
});

test('N5 a small picture is the large one made smaller, in every paint and studio that is asked for', async () => {
  for (const look of [{ paint: '#ff0000' }, { paint: '#1b3f86', studio: 'dark' }, { studio: 'none' }, { angle: 'mirrored' }]) {
    const [large, small] = [await paint(look), await paint({ ...look, width: WIDTH / 2 })];
    expect((await sharp(small ?? undefined).metadata()).width).toBe(WIDTH / 2);
    for (const side of ['left', 'right'] as const) {
      const [wanted, got] = [await colourAt(large, side), await colourAt(small, side)];
      for (const [channel, value] of got.entries()) expect(Math.abs(value - (wanted[channel] ?? 0))).toBeLessThan(4);
    }
  }
  // What was halved for a small one is not used for a large one.
  expect((await sharp((await paint()) ?? undefined).metadata()).width).toBe(WIDTH);
});

test('each format is what its name says, and never wider than the layers', async () => {
  for (const [format, expected] of [
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
  ]) {
    const meta = await sharp((await paint({ format, width: 24 })) ?? undefined).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual([expected, 24, 16]);
  }
  expect((await sharp((await paint({ width: 4000 })) ?? undefined).metadata()).width).toBe(WIDTH);
});

test('without a studio the picture is a cut-out, on white if the format has no transparency', async () => {
  expect((await colourAt(await paint({ studio: 'none' }), 'right'))[3]).toBe(0);
  expect((await colourAt(await paint({ studio: 'none' }), 'left'))[3]).toBe(255);
  expect(await colourAt(await paint({ studio: 'none', format: 'jpeg' }), 'right')).toEqual([255, 255, 255]);
});

test('an interior is shown as it is, whatever the paint', async () => {
  const [red = 0, green = 0, blue = 0] = await colourAt(await paint({ angle: 'dash' }), 'left');
  expect(Math.hypot(red - 0x33, green - 0x66, blue - 0x99)).toBeLessThan(8);
});

test('N5 a body, face, angle, studio or colour that is not known gives no picture', async () => {
  for (const unknown of [
    { name: 'tank-a' },
    { name: '../block-a' },
    { name: 'block-c' },
    { angle: 'roof' },
    { angle: '../../package' },
    { angle: 'constructor' },
    { studio: 'garage' },
    { paint: 'red' },
  ])
    expect(await paint(unknown)).toBeNull();
});

test('the known pictures are those of the list', () => {
  expect([...knownPictures(layers)]).toEqual([['block-a', ['side', 'mirrored', 'dash']]]);
});

test('a list that names a file outside its folder is refused', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'layers-'));
  await writeFile(path.join(folder, 'index.json'), JSON.stringify({ 'block-a': { side: { file: '../secret.avif' } } }));
  expect(() => knownPictures(folder)).toThrow(/is not a list of pictures/);
  await rm(folder, { recursive: true });
});
