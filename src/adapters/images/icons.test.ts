import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { slugOf } from '#src/rules/text/slug.ts';
import { Icons } from './icons.ts';

const TINT = '0f7a43';
const icons = new Icons();
const catalogue = z
  .array(z.object({ name: z.string(), logo_url: z.string().optional() }))
  .parse(JSON.parse(readFileSync('sites/catalogue.json', 'utf8')));

/** How far a logo's solid pixels are from the tint, and the rectangle they fill of its box. */
async function seen(name: string) {
  const svg = await icons.icon(name, TINT);
  if (svg === null) throw new Error(`There is no logo of ${name}.`);
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [xs, ys]: [number[], number[]] = [[], []];
  let strangest = 0;
  for (let at = 0; at < info.width * info.height; at += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4);
    if (alpha < 128) continue;
    xs.push(at % info.width);
    ys.push(Math.floor(at / info.width));
    strangest = Math.max(strangest, Math.abs(red - 0x0f), Math.abs(green - 0x7a), Math.abs(blue - 0x43));
  }
  const across = Math.max(...xs) - Math.min(...xs) + 1;
  const down = Math.max(...ys) - Math.min(...ys) + 1;
  return { box: [info.width, info.height], across, down, strangest };
}

test.each(['toyota', 'isuzu', 'holden', 'land-rover', 'lexus', 'byd', 'tesla'])(
  'N5.2 the logo of %s is in the one colour of its address, in the box of all logos, and as large as the others',
  async (name) => {
    const { box, across, down, strangest } = await seen(name);
    expect(box).toEqual([128, 64]);
    // Soft edges are rounded.
    expect(strangest).toBeLessThan(8);
    expect(across * down).toBeGreaterThan(2000);
    expect(across * down).toBeLessThan(3200);
  },
);

test('N3.1 every make that a package of logos has is shown with its logo, and every address of a logo leads to one', () => {
  const wrong = catalogue.filter(({ name, logo_url }) => {
    const named = logo_url?.replace('/images/icons/', '');
    return icons.has(named ?? slugOf(name)) !== (named !== undefined);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
