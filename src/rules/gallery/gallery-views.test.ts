import { expect, test } from 'vitest';
import { galleryViews, openingView } from './gallery-views.ts';

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
