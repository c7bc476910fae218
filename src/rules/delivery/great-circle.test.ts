import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatCircleKm } from './great-circle.ts';

const SYDNEY = { lat: -33.8688, long: 151.2093 };
const MELBOURNE = { lat: -37.8136, long: 144.9631 };
const PERTH = { lat: -31.9523, long: 115.8613 };
const BRISBANE = { lat: -27.4698, long: 153.0251 };
const quarter = 10_007.543;

const places = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  long: fc.double({ min: -180, max: 180, noNaN: true }),
});

test.each([
  ['Sydney', 'Melbourne', SYDNEY, MELBOURNE, 713.4],
  ['Sydney', 'Perth', SYDNEY, PERTH, 3290.5],
  ['Brisbane', 'Melbourne', BRISBANE, MELBOURNE, 1373.7],
])('M12a from %s to %s it is the known distance, to within a third of a per cent', (_from, _to, from, to, km) =>
  expect(Math.abs(greatCircleKm(from, to) - km) / km).toBeLessThan(0.0034),
);
test('M12b a quarter of the equator and the way from it to a pole are as long', () => {
  expect(greatCircleKm({ lat: 0, long: 0 }, { lat: 0, long: 90 })).toBeCloseTo(quarter, 2);
  expect(greatCircleKm({ lat: 0, long: 40 }, { lat: -90, long: 0 })).toBeCloseTo(quarter, 2);
});
test('M12c two places are as far apart one way as the other, and never further than half around', () => {
  fc.assert(
    fc.property(places, places, (one, other) => {
      const km = greatCircleKm(one, other);
      expect(km).toBeCloseTo(greatCircleKm(other, one), 6);
      expect(km).toBeGreaterThanOrEqual(0);
      expect(km).toBeLessThanOrEqual(2 * quarter + 0.01);
    }),
  );
});
test('M12d a way round by a third place is never shorter', () => {
  fc.assert(
    fc.property(places, places, places, (one, other, third) => {
      const direct = greatCircleKm(one, other);
      expect(direct).toBeLessThanOrEqual(greatCircleKm(one, third) + greatCircleKm(third, other) + 1e-3);
    }),
  );
});
test('M12e a place is no distance from itself', () => {
  fc.assert(
    fc.property(places, (place) => {
      expect(greatCircleKm(place, place)).toBe(0);
    }),
  );
});
