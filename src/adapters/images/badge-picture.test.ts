import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { SiteBadge } from '#src/rules/images/site-badge.ts';
import { badgePicture } from './badge-picture.ts';

const colours = { primary: '0b5f68', 'on-primary': 'ffffff', accent: 'f5a524', words: '111111', ground: 'fafafa' };
const aBadge = (given: Partial<SiteBadge> = {}): SiteBadge => ({ mark: 'waves', letter: '', colours, ...given });

/** The share of a picture's pixels that have a colour, and its size. */
async function drawn(badge: SiteBadge, colour: string) {
  const { data, info } = await sharp(await badgePicture(badge, 'png'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if (data.toString('hex', at, at + 3) === colour && data[at + 3] === 255) count += 1;
  return { share: count / (info.width * info.height), size: [info.width, info.height] };
}

test('P2.1 a phone’s icon is 180 pixels wide, and a mark that has a ground of its own fills it', async () => {
  const { share, size } = await drawn(aBadge(), colours.primary);
  expect(size).toEqual([180, 180]);
  expect(share).toBeGreaterThan(0.5);
});

test('P2.1 a mark without a ground of its own is drawn on the site’s', async () => {
  expect((await drawn(aBadge({ mark: 'leaf' }), colours.ground)).share).toBeGreaterThan(0.3);
  expect((await drawn(aBadge({ mark: 'leaf' }), colours.primary)).share).toBeGreaterThan(0.1);
});

test.each(['H', 'W', '4', 'É'])('P2.1 a name’s first letter %s is drawn on the site’s first colour', async (letter) => {
  const badge = aBadge({ mark: 'initial', letter });
  expect((await drawn(badge, colours.primary)).share).toBeGreaterThan(0.5);
  expect((await drawn(badge, colours['on-primary'])).share).toBeGreaterThan(0.04);
});

test('P2.1 a browser’s icon is a drawing of the same', async () => {
  expect((await badgePicture(aBadge({ mark: 'initial', letter: 'H' }), 'svg')).toString()).toMatch(/^<svg .*>H<\/text><\/svg>$/);
});
