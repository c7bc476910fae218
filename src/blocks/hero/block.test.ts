import { expect, test } from 'vitest';
import { themeSchema } from '#src/site/theme/theme.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { viewOf } from '#tests/factories/view-of.ts';
import { block } from './block.ts';

const context = aContext({
  switches: { itemType: 'caravan' },
  site: { theme: themeSchema.parse({ brand: '#075E6B', accent: '#F2B134', photo: { studio: 'paper' } }) },
  showroom: { stock: { search: () => ({ count: 1204, cards: [], facets: {}, ranges: {} }) } },
});
const hero = (facts: Record<string, unknown>) =>
  viewOf(block, context, {
    heading: 'Hello',
    primary: { label: 'Show {count}', href: '/' },
    imageUrl: '/images/suv-a/f34',
    ...facts,
  });

test.each([
  ['cover', 'paper'],
  ['split', 'paper'],
  ['panel', 'none'],
  ['stage', 'none'],
  ['scene', 'none'],
])('a hero of layout %s shows its vehicle in the studio %s', async (layout, studio) =>
  expect((await hero({ layout })).picture?.src).toContain(`studio=${studio}`),
);

test('a page may ask for the vehicle alone', async () =>
  expect((await hero({ layout: 'split', isCutOut: true })).picture?.src).toContain('studio=none'));

test('P5 {count} is the number in stock in the site’s own word', async () => {
  expect(await hero({ text: '{count} here.' })).toMatchObject({
    text: '1,204 caravans here.',
    primary: { label: 'Show 1,204 caravans' },
  });
});
