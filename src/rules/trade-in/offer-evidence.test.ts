import { expect, test } from 'vitest';
import { someListings } from '#tests/factories/a-listing.ts';
import { offerEvidence } from './offer-evidence.ts';

const listings = someListings(12, (at) => ({ price: 20_000 + at * 490, km: 41_000 + at * 2_000, year: 2020 + (at % 3) }));
const evidence = offerEvidence({
  middle: 22_730,
  usualKm: 50_000,
  perDistance: -0.02,
  reach: 0.05,
  listings,
  asked: listings.map(({ price }) => price),
});

test('T1 every advertisement is counted once', () => expect(evidence.stacks.reduce((sum, { count }) => sum + count, 0)).toBe(12));
test('T1 the evidence tells no advertisement’s own price, only how many are near', () => {
  expect(evidence.stacks.every(({ price }) => price % 500 === 0)).toBe(true);
  expect(evidence).toMatchObject({ ads: 12, middle: 22_750, years: [2020, 2022], kms: [40_000, 70_000] });
  expect(Object.keys(evidence)).not.toContain('listings');
});
test('T1 the stack at the middle is marked', () =>
  expect(evidence.stacks.filter(({ isMiddle }) => isMiddle).map(({ price }) => price)).toEqual([22_500]));
test('T1 prices far apart are counted in larger steps', () => {
  const asked = Array.from({ length: 9 }, (_, at) => 20_000 + at * 9_000);
  expect(offerEvidence({ middle: 50_000, usualKm: 1, perDistance: 0, reach: 0, listings, asked }).stacks.length).toBeLessThan(25);
});
