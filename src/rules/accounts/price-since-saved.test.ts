import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownPrice } from '#src/rules/price/shown-price.ts';
import { priceSinceSaved, type SavedPrices } from './price-since-saved.ts';

/** A vehicle's prices, where subscriptions are offered if it has one. */
interface Prices {
  readonly price?: number | null;
  readonly weekly?: number | null;
}

const since = (saved: Partial<SavedPrices>, { price = null, weekly = null }: Prices, savedAt = '2026-11-09T00:00:00Z') =>
  priceSinceSaved({
    savedPrice: null,
    savedWeeklyPrice: null,
    ...saved,
    shown: shownPrice(
      { price, subscriptionPrice: weekly, beforePrice: null, preorder: false },
      { offersSubscriptions: weekly !== null },
    ),
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
  (kind, savedPrice, price, at, text, struck) =>
    expect(since({ savedPrice }, { price }, at)).toEqual({ kind, text, saved: struck }),
);

test.each([
  ['less', 289, 279, '$10 less per week since 9 November', '$289'],
  ['less', 289.5, 279, '$10.50 less per week since 9 November', '$289.50'],
  ['more', 279, 289, '$10 more per week since 9 November', null],
  ['same', 279, 279, 'Same price per week since 9 November', null],
  // Ten dollars is a placeholder for a price, but not for one per week.
  ['less', 10, 9, '$1 less per week since 9 November', '$10'],
] as const)(
  'A9, C8 of a vehicle that is shown with a price per week the list says what that price did, whatever the price to buy did: %s',
  (kind, savedWeeklyPrice, weekly, text, saved) => {
    for (const price of [null, 20_000, 60_000])
      expect(since({ savedPrice: 42_490, savedWeeklyPrice }, { price, weekly })).toEqual({ kind, text, saved });
  },
);

test.each([
  ['no price when it was saved', null, 26_990],
  ['no price now', 26_990, null],
  ['a placeholder when it was saved', 1, 26_990],
  ['a placeholder now', 26_990, 10],
])('A9 nothing is said of a price without another to compare it with: %s', (_what, savedPrice, price) =>
  expect(since({ savedPrice }, { price })).toBeNull(),
);

test('A9, C8 a price per week is never compared with one that is not: nothing is said when the kind shown has changed', () => {
  const dollars = fc.integer({ min: 1, max: 90_000 });
  fc.assert(
    fc.property(dollars, dollars, dollars, dollars, (savedPrice, savedWeeklyPrice, price, weekly) => {
      expect(since({ savedPrice }, { price, weekly })).toBeNull();
      expect(since({ savedPrice, savedWeeklyPrice }, { price })).toBeNull();
    }),
  );
});
