import { expect, test } from 'vitest';
import { facetLabel, rangeLabel, SORT_LABELS, valueLabel } from '#src/rules/search/facet-words.ts';
import { FACETS } from '#src/rules/search/facets.ts';

test('S3.1 every facet has words of its own', () =>
  expect(new Set(FACETS.map((facet) => facetLabel(facet, 'car'))).size).toBe(FACETS.length));

const CARAVAN_FACETS = ['aggregate_trailer_mass', 'axle_type', 'body_length', 'ensuite', 'sleeps', 'tare_weight'];

test('S3.1 the facets are those of the ledger, besides a caravan’s own', () =>
  expect(FACETS.filter((facet) => !CARAVAN_FACETS.includes(facet)).toSorted()).toEqual(
    (
      'badge body car_type categories certified city colour dealership_name drive filtered_features fuel item_type km location_name make make_model ' +
      'model price price_range seats state status subscription_price tag transmission weekly_price_range year'
    ).split(' '),
  ));

test('V7.4 a caravan’s own facets are its berths, length, masses, axles and ensuite, in a shopper’s words', () => {
  expect(CARAVAN_FACETS.every((facet) => (FACETS as readonly string[]).includes(facet))).toBe(true);
  expect(valueLabel('sleeps', '4')).toBe('Sleeps 4');
  expect(valueLabel('axle_type', 'Tandem')).toBe('Tandem axle');
  expect(valueLabel('axle_type', 'Tri-axle')).toBe('Tri-axle');
  expect(valueLabel('ensuite', 'true')).toBe('Has an ensuite');
  expect(valueLabel('ensuite', 'false')).toBe('No ensuite');
  expect(rangeLabel('body_length', { min: null, max: 18 })).toBe('5.5 m (18 ft) or shorter');
  expect(rangeLabel('body_length', { min: 16, max: 20 })).toBe('4.9 m (16 ft) to 6.1 m (20 ft)');
  expect(rangeLabel('tare_weight', { min: null, max: 1800 })).toBe('1,800 kg tare or less');
  expect(rangeLabel('aggregate_trailer_mass', { min: null, max: 3000 })).toBe('3,000 kg ATM or less');
  expect(rangeLabel('aggregate_trailer_mass', { min: 2000, max: 3000 })).toBe('2,000 to 3,000 kg ATM');
});

test('K2.4 a weekly band is a shopper’s budget, and names no repayment', () => {
  expect(facetLabel('weekly_price_range', 'car')).toBe('Weekly budget');
  expect(valueLabel('weekly_price_range', '100-149')).toBe('Budget of $100 to $149 a week');
});

test.each([
  ['car_type', 'Condition'],
  ['subscription_price', 'Weekly price'],
  ['km', 'Kilometres'],
  ['status', 'Availability'],
  ['location_name', 'Location'],
  ['item_type', 'Type of caravan'],
] as const)('S3 %s is called %s', (facet, label) => expect(facetLabel(facet, 'caravan')).toBe(label));

test.each([
  ['car_type', 'used', 'Used'],
  ['certified', 'true', 'Certified'],
  ['certified', 'false', 'Not certified'],
  ['status', 'coming_soon', 'Coming soon'],
  ['seats', '7', '7 seats'],
  ['seats', '1', '1 seat'],
  ['price_range', '20000-29999', '$20,000 to $29,999'],
  ['weekly_price_range', '100-149', 'Budget of $100 to $149 a week'],
  ['make', 'constructor', 'constructor'],
  ['car_type', '__proto__', '__proto__'],
  ['price_range', 'cheap', 'cheap'],
] as const)('S3 of %s, %s is called %s', (facet, value, label) => expect(valueLabel(facet, value)).toBe(label));

test.each([
  ['price', null, 45_000, 'Under $45,000'],
  ['price', 20_000, null, '$20,000 or more'],
  ['price', 20_000, 30_000, '$20,000 to $30,000'],
  ['subscription_price', null, 150, 'Under $150 a week'],
  ['subscription_price', 100, 150, '$100 to $150 a week'],
  ['km', null, 100_000, '100,000 km or less'],
  ['km', 50_000, 100_000, '50,000 to 100,000 km'],
  ['year', 2020, null, '2020 or newer'],
  ['year', null, 2015, '2015 or older'],
  ['year', 2018, 2020, '2018 to 2020'],
  ['year', 2020, 2020, '2020'],
] as const)('S20.1 %s from %s to %s is told as %s', (facet, min, max, label) =>
  expect(rangeLabel(facet, { min, max })).toBe(label),
);

test('S5.3 the orders are called most relevant, latest, highest price and lowest price, and nearest with a place', () =>
  expect(Object.values(SORT_LABELS)).toEqual(['Most relevant', 'Latest', 'Highest price', 'Lowest price', 'Nearest']));
