import { expect, test } from 'vitest';
import { aListing } from '#tests/factories/a-listing.ts';
import { badgeCodes, isComparable, marketGroups } from './listing.ts';

const groupsOf = (...facts: Parameters<typeof aListing>[0][]) =>
  marketGroups(facts.map((one, at) => aListing({ ...one, id: at }))).map((group) => group.map(({ id }) => id));

test('M10j one model written in several ways is one model', () =>
  expect(groupsOf({ model: 'HiLux' }, { model: 'HI-LUX' }, { model: 'hi lux', make: 'TOYOTA' })).toEqual([[0, 1, 2]]));

test('M10k another make or model, a caravan, and a new car are not compared with a used car', () =>
  expect(
    groupsOf({}, { model: 'Camry' }, { make: 'Kia' }, { itemType: 'caravan' }, { carType: 'new' }, { carType: 'demo' }),
  ).toEqual([[0], [1], [2], [3], [4, 5]]));

test.each([0, 10, 499, Number.NaN, Number.POSITIVE_INFINITY, 1e308, -5])('M10l a price of %d is not compared', (price) =>
  expect(isComparable({ price, year: 2020 })).toBe(false),
);

test('M10m badges are told apart by their letters, and no badge is one of its own', () =>
  expect([...badgeCodes([{ badge: 'GX-L' }, { badge: 'gxl' }, { badge: null }, { badge: '' }, { badge: 'SR5' }])]).toEqual([
    0, 0, 1, 1, 2,
  ]));
