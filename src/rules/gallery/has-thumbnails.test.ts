import { expect, test } from 'vitest';
import { hasThumbnails } from './has-thumbnails.ts';

const images = (count: number) => Array.from({ length: count }, (_, at) => ({ url: `/${at}`, thumbUrl: `/${at}` }));
const inStock = { status: 'in_stock', sold: false };

test('G1.3 four photographs of a vehicle in stock have thumbnails, three have none', () => {
  expect(hasThumbnails({ ...inStock, images: images(4) })).toBe(true);
  expect(hasThumbnails({ ...inStock, images: images(3) })).toBe(false);
});
test.each(['coming_soon', 'reserved', 'sold'])('G1.3 a vehicle that is %s has no thumbnails', (status) =>
  expect(hasThumbnails({ images: images(30), status, sold: false })).toBe(false),
);
test('G1.3 the sold mark takes the thumbnails away whatever the status says', () =>
  expect(hasThumbnails({ ...inStock, sold: true, images: images(30) })).toBe(false));
