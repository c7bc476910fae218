import { expect, test } from 'vitest';
import { loadBlocks } from '#src/blocks/load-blocks.server.ts';
import { NO_DETAILS } from '#src/rules/models/model-details.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { aVariant } from '#tests/factories/a-variant.ts';

const bare = {
  make: 'MG',
  name: 'Bare',
  slug: 'bare',
  status: 'current' as const,
  overrideUrl: null,
  imageUrl: null,
  bodies: ['SUV'],
  ...NO_DETAILS,
};
const full = {
  ...bare,
  name: 'Full',
  slug: 'full',
  variants: [aVariant({ id: 'full-base', name: 'Base' })],
  interiors: [{ id: 'black', name: 'Black', hexCode: '#000000', imageUrl: '/black' }],
};
const stock = {
  values: () => ['MG'],
  search: () => ({ facets: { model: [{ value: 'Full', count: 3 }] } }),
};
const jumps = ['#features', '#inside', '#variants', '#stock'].map((href) => ({ label: href.slice(1), href }));

test.each([
  ['bare', ['#features']],
  ['full', ['#features', '#inside', '#variants', '#stock']],
])('E1 the bar of the model %s leads only to parts that its page has', async (model, hrefs) => {
  const context = aContext({
    site: { manufacturer: 'MG' },
    showroom: { stock, models: [bare, full], offers: [], makes: [], locations: [] },
  });
  const loaded = await loadBlocks(context, [{ block: 'model-bar', model, jumps }]);
  expect(loaded).toMatchObject([{ view: { jumps: hrefs.map((href) => ({ href })) } }]);
});
