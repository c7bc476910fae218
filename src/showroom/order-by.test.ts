import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderBy } from '#src/showroom/order-by.ts';

const keys = fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true })).map((key) => key + 0));

test('places are in the order of their keys, those alike as they were', () => {
  fc.assert(
    fc.property(keys, (drawn) => {
      const places = [...drawn.keys()];
      const key = (place: number) => drawn[place] ?? 0;
      const compared = places.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
      expect([...orderBy(Float64Array.from(drawn))]).toEqual(compared);
    }),
  );
});
test('an order from before decides among those alike', () => {
  expect([...orderBy(Float64Array.from([2, 1, 1, 2]), Uint32Array.from([3, 2, 1, 0]))]).toEqual([2, 1, 3, 0]);
});
