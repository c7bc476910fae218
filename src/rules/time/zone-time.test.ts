import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDay } from '#src/rules/time/local-day.ts';
import { calendarDay, instantAt, isoInZone } from '#src/rules/time/zone-time.ts';
import { STATES, zoneOfState } from '#src/rules/time/zones.ts';

const SYDNEY = 'Australia/Sydney';
const day = (text: string) => calendarDay(text) ?? { year: 0, month: 0, day: 0 };
const utc = (text: string, minutes: number, zone = SYDNEY) => new Date(instantAt(zone, day(text), minutes)).toISOString();

test.each([
  ['2026-10-03', 9 * 60, '2026-10-02T23:00:00.000Z'],
  ['2026-10-04', 60, '2026-10-03T15:00:00.000Z'],
  ['2026-10-04', 9 * 60, '2026-10-03T22:00:00.000Z'],
  ['2026-04-05', 60, '2026-04-04T14:00:00.000Z'],
  ['2026-04-05', 9 * 60, '2026-04-04T23:00:00.000Z'],
])('P10i minute %2$s of %s in Sydney is its own instant on either side of a change of clocks', (date, minutes, at) =>
  expect(utc(date, minutes)).toBe(at),
);
test('P10j an hour that is there twice means the first', () => expect(utc('2026-04-05', 150)).toBe('2026-04-04T15:30:00.000Z'));
test('P10k an hour that is left out means as long after the gap', () =>
  expect(utc('2026-10-04', 150)).toBe('2026-10-03T16:30:00.000Z'));

test.each([
  [SYDNEY, '2026-10-03T22:30:00Z', '2026-10-04T09:30:00+11:00'],
  ['Australia/Adelaide', '2026-07-01T00:00:00Z', '2026-07-01T09:30:00+09:30'],
  ['America/St_Johns', '2026-01-01T00:00:00Z', '2025-12-31T20:30:00-03:30'],
])('P10l in %s, %s is written %s', (zone, at, text) => expect(isoInZone(zone, Date.parse(at))).toBe(text));

test('P10m what is written with an offset is the instant it was made from, and on the zone’s own day', () => {
  fc.assert(
    fc.property(fc.constantFrom(...STATES), fc.integer({ min: 1_577_836_800, max: 2_051_222_400 }), (state, second) => {
      const zone = zoneOfState(state) ?? '';
      const text = isoInZone(zone, second * 1000);
      expect(Date.parse(text)).toBe(second * 1000);
      expect(calendarDay(text.slice(0, 10))).toEqual(localDay(zone, second * 1000));
    }),
  );
});

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '', '2026-01-01T00:00', '0000-01-01'])('%j is no day', (text) =>
  expect(calendarDay(text)).toBeNull(),
);
test('the last day of a leap February is one', () =>
  expect(calendarDay('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 }));
