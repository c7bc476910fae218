import { expect, test } from 'vitest';
import { longDayText } from './long-day-text.ts';

const NOW = Date.parse('2026-11-15T02:00:00Z');

test.each([
  ['the same year', 'Australia/Brisbane', '2026-11-02T03:00:00Z', '2 November'],
  ['another year', 'Australia/Brisbane', '2025-12-31T03:00:00Z', '31 December 2025'],
  ['an instant that is the next day in the zone', 'Australia/Sydney', '2026-11-01T14:00:00Z', '2 November'],
  ['an instant that is the year before in UTC, but not in the zone', 'Australia/Perth', '2025-12-31T17:00:00Z', '1 January'],
])('a day is written in full, with its year only when it is another: %s', (_what, zone, at, text) =>
  expect(longDayText(zone, Date.parse(at), NOW)).toBe(text),
);
