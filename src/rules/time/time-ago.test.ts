import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

test.each([
  ['2026-11-15', 'today'],
  ['2026-11-14', 'yesterday'],
  ['2026-11-13', '2 days ago'],
  ['2026-11-02', '13 days ago'],
  ['2026-11-01', '2 weeks ago'],
  ['2026-09-16', '8 weeks ago'],
  ['2026-09-15', '2 months ago'],
  ['2025-11-16', '11 months ago'],
  ['2025-11-15', '1 year ago'],
  ['2024-02-29', '2 years ago'],
  ['2026-11-20', 'today'],
])('D7j on 15 November 2026 the date %s was %s', (date, words) => expect(timeAgo(date, '2026-11-15')).toBe(words));
