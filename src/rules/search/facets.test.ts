import { expect, test } from 'vitest';
import { FACETS, isOffered, offeredChoices } from './facets.ts';

test('P11.2 without finance there is every facet but the weekly budget', () => {
  expect(FACETS.filter((facet) => !isOffered(facet, { financeEnabled: false }))).toEqual(['weekly_price_range']);
  expect(FACETS.filter((facet) => !isOffered(facet, { financeEnabled: true }))).toEqual([]);
});
test('P11.2 a choice of a facet that a site does not have is no choice', () => {
  const words = { make: ['Kia'], weekly_price_range: ['100-149'] };
  expect(offeredChoices(words, { financeEnabled: false })).toEqual({ make: ['Kia'] });
  expect(offeredChoices(words, { financeEnabled: true })).toEqual(words);
});
