import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceSteps } from './price-steps.ts';

test('the round prices between the cheapest and the dearest vehicle are offered as a limit', () =>
  expect(priceSteps({ min: 14_990, max: 41_000 })).toEqual([15_000, 20_000, 25_000, 30_000, 35_000, 40_000]));

test('no limit is offered that finds nothing or that leaves nothing out', () => {
  const dollars = fc.nat(400_000);
  fc.assert(
    fc.property(dollars, dollars, (one, other) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)];
      for (const step of priceSteps({ min, max })) {
        expect(step).toBeGreaterThanOrEqual(min);
        expect(step).toBeLessThan(max);
      }
    }),
  );
});
