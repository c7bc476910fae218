import { expect, test } from 'vitest';
import { type KnownPhoto, MOST_PHOTOS, shownImages } from './shown-images.ts';

const [ONE, TWO] = ['1'.repeat(32), '2'.repeat(32)];
const image = (name: string) => ({ url: `https://dealer.example/${name}`, thumbUrl: `https://dealer.example/${name}-small` });
const own = (hash: string) => ({ url: `/images/photos/${hash}`, thumbUrl: `/images/photos/${hash}` });
const kept = (hash: string): KnownPhoto => ({ hash, hasFailed: false });
const shown = (names: string, known: Record<string, KnownPhoto>) =>
  shownImages(
    names.split('').map(image),
    names.split('').map((name) => known[name] ?? null),
  );

test('J10 photos that are kept are shown from here, small ones too, in the feed’s order and with its first as the cover', () =>
  expect(shown('ab', { b: kept(TWO), a: kept(ONE) })).toEqual([own(ONE), own(TWO)]));

test('J10 a photo that could not be fetched is left out and the next one is shown; a vehicle whose photos all failed has none', () => {
  const failed = { hash: null, hasFailed: true };
  expect(shown('ab', { a: failed, b: kept(TWO) })).toEqual([own(TWO)]);
  expect(shown('ab', { a: failed, b: failed })).toEqual([]);
});

test('J10 a photo that nobody has tried to fetch yet is shown from the dealer’s address, in its place', () =>
  expect(shown('ab', { a: { hash: null, hasFailed: false }, b: kept(TWO) })).toEqual([image('a'), own(TWO)]));

test('J10 one photo under two addresses is shown once', () =>
  expect(shown('abc', { a: kept(ONE), b: kept(ONE), c: kept(TWO) })).toEqual([own(ONE), own(TWO)]));

test('J10 a photo that was uploaded is shown once it is kept, and never by its own address', () => {
  const uploads = ['a', 'b', 'c', 'd'].map((name) => ({ url: `upload:ftp/${name}.jpg`, thumbUrl: `upload:ftp/${name}.jpg` }));
  const known = [null, { hash: null, hasFailed: false }, { hash: null, hasFailed: true }, kept(ONE)];
  expect(shownImages(uploads, known)).toEqual([own(ONE)]);
});

test('J10 an address on the site itself is left alone', () => {
  const studio = { url: '/images/suv-a/f34', thumbUrl: '/images/suv-a/side' };
  expect(shownImages([studio], [null])).toEqual([studio]);
});

test('J10 of more photos than a vehicle may have, the first are shown', () => {
  const many = Array.from({ length: MOST_PHOTOS + 5 }, (_, at) => image(String(at)));
  expect(shownImages(many, [])).toEqual(many.slice(0, MOST_PHOTOS));
});
