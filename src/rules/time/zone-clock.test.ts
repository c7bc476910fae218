import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockTime, zoneClock } from './zone-clock.ts';

const AT = Date.parse('2026-11-18T03:00:00Z');

test('P10.1 a zone without summer time has one entry', () => {
  expect(zoneClock('Australia/Brisbane', AT)).toEqual([[0, 600]]);
});

test('P10.1 a zone’s clock knows the coming changes to the minute', () => {
  expect(zoneClock('Australia/Sydney', AT)).toEqual([
    [0, 660],
    [Date.parse('2027-04-04T03:00:00+11:00'), 600],
    [Date.parse('2027-10-03T02:00:00+10:00'), 660],
  ]);
});

test('P10.1 a clock is the same a day later, so that a page with it stays the same', () => {
  expect(zoneClock('Australia/Sydney', AT + 86_400_000)).toEqual(zoneClock('Australia/Sydney', AT));
});

test('P10.1 a clock of a moment ago tells the time a browser with a slow clock has', () => {
  expect(clockTime(zoneClock('Australia/Adelaide', AT), AT - 60_000)).toBe('2026-11-18T13:29');
});

test('P10.1 for a year a clock tells the time that the zone’s people have', () => {
  const zones = [
    'Australia/Sydney',
    'Australia/Lord_Howe',
    'Australia/Perth',
    'Australia/Eucla',
    'Pacific/Auckland',
    'America/St_Johns',
    'UTC',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 60 * 24 * 365 }), (zone, minute) => {
      const at = AT + minute * 60_000;
      const theirs = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at);
      expect(clockTime(zoneClock(zone, AT), at)).toBe(theirs.replace(' ', 'T'));
    }),
    { numRuns: 200 },
  );
});
