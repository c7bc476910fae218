import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countText, thinSoldRuns } from './results.ts';

test.each([
  ['S16.1 up to 1,999 the count is told, whatever the site says', 1999, 500, [1, 2], '1,999'],
  ['S16.1 nothing found is told as 0', 0, 5000, [], '0'],
  ['S16.2 above 1,999 the site’s own number is told', 2600, 2500, [1400, 1200], '2,500'],
  ['S16.2 the site’s own number may be zero', 2000, 0, [1200, 800], '0'],
  ['S16.3 without one, the sum over the car types found', 2600, null, [1200, 900, 1], '2,101'],
  ['S16.4 the site’s own number is told only as far as there are so many', 2000, 5000, [1200, 800], '2,000'],
  ['S16.4 a sum over car types is told only as far as there are so many', 2000, null, [1900, 900], '2,000'],
])('%s', (_name, count, override, counts, told) => expect(countText(count, override, () => counts)).toBe(told));

test('S16.4 a count is never told as larger than what was found', () => {
  const nat = fc.nat(100_000);
  fc.assert(
    fc.property(nat, fc.option(nat), fc.array(nat, { maxLength: 3 }), (count, override, counts) => {
      const told = Number(countText(count, override, () => counts).replaceAll(',', ''));
      expect(told).toBeLessThanOrEqual(count);
    }),
  );
});

const thin = (hits: string) => thinSoldRuns(hits.split(''), (hit) => hit === 'S').join('');

test.each([
  ['SSS', 'SSS'],
  ['aSSb', 'aSb'],
  ['SSaSSSbS', 'SaSbS'],
  ['abc', 'abc'],
  ['', ''],
])('S12.1 of %s the page keeps %s', (hits, kept) => expect(thin(hits)).toBe(kept));
