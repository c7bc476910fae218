import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { GetRefused } from '#src/adapters/outside/get-refused.ts';
import { aCameraPhoto, aPhoto, colourAt } from '#tests/factories/a-photo.ts';
import { developPhoto } from './develop-photo.ts';

const refusal = (bytes: Buffer) =>
  developPhoto(bytes).then(
    () => null,
    (error: unknown) => (error instanceof GetRefused ? { says: error.message, isFinal: error.isFinal } : error),
  );

test('J10 a photo that a camera wrote on its side stands upright', async () => {
  const { master, width, height } = await developPhoto(await aCameraPhoto());
  expect([width, height]).toEqual([300, 400]);
  expect([await colourAt(master, 150, 50), await colourAt(master, 150, 350)]).toEqual(['red', 'blue']);
});

/** A photo that a camera held in each of the eight ways has one red corner, which is at the top left once it stands upright. */
test.each([
  [1, (red: Sharp) => red],
  [2, (red: Sharp) => red.flop()],
  [3, (red: Sharp) => red.rotate(180)],
  [4, (red: Sharp) => red.flip()],
  [5, (red: Sharp) => red.flop().rotate(270)],
  [6, (red: Sharp) => red.rotate(270)],
  [7, (red: Sharp) => red.flop().rotate(90)],
  [8, (red: Sharp) => red.rotate(90)],
])('J10 a photo whose camera noted orientation %i stands upright', async (orientation, asHeld) => {
  const corner = await aPhoto('#ff0000', 40, 30);
  const upright = await sharp(await aPhoto('#0000ff', 120, 90))
    .composite([{ input: corner, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const held = await asHeld(sharp(upright)).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
  const { master, width, height } = await developPhoto(held);
  expect([width, height]).toEqual([120, 90]);
  const corners = [
    [8, 8],
    [112, 8],
    [8, 82],
    [112, 82],
  ] as const;
  expect(await Promise.all(corners.map(([left, top]) => colourAt(master, left, top)))).toEqual(['red', 'blue', 'blue', 'blue']);
});

test('J10 a photo in the wider colours of a phone looks the same without its colour profile', async () => {
  const orange = { r: 200, g: 120, b: 70 };
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: orange } })
    .withIccProfile('p3')
    .jpeg({ quality: 100 })
    .toBuffer();
  expect((await sharp(photo).metadata()).icc).toBeDefined();
  const { dominant } = await sharp((await developPhoto(photo)).master).stats();
  for (const [name, value] of Object.entries(orange))
    expect(Math.abs(dominant[name as keyof typeof orange] - value)).toBeLessThan(8);
});

test('J10 nothing that the camera wrote into a photo is kept, not even where it was taken', async () => {
  const camera = await aCameraPhoto();
  expect((await sharp(camera).metadata()).exif).toBeDefined();
  const { master } = await developPhoto(camera);
  const { exif, xmp, iptc, icc, orientation } = await sharp(master).metadata();
  expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(master.includes('Somebody')).toBe(false);
});

test('J10 a large photo is kept 2,400 pixels long, a small one as large as it is', async () => {
  expect(await developPhoto(await aPhoto('#808080', 4000, 1000))).toMatchObject({ width: 2400, height: 600 });
  expect(await developPhoto(await aPhoto('#808080', 300, 200))).toMatchObject({ width: 300, height: 200 });
});

test.each(['png', 'webp', 'avif'] as const)('J10 a photo may be a %s, and where it is clear it becomes white', async (format) => {
  const clear = sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const { master } = await developPhoto(await clear.toFormat(format).toBuffer());
  expect((await sharp(master).metadata()).format).toBe('webp');
  expect(await colourAt(master, 20, 15)).toBe('red green blue');
});

/** A PNG of some hundred bytes that says it is 20,000 by 20,000 pixels. */
function aPixelBomb(): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(20_000, 0);
  head.writeUInt32BE(20_000, 4);
  head.set([8, 2], 8);
  const pixels = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), chunk('IHDR', head), chunk('IDAT', pixels)]);
}

test('J10 a small file with enormous pixels is refused before it is decoded', async () => {
  const bomb = aPixelBomb();
  expect(bomb.length).toBeLessThan(1_000);
  expect(await refusal(bomb)).toEqual({ says: 'The photo has more than 60 megapixels.', isFinal: true });
});

test('J10 what is no photo reaches no decoder, whatever its name or type says', async () => {
  const NONE = { says: 'The photo is not a JPEG, PNG, WebP or AVIF.', isFinal: true };
  const files = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    '<!doctype html><p>Sold',
    '%PDF-1.7',
    '',
    'GIF89a',
  ];
  for (const file of files) expect(await refusal(Buffer.from(file))).toEqual(NONE);
});

test('J10 a HEIC, as phones write it, is refused with what to do about it', async () => {
  const says = 'The photo is a HEIC, which cannot be read here: send it as JPEG.';
  for (const brands of ['heic\0\0\0\0mif1heic', 'mif1\0\0\0\0mif1heic', 'heix\0\0\0\0mif1heix'])
    expect(await refusal(Buffer.from(`\0\0\0\x18ftyp${brands}${'x'.repeat(40)}`))).toEqual({ says, isFinal: true });
});

test('J10 a photo that was cut off on its way is refused for now', async () => {
  const noise = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 50 } },
  })
    .jpeg()
    .toBuffer();
  const half = noise.subarray(0, Math.floor(noise.length / 2));
  expect(await refusal(half)).toEqual({ says: 'The photo is a damaged JPEG.', isFinal: false });
});
