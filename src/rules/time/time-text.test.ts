import { expect, test } from 'vitest';
import { timeText } from '#src/rules/time/time-text.ts';
import { clockText, zonedTimeText } from './time-text.ts';

test.each([
  ['Australia/Brisbane', '2026-07-21T05:05:00Z', 'Tuesday 21 July 2026, 3.05 pm'],
  ['Australia/Perth', '2026-07-21T05:05:00Z', 'Tuesday 21 July 2026, 1.05 pm'],
  ['Australia/Sydney', '2026-01-01T23:00:00Z', 'Friday 2 January 2026, 10 am'],
  ['Australia/Sydney', '2026-07-01T14:30:00Z', 'Thursday 2 July 2026, 12.30 am'],
])('P10g in %s the instant %s is %s', (zone, at, text) => expect(timeText(zone, Date.parse(at))).toBe(text));

test.each([
  ['Australia/Brisbane', '2026-07-21T05:05:00Z', '3.05 pm'],
  ['Australia/Sydney', '2026-01-01T23:00:00Z', '10 am'],
])('P10 in %s the clocks show at %s %s', (zone, at, text) => expect(clockText(zone, Date.parse(at))).toBe(text));

test.each([
  ['Australia/Sydney', '2026-01-20T22:30:00Z', 'Wednesday 21 January 2026, 9.30 am AEDT'],
  ['Australia/Sydney', '2026-07-20T23:30:00Z', 'Tuesday 21 July 2026, 9.30 am AEST'],
  ['Australia/Brisbane', '2026-01-20T23:00:00Z', 'Wednesday 21 January 2026, 9 am AEST'],
  ['Australia/Adelaide', '2026-01-20T22:30:00Z', 'Wednesday 21 January 2026, 9 am ACDT'],
  ['Australia/Perth', '2026-01-21T01:00:00Z', 'Wednesday 21 January 2026, 9 am AWST'],
])('P10 in %s the instant %s is %s', (zone, at, text) => expect(zonedTimeText(zone, Date.parse(at))).toBe(text));
