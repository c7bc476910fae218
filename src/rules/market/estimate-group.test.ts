import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aListing, someListings } from '#tests/factories/a-listing.ts';
import { estimateGroup } from './estimate-group.ts';
import type { Listing } from './listing.ts';

/** The prices of an invented market: a tenth less a year, a quarter less for 100,000 km, a fifth more for the better badge. */
const fair = (year: number, km: number, badge: string) =>
  20_000 * 1.1 ** (year - 2020) * Math.exp((-0.25 * (km - 50_000)) / 100_000) * (badge === 'Sport' ? 1.2 : 1);

/** A market of fair prices, with this many vehicles of two dealers. */
const market = (count: number) =>
  someListings(count, (at) => {
    const [year, km, badge] = [2015 + (at % 9), 10_000 + ((at * 37) % 90) * 1_000, at % 3 === 0 ? 'Sport' : 'Base'];
    return { year, km, badge, price: Math.round(fair(year, km, badge)) };
  });

const middleOf = (listings: Parameters<typeof estimateGroup>[0], id: number) =>
  estimateGroup(listings).find((one) => one.id === id);

test('M10a the estimate follows age, kilometres and badge', () => {
  const old = aListing({ id: 900, year: 2016, km: 98_000, badge: 'Base', price: 1_000 });
  const young = aListing({ id: 901, year: 2023, km: 12_000, badge: 'Sport', price: 1_000 });
  const listings = [...market(80), old, young];
  expect(middleOf(listings, 900)?.middle).toBeCloseTo(fair(2016, 98_000, 'Base'), -3);
  expect(middleOf(listings, 901)?.middle).toBeCloseTo(fair(2023, 12_000, 'Sport'), -3);
});

test('M10b a vehicle’s own price has no part in its estimate', () =>
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 9_000_000 }), fc.integer({ min: 6, max: 150 }), (price, count) => {
      const others = market(count);
      const one = (own: number) => middleOf([...others, aListing({ id: 900, year: 2019, km: 60_000, price: own })], 900);
      expect(one(price)).toEqual(one(20_000));
    }),
    { numRuns: 30 },
  ));

test('M10c fewer than five comparables give no estimate, five do', () => {
  const alike = (count: number) => someListings(count, () => ({ price: 20_000 }));
  expect(estimateGroup(alike(5))).toEqual([]);
  expect(estimateGroup(alike(6)).map(({ comparables }) => comparables)).toEqual([5, 5, 5, 5, 5, 5]);
});

test('M10c vehicles many years or kilometres apart are no comparables', () => {
  const near = someListings(5, () => ({ price: 20_000 }));
  const far = (facts: Partial<Listing>) => someListings(5, (at) => ({ id: 100 + at, ...facts }));
  expect(estimateGroup([...near, ...far({ year: 2011 })])).toEqual([]);
  expect(estimateGroup([...near, ...far({ km: 260_000 })])).toEqual([]);
  expect(estimateGroup([...near, ...far({ year: 2012, km: 250_000 })])).toHaveLength(10);
});

test('M10c prices that agree on nothing give no estimate', () =>
  expect(estimateGroup(someListings(12, (at) => ({ price: 1_000 * 2.5 ** (at % 7) })))).toEqual([]));

test('M10d comparables of one dealership alone give no estimate', () => {
  const own = someListings(30, () => ({ dealershipId: 1, price: 20_000 }));
  expect(estimateGroup(own)).toEqual([]);
  expect(estimateGroup([...own, aListing({ id: 900, dealershipId: 2 })]).map(({ id }) => id)).toEqual(own.map(({ id }) => id));
});

test('M10e prices that are slips of the finger do not move the estimate by a hundredth', () => {
  const target = aListing({ id: 900, year: 2019, km: 50_000, badge: 'Base' });
  const clean = market(60);
  const slipped = clean.map((one, at) => (at % 12 === 5 ? { ...one, price: at % 24 === 5 ? 700 : one.price * 10 } : one));
  const [before, after] = [middleOf([...clean, target], 900)?.middle ?? 0, middleOf([...slipped, target], 900)?.middle ?? 0];
  expect(Math.abs(after / before - 1)).toBeLessThan(0.01);
});

test('M10f a market that scatters more has a wider range and is less sure', () => {
  const scattered = (by: number) =>
    someListings(40, (at) => ({ price: Math.round(20_000 * (1 + by * (((at * 7) % 11) / 5 - 1))) }));
  const [calm, wild] = [estimateGroup(scattered(0.02))[0], estimateGroup(scattered(0.3))[0]];
  expect((wild?.high ?? 0) - (wild?.low ?? 0)).toBeGreaterThan(2 * ((calm?.high ?? 0) - (calm?.low ?? 0)));
  expect(wild?.confidence).toBeLessThan(calm?.confidence ?? 0);
});

test('M10g more comparables make it surer', () => {
  const alike = (count: number) => estimateGroup(someListings(count, (at) => ({ price: 20_000 + (at % 5) * 100 })))[0];
  expect(alike(60)?.confidence).toBeGreaterThan(alike(7)?.confidence ?? 1);
});

test.each([
  ['all different', market(50)],
  ['more alike than are compared', someListings(300, (at) => ({ price: 20_000 + at * 10 }))],
])('M10h the same listings in any order give the same estimates: %s', (_, listings) => {
  const byId = (list: typeof listings) => estimateGroup(list).toSorted((a, b) => a.id - b.id);
  expect(byId(listings.toReversed())).toEqual(byId(listings));
});

test('M10i every estimate is a range of whole dollars around its middle, with a confidence from 0 to 1', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          price: fc.integer({ min: 500, max: 10_000_000 }),
          year: fc.integer({ min: 1900, max: 2100 }),
          km: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
          badge: fc.option(fc.constantFrom('A', 'B', '')),
          carType: fc.constantFrom('new' as const, 'demo' as const, 'used' as const),
        }),
        { maxLength: 40 },
      ),
      (facts) => {
        for (const { low, middle, high, confidence } of estimateGroup(someListings(facts.length, (at) => facts[at] ?? {}))) {
          expect([low, middle, high].every((dollars) => Number.isInteger(dollars) && dollars >= 0)).toBe(true);
          expect(low <= middle && middle <= high).toBe(true);
          expect(confidence >= 0 && confidence <= 1).toBe(true);
        }
      },
    ),
    { numRuns: 200 },
  ));
