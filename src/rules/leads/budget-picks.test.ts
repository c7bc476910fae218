import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetPicks } from './budget-picks.ts';

const even = (min: number, max: number) => ({ min, max, bars: Array.from({ length: 20 }, () => 5) });

test('L6.1 budgets are round and lie where the site’s prices lie', () => {
  expect(budgetPicks(even(12_000, 60_000))).toEqual([20_000, 30_000, 40_000, 50_000, 60_000]);
  expect(budgetPicks(even(30_000, 150_000))).toEqual([40_000, 60_000, 80_000, 100_000, 120_000, 140_000, 160_000]);
  expect(budgetPicks(even(300_000, 800_000))?.[0]).toBeGreaterThanOrEqual(300_000);
});

test('L6.1 one vehicle that costs ten times as much changes no pick of the others', () => {
  const bars = Array.from({ length: 20 }, (_, at) => (at < 2 ? 50 : at === 19 ? 1 : 0));
  expect(budgetPicks({ min: 10_000, max: 400_000, bars })?.at(-1)).toBeLessThanOrEqual(50_000);
});

test('stock at one price has one pick, stock without a price none', () => {
  expect(budgetPicks({ min: 38_990, max: 38_990, bars: [4, 0, 0] })).toEqual([39_000]);
  expect(budgetPicks({ min: 0, max: 0, bars: [] })).toBeNull();
});

test('whatever the prices, there are at most eight picks, each larger than the one before, and the cheapest vehicle is within the first', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400_000 }),
      fc.nat(1_000_000),
      fc.array(fc.nat(90), { minLength: 1 }),
      (min, more, bars) => {
        const picks = budgetPicks({ min, max: min + more, bars }) ?? [];
        expect(picks.length).toBeLessThanOrEqual(8);
        for (const [at, pick] of picks.entries()) expect(pick).toBeGreaterThan(at === 0 ? min - 1 : (picks[at - 1] ?? 0));
      },
    ),
  ));
