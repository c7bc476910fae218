import { expect, test } from 'vitest';
import { isVisible, soldLeavesAt, type VisibilityFacts } from '#src/rules/stock/visible-stock.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 15);
const input = { includeSoldCarsDays: 3, stockAgeLimitYears: null, thisYear: 2026 };
const car = (facts: Partial<VisibilityFacts>): VisibilityFacts => ({
  status: 'in_stock',
  sold: false,
  showOnDealerWebsite: true,
  soldAt: null,
  year: 2020,
  ...facts,
});

test('S7.1 cars in stock and coming soon are listed', () => {
  expect(isVisible(car({}), input, now)).toBe(true);
  expect(isVisible(car({ status: 'coming_soon' }), input, now)).toBe(true);
});
test('S7.1 a car the dealer hides is never listed', () =>
  expect(isVisible(car({ showOnDealerWebsite: false }), input, now)).toBe(false));
test('S7.1 any other status is not listed', () => expect(isVisible(car({ status: 'wholesale' }), input, now)).toBe(false));
test('S7.2 a car sold within the last three days is listed, and not a moment longer', () => {
  const sold = car({ status: 'sold', sold: true, soldAt: now - 3 * DAY + 1 });
  expect(isVisible(sold, input, now)).toBe(true);
  expect(isVisible(sold, input, now + 1)).toBe(false);
  expect(soldLeavesAt(sold, input)).toBe(now + 1);
});
test('S7.2 the number of days is the one given', () => {
  const sold = car({ status: 'sold', soldAt: now - 5 * DAY });
  expect(isVisible(sold, input, now)).toBe(false);
  expect(isVisible(sold, { ...input, includeSoldCarsDays: 7 }, now)).toBe(true);
});
test('S7.2 a sold car whose sale has no date is not listed', () =>
  expect(isVisible(car({ sold: true }), input, now)).toBe(false));
test('S7.5 an age limit counts from this year, its last year included', () => {
  const limited = { ...input, stockAgeLimitYears: 6 };
  expect(isVisible(car({ year: 2020 }), limited, now)).toBe(true);
  expect(isVisible(car({ year: 2019 }), limited, now)).toBe(false);
});
