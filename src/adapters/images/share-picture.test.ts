import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ShareCard } from '#src/rules/images/share-card.ts';
import { FONT_NAMES } from '#src/site/theme/fonts.ts';
import { sharePicture } from './share-picture.ts';

const card: ShareCard = {
  photo: null,
  title: '2021 Toyota Prado GXL',
  price: '$54,990',
  seller: 'Bayside Cars & Co <Brookvale>',
  ground: '0b3d4a',
  ink: 'ffffff',
  accent: 'f2b134',
  onAccent: '101010',
  font: 'onest',
};
const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#2040c0' } })
  .jpeg()
  .toBuffer();

async function drawn(change: Partial<ShareCard>, withPhoto = true) {
  const { data, info } = await sharp(await sharePicture({ ...card, ...change }, withPhoto ? photo : null))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  return { data, info, at };
}
const near = (found: number[], hex: string) =>
  found.every((part, at) => Math.abs(part - Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16)) < 14);

test('W5 a card is 1,200 by 630, the photo at the right and the dealer’s colour at the left', async () => {
  const { info, at } = await drawn({});
  expect([info.width, info.height, info.channels]).toEqual([1200, 630, 3]);
  expect([near(at(1150, 300), '2040c0'), near(at(10, 300), '0b3d4a')]).toEqual([true, true]);
});

test('W5 the price stands on the accent colour, and a card without a price has none of it', async () => {
  const chip = ({ at }: Awaited<ReturnType<typeof drawn>>) => near(at(60, 630 - 44 - 6), 'f2b134');
  expect([chip(await drawn({})), chip(await drawn({ price: '' }))]).toEqual([true, false]);
});

test('W5 without a photo the words have the whole card', async () => {
  const { at } = await drawn({}, false);
  expect(near(at(1150, 300), '0b3d4a')).toBe(true);
});

test('W5 a title of one endless word, of markup or of nothing is drawn all the same', async () => {
  for (const title of ['W'.repeat(90), '<b>&"\'</b>', '', '日本語 🚗']) expect((await drawn({ title })).info.width).toBe(1200);
});

test('W5 each font of the library draws its own letters', async () => {
  const pictures = await Promise.all(
    FONT_NAMES.filter((name) => name !== 'system').map(async (font) => (await drawn({ font })).data.toString('base64')),
  );
  const unknown = (await drawn({ font: 'no-such-font' })).data.toString('base64');
  expect(new Set(pictures).size).toBe(pictures.length);
  // One that nobody knows is drawn in the font that stands for the system's.
  expect(pictures).toContain(unknown);
});
