import { expect, test } from 'vitest';
import { COUNTER_REFRESH_MS, salesCount } from '#src/rules/promotions/sales-count.ts';

const count = (at: string) => salesCount(Date.parse(at));

test('O7.1 one is counted every 450 seconds from the start of the month', () =>
  expect(
    ['2026-11-01T00:00:00+10:00', '2026-11-01T00:07:29+10:00', '2026-11-01T00:07:30+10:00', '2026-11-01T00:15:00+10:00'].map(
      count,
    ),
  ).toEqual([0, 0, 1, 2]));

test('O7.1 that makes 192 a day', () =>
  expect([count('2026-11-02T00:00:00+10:00'), count('2026-11-16T00:00:00+10:00')]).toEqual([192, 15 * 192]));

test('O7c the last second of a month has counted all its days but one sale, and the next begins at none', () =>
  expect(
    [
      '2026-01-31T23:59:59+10:00',
      '2026-02-01T00:00:00+10:00',
      '2026-02-28T23:59:59+10:00',
      '2028-02-29T23:59:59+10:00',
      '2026-12-31T23:59:59+10:00',
      '2027-01-01T00:00:00+10:00',
    ].map(count),
  ).toEqual([31 * 192 - 1, 0, 28 * 192 - 1, 29 * 192 - 1, 31 * 192 - 1, 0]));

test('O7.2 the month begins by Brisbane’s clock: an hour after Sydney’s in summer, and in the evening of the day before by UTC', () =>
  expect([count('2027-01-01T00:00:00+11:00'), count('2026-12-31T14:00:00Z')]).toEqual([31 * 192 - 8, 0]));

test('O7.1 the clock is looked at every 150 seconds', () => expect(COUNTER_REFRESH_MS).toBe(150_000));
