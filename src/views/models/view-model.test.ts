import { expect, test } from 'vitest';
import { NO_DETAILS } from '#src/rules/models/model-details.ts';
import type { CatalogueModel } from '#src/store/site/read-site.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { linesOfCars } from '#tests/factories/words-of-cars.ts';
import { viewModel } from './view-model.ts';

const ZS: CatalogueModel = {
  make: 'MG',
  name: 'ZS',
  slug: 'zs',
  status: 'current',
  overrideUrl: null,
  imageUrl: null,
  bodies: [],
  ...NO_DETAILS,
};
const stock = { values: () => [], search: () => ({ cards: [], facets: {}, count: 0 }) };

test('S1.1 a model’s link to all stock that mentions it has the closing slash', () => {
  const context = aContext({ showroom: { stock, offers: [], makes: [] } });
  expect(viewModel(context, ZS, null).stockHref).toBe('/search/new-used-and-demo-cars/?query=ZS');
});

test('P5.2 nobody drives a caravan: its model’s page invites to inspect one', () => {
  const found = { values: () => [], search: () => ({ cards: [], facets: {}, count: 1 }) };
  const pages = { 'book-test-drive': { title: 'Come by', description: '', blocks: [] } };
  const context = (itemType: string) =>
    aContext({ site: { pages }, switches: { itemType }, showroom: { stock: found, offers: [], makes: [], models: [ZS] } });
  const [car, caravan] = ['car', 'caravan'].map((word) => viewModel(context(word), ZS, null));
  expect(car?.actions.map(({ label }) => label)).toContain('Book a test drive');
  expect(caravan?.actions.map(({ label }) => label)).toContain('Book an inspection');
  expect(linesOfCars([caravan?.lead ?? '', caravan?.description ?? ''])).toEqual([]);
});
