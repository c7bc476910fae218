import fc from 'fast-check';
import { expect, test } from 'vitest';
import { medianOf, nthSmallest } from './nth-smallest.ts';

test('the value at a place is the one that sorting would put there', () =>
  fc.assert(
    fc.property(fc.array(fc.double({ noNaN: true }), { minLength: 1 }), fc.nat(), (values, at) => {
      const place = at % values.length;
      const expected = values.toSorted((a, b) => a - b)[place];
      expect(nthSmallest(Float64Array.from(values), values.length, place)).toSatisfy((found) => found === expected);
    }),
  ));

test('the median looks at the first values only', () => expect(medianOf(Float64Array.of(3, 1, 2, -100, -100), 3)).toBe(2));
