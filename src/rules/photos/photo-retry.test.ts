import { expect, test } from 'vitest';
import { nextPhotoAttempt, PHOTO_ATTEMPTS } from './photo-retry.ts';

const NOW = new Date('2026-11-15T00:00:00Z');

test('J10 a photo is asked for again after longer and longer waits, half a day in all, and then no more', () => {
  const waits = Array.from({ length: PHOTO_ATTEMPTS }, (_, at) => nextPhotoAttempt(at + 1, NOW));
  const minutes = waits.map((at) => (at === null ? null : (at.getTime() - NOW.getTime()) / 60_000));
  expect(minutes).toEqual([1, 5, 30, 120, 480, null]);
});
