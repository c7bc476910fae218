import { expect, test } from 'vitest';
import { pickSimilar, priceWindow } from './similar.ts';

const car = (id: number, model = 'RAV4', facts: { status?: string; sold?: boolean } = {}) => ({
  id,
  make: 'Toyota',
  model,
  status: 'in_stock',
  sold: false,
  ...facts,
});
const to = car(1);
const ids = (found: Parameters<typeof pickSimilar>[0], count = 6) => pickSimilar(found, to, count).map(({ id }) => id);

test('V13.2 the vehicle itself is not similar to itself', () => expect(ids([[car(1), car(2)]])).toEqual([2]));
test('V13.4 the same model comes first, whichever search found it', () =>
  expect(ids([[car(2)], [car(3, 'Kluger'), car(4, 'rav4')]])).toEqual([2, 4, 3]));
test('V13.4 what two searches found is there once, in its first place', () =>
  expect(ids([[car(2), car(3)], [car(3)], [car(4, 'Kluger'), car(2)]])).toEqual([2, 3, 4]));
test('V13.4 no more are kept than are asked for', () => expect(ids([[2, 3, 4, 5].map((id) => car(id))], 3)).toEqual([2, 3, 4]));
test('V13.2 only what is in stock is kept', () =>
  expect(ids([[car(2, 'RAV4', { status: 'coming_soon' }), car(3, 'RAV4', { sold: true }), car(4)]])).toEqual([4]));

test.each([
  [30_000, 20_000, 40_000],
  [49_999, 39_999, 59_999],
])('V13.3 similar to %d dollars is 10,000 either way: %d to %d', (price, min, max) =>
  expect(priceWindow(price)).toEqual({ min, max }),
);
test.each([
  [50_000, 25_000, 75_000],
  [120_000, 95_000, 145_000],
])('V13.3 similar to %d dollars is 25,000 either way: %d to %d', (price, min, max) =>
  expect(priceWindow(price)).toEqual({ min, max }),
);
test.each([null, 0, 10])('V13c a vehicle without a price, such as %j, is similar to any price', (price) =>
  expect(priceWindow(price)).toBeNull(),
);
test('V13d no window begins below nought', () => expect(priceWindow(4_000)).toEqual({ min: 0, max: 14_000 }));
