import { expect, test } from 'vitest';
import { chosenByThumbs, movedThumb, rangeScale, thumbs } from './range-scale.ts';

const scale = rangeScale({ min: 5_490, max: 98_990 }, 1_000);

test('S3 a slider reaches everything there is', () => expect(scale).toEqual({ min: 5_000, max: 99_000, step: 1_000 }));

test('I1.3 a thumb at its end leaves that end of the range empty', () => {
  expect(chosenByThumbs(scale, 5_000, 45_000)).toEqual({ min: null, max: 45_000 });
  expect(chosenByThumbs(scale, 16_000, 99_000)).toEqual({ min: 16_000, max: null });
});

test('I1 what is chosen beyond the scale is drawn at its end', () => {
  expect(thumbs(scale, { min: null, max: null })).toEqual({ low: 5_000, high: 99_000 });
  expect(thumbs(scale, { min: 1_000, max: 250_000 })).toEqual({ low: 5_000, high: 99_000 });
});

test('I1 the thumbs stay a step apart', () => {
  const at = { low: 20_000, high: 30_000 };
  expect(movedThumb(scale, at, 'low', 60_000)).toEqual({ low: 29_000, high: 30_000 });
  expect(movedThumb(scale, at, 'high', 10_000)).toEqual({ low: 20_000, high: 21_000 });
});

test('I1 a thumb never leaves the scale', () =>
  expect(movedThumb(scale, { low: 5_000, high: 5_000 }, 'low', 9_000)).toEqual({ low: 5_000, high: 5_000 }));
