import { expect, test } from 'vitest';
import { zonedTimeText } from './zoned-time-text.ts';

test.each([
  ['Australia/Sydney', '2026-01-20T22:30:00Z', 'Wednesday 21 January 2026, 9.30 am AEDT'],
  ['Australia/Sydney', '2026-07-20T23:30:00Z', 'Tuesday 21 July 2026, 9.30 am AEST'],
  ['Australia/Brisbane', '2026-01-20T23:00:00Z', 'Wednesday 21 January 2026, 9 am AEST'],
  ['Australia/Adelaide', '2026-01-20T22:30:00Z', 'Wednesday 21 January 2026, 9 am ACDT'],
  ['Australia/Perth', '2026-01-21T01:00:00Z', 'Wednesday 21 January 2026, 9 am AWST'],
])('P10 in %s the instant %s is %s', (zone, at, text) => expect(zonedTimeText(zone, Date.parse(at))).toBe(text));
