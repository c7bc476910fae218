import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandOf, priceSteps } from './price-bands.ts';

test.each([
  [20_000, 10_000, '20000-29999'],
  [29_999.5, 10_000, '20000-29999'],
  [30_000, 10_000, '30000-39999'],
  [11, 10_000, '0-9999'],
  [99, 50, '50-99'],
])('S3.3 $%d lies in the band of $%d that is called %s', (dollars, width, band) => expect(bandOf(dollars, width)).toBe(band));

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
