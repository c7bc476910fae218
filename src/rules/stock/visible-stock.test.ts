import { expect, test } from 'vitest';
import { isVisible, type Shown, soldLeavesAt } from '#src/rules/stock/visible-stock.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 15);
const given = { includeSoldCarsDays: 3, stockAgeLimitYears: null, thisYear: 2026 };
const car = (facts: Partial<Shown>): Shown => ({
  status: 'in_stock',
  sold: false,
  showOnDealerWebsite: true,
  soldAt: null,
  year: 2020,
  ...facts,
});

test('S7.1 cars in stock and coming soon are listed', () => {
  expect(isVisible(car({}), given, now)).toBe(true);
  expect(isVisible(car({ status: 'coming_soon' }), given, now)).toBe(true);
});
test('S7.1 a car the dealer hides is never listed', () =>
  expect(isVisible(car({ showOnDealerWebsite: false }), given, now)).toBe(false));
test('S7.1 any other status is not listed', () => expect(isVisible(car({ status: 'wholesale' }), given, now)).toBe(false));
test('S7.2 a car sold within the last three days is listed, and not a moment longer', () => {
  const sold = car({ status: 'sold', sold: true, soldAt: now - 3 * DAY + 1 });
  expect(isVisible(sold, given, now)).toBe(true);
  expect(isVisible(sold, given, now + 1)).toBe(false);
  expect(soldLeavesAt(sold, given)).toBe(now + 1);
});
test('S7.2 the number of days is the one given', () => {
  const sold = car({ status: 'sold', soldAt: now - 5 * DAY });
  expect(isVisible(sold, given, now)).toBe(false);
  expect(isVisible(sold, { ...given, includeSoldCarsDays: 7 }, now)).toBe(true);
});
test('S7.2 a sold car whose sale has no date is not listed', () =>
  expect(isVisible(car({ sold: true }), given, now)).toBe(false));
test('S7.5 an age limit counts from this year, its last year included', () => {
  const limited = { ...given, stockAgeLimitYears: 6 };
  expect(isVisible(car({ year: 2020 }), limited, now)).toBe(true);
  expect(isVisible(car({ year: 2019 }), limited, now)).toBe(false);
});
