import { expect, test } from 'vitest';
import { firstImports } from '#demo/first-imports.ts';
import { firstStock } from '#demo/first-stock.ts';

const NOW = new Date('2026-07-15T02:00:00Z');

test('P9g a car with a was-price first came in at that price, days before it came in at today’s', async () => {
  const [before, today] = (await firstImports('harbour-city-motors', NOW)) ?? [];
  expect(today?.rows).toEqual(await firstStock('harbour-city-motors', NOW));
  expect(today?.at).toEqual(NOW);
  expect(before?.at.toISOString()).toBe('2026-07-09T02:00:00.000Z');
  expect(before?.rows).toContainEqual(expect.objectContaining({ stocknum: 'H2035', price: 58_990, before_price: null }));
  expect(today?.rows).toContainEqual(expect.objectContaining({ stocknum: 'H2035', price: 56_990, before_price: 58_990 }));
});
test('a dealership without demo stock has no deliveries', async () => expect(await firstImports('nobody', NOW)).toBeNull());
