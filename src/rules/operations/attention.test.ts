import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certificateFault, isLate, isNearlyFull } from './attention.ts';

const NOW = Date.parse('2026-11-15T00:00:00Z');
const DAY = 86_400_000;
const GB = 1024 ** 3;

test.each([
  [NOW + 90 * DAY, null],
  [NOW + 14 * DAY, null],
  [NOW + 14 * DAY - 1, 'its certificate ends on 2026-11-28, in 13 days'],
  [NOW + DAY, 'its certificate ends on 2026-11-16, in 1 day'],
  [NOW, 'its certificate ended on 2026-11-15'],
  [NOW - DAY, 'its certificate ended on 2026-11-14'],
])('J12 a certificate that ends at %s gives “%s”', (validTo, fault) => expect(certificateFault(validTo, NOW)).toBe(fault));

test('J12 a certificate with less time is never better than one with more', () => {
  fc.assert(
    fc.property(fc.nat(60 * DAY), fc.nat(60 * DAY), (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      if (certificateFault(NOW + less, NOW) === null) expect(certificateFault(NOW + more, NOW)).toBeNull();
    }),
  );
});

test.each([
  [0.5 * GB, 4 * GB, true],
  [10 * GB, 100 * GB, false],
  [4 * GB, 100 * GB, true],
  [2 * GB, 20 * GB, false],
])('J12 a disk with %d bytes free of %d is nearly full: %s', (free, all, is) => expect(isNearlyFull(free, all)).toBe(is));

test('J12 what has been due for a quarter of an hour is late', () => expect([isLate(900), isLate(901)]).toEqual([false, true]));
