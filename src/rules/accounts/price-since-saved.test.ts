import { expect, test } from 'vitest';
import { priceSinceSaved } from './price-since-saved.ts';

const since = (savedPrice: number | null, price: number | null, savedAt: string) =>
  priceSinceSaved({
    savedPrice,
    price,
    savedAt: Date.parse(savedAt),
    now: Date.parse('2026-11-15T02:00:00Z'),
    zone: 'Australia/Brisbane',
  });

test.each([
  ['less', 43_990, 42_490, '2026-11-02T00:00:00Z', '$1,500 less since 2 November', '$43,990'],
  ['more', 25_490, 25_990, '2026-10-28T00:00:00Z', '$500 more since 28 October', null],
  ['same', 26_990, 26_990, '2026-11-09T00:00:00Z', 'Same price since 9 November', null],
  ['less', 1_360.5, 1_000, '2025-11-09T00:00:00Z', '$360.50 less since 9 November 2025', '$1,360.50'],
  // In Brisbane it is the next day already.
  ['same', 26_990, 26_990, '2026-11-08T15:00:00Z', 'Same price since 9 November', null],
] as const)(
  'A9 the list says what a price did since it was saved, and shows the old one only while it was higher: %s',
  (kind, saved, price, at, text, struck) => expect(since(saved, price, at)).toEqual({ kind, text, saved: struck }),
);

test.each([
  ['no price when it was saved', null, 26_990],
  ['no price now', 26_990, null],
  ['a placeholder when it was saved', 1, 26_990],
  ['a placeholder now', 26_990, 10],
])('A9 nothing is said of a price without another to compare it with: %s', (_what, saved, price) =>
  expect(since(saved, price, '2026-11-09T00:00:00Z')).toBeNull(),
);
