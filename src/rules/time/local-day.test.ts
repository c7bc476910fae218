import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDay, nextMidnight } from '#src/rules/time/local-day.ts';
import { isZone, STATES, zoneOfState } from '#src/rules/time/zones.ts';

const iso = (at: number) => new Date(at).toISOString();

test('P10a Brisbane has no daylight saving: its midnight is 14:00 UTC in January and in July', () => {
  expect(iso(nextMidnight('Australia/Brisbane', Date.UTC(2026, 0, 10)))).toBe('2026-01-10T14:00:00.000Z');
  expect(iso(nextMidnight('Australia/Brisbane', Date.UTC(2026, 6, 10)))).toBe('2026-07-10T14:00:00.000Z');
});
test('P10b Sydney has: 13:00 UTC in January, 14:00 UTC in July', () => {
  expect(iso(nextMidnight('Australia/Sydney', Date.UTC(2026, 0, 10)))).toBe('2026-01-10T13:00:00.000Z');
  expect(iso(nextMidnight('Australia/Sydney', Date.UTC(2026, 6, 10)))).toBe('2026-07-10T14:00:00.000Z');
});
test('P10c the day on which Sydney puts its clocks forward has 23 hours', () => {
  const start = nextMidnight('Australia/Sydney', Date.UTC(2026, 9, 3));
  expect(iso(start)).toBe('2026-10-03T14:00:00.000Z');
  expect(nextMidnight('Australia/Sydney', start) - start).toBe(23 * 3_600_000);
});
test('P10d the next midnight is later, at most 25 hours away, and the day before it is today', () => {
  fc.assert(
    fc.property(fc.constantFrom(...STATES), fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) }), (state, at) => {
      const zone = zoneOfState(state) ?? '';
      const midnight = nextMidnight(zone, at);
      expect(midnight).toBeGreaterThan(at);
      expect(midnight - at).toBeLessThanOrEqual(25 * 3_600_000);
      expect(localDay(zone, midnight - 1)).toEqual(localDay(zone, at));
      expect(localDay(zone, midnight)).not.toEqual(localDay(zone, at));
    }),
  );
});
test('P10.2 a location is in the zone of its state', () => {
  expect(zoneOfState('qld')).toBe('Australia/Brisbane');
  expect(zoneOfState('VIC')).toBe('Australia/Melbourne');
  expect(zoneOfState('Texas')).toBeNull();
});
test('P10f only names with known clocks are zones', () => {
  expect(isZone('Australia/Perth')).toBe(true);
  expect(isZone('Australia/Atlantis')).toBe(false);
});
