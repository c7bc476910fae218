import { expect, test } from 'vitest';
import { galleryLook, galleryViews, hasThumbnails, openingView } from './gallery-views.ts';

const ON = { spinView: true };
const plain = { spinImages: [], spinInteriorImage: null };
const whole = { spinImages: ['/0', '/1'], spinInteriorImage: '/in' };

test('G3.1 a vehicle that has all of them is seen in Spin, Images and Interior, in this order', () =>
  expect(galleryViews(whole, ON)).toEqual(['spin', 'images', 'interior']));
test('G3.2 a vehicle without spin or interior has its images only', () => expect(galleryViews(plain, ON)).toEqual(['images']));
test('G3.2 spin and interior come each without the other', () => {
  expect(galleryViews({ ...whole, spinImages: [] }, ON)).toEqual(['images', 'interior']);
  expect(galleryViews({ ...whole, spinInteriorImage: null }, ON)).toEqual(['spin', 'images']);
});
test('G3.2 where spin view is switched off there is neither spin nor interior', () =>
  expect(galleryViews(whole, { spinView: false })).toEqual(['images']));
test('G3.1 a gallery opens with the spin, or with images where the site says so', () => {
  expect(openingView(['spin', 'images'], 'spin')).toBe('spin');
  expect(openingView(['spin', 'images'], 'images')).toBe('images');
});
test('G3.1 a vehicle without spin opens with its images', () =>
  expect(openingView(['images', 'interior'], 'spin')).toBe('images'));
test('G3g one picture is no turn', () => expect(galleryViews({ ...plain, spinImages: ['/0'] }, ON)).toEqual(['images']));

test('a mosaic has five slides at least; with fewer the photographs have a stage, beside which price and buttons stay', () => {
  expect(galleryLook('mosaic', 5)).toBe('mosaic');
  expect(galleryLook('mosaic', 4)).toBe('stage');
  expect(galleryLook('mosaic', 0)).toBe('stage');
  expect(galleryLook('stage', 30)).toBe('stage');
});

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
