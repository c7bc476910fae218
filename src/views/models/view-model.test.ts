import { expect, test } from 'vitest';
import { NO_DETAILS } from '#src/rules/models/model-details.ts';
import type { CatalogueModel } from '#src/store/site/read-site.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { viewModel } from './view-model.ts';

test('S1.1 a model’s link to all stock that mentions it has the closing slash', () => {
  const stock = { values: () => [], search: () => ({ cards: [], facets: {}, count: 0 }) };
  const context = aContext({ showroom: { stock, offers: [], makes: [] } });
  const model: CatalogueModel = {
    make: 'MG',
    name: 'ZS',
    slug: 'zs',
    status: 'current',
    overrideUrl: null,
    imageUrl: null,
    bodies: [],
    ...NO_DETAILS,
  };
  expect(viewModel(context, model, null).stockHref).toBe('/search/new-used-and-demo-cars/?query=ZS');
});
