import { expect, test } from 'vitest';
import { seeded } from '#demo/fleet/seeded.ts';

test('P9k a key gives the same choices on every machine', () => {
  const dice = seeded('harbour-city-motors/0');
  expect(Array.from({ length: 6 }, () => dice.whole(1, 1000))).toEqual([501, 841, 690, 887, 224, 571]);
});

test('keys that differ by one character give other choices', () => {
  const first = (key: string) => seeded(key).whole(1, 1_000_000);
  expect(new Set(Array.from({ length: 100 }, (_, at) => first(`yard/${at}`))).size).toBeGreaterThan(95);
});

test('choices keep to what they are given', () => {
  const dice = seeded('bounds');
  const rolled = Array.from({ length: 500 }, () => dice.whole(3, 5));
  expect(new Set(rolled)).toEqual(new Set([3, 4, 5]));
  expect(
    Array.from({ length: 200 }, () => dice.weighted(['never', 'always'], (one) => (one === 'always' ? 1 : 0))),
  ).not.toContain('never');
  expect(dice.some([1, 2, 3, 4], 2)).toHaveLength(2);
  expect(dice.some([1, 2, 3], 9)).toEqual([1, 2, 3]);
  expect(() => dice.pick([])).toThrow('There is nothing to choose from.');
});
