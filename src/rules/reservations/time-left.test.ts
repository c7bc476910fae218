import { expect, test } from 'vitest';
import { hoursLeft, minutesLeft, percentLeft, spokenLeft } from './time-left.ts';

test.each([
  [1_122_000, '18:42'],
  [850_000, '14:10'],
  [59_001, '1:00'],
  [500, '0:01'],
  [-3, '0:00'],
])('R2 %i milliseconds of a hold are shown as %s', (ms, text) => expect(minutesLeft(ms)).toBe(text));

test.each([
  [148_320_000, '41 h 12 min'],
  [3_600_000, '1 h 0 min'],
  [3_599_000, '1 h 0 min'],
  [720_000, '12 min'],
  [-1, '0 min'],
])('R2 %i milliseconds of a reservation are shown as %s', (ms, text) => expect(hoursLeft(ms)).toBe(text));

test('R2 the bar shows the part that is left', () => {
  expect([percentLeft(24, 48), percentLeft(-1, 48), percentLeft(50, 48)]).toEqual([50, 0, 100]);
});

test('R2 the time is spoken at ten, five and one minutes, once', () => {
  const minute = 60_000;
  expect(spokenLeft(10 * minute + 400, 10 * minute - 600)).toBe('10 minutes left.');
  expect(spokenLeft(5 * minute + 1, 5 * minute)).toBe('5 minutes left.');
  expect(spokenLeft(minute + 1, minute - 1)).toBe('1 minute left.');
  expect(spokenLeft(9 * minute, 8 * minute)).toBeNull();
  expect(spokenLeft(30_000, -1)).toBeNull();
});
