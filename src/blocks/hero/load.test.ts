import { expect, test } from 'vitest';
import { themeSchema } from '#src/site/theme/theme.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { load } from './load.server.ts';
import { schema } from './schema.ts';

const context = aContext({
  switches: { itemType: 'caravan' },
  site: { theme: themeSchema.parse({ brand: '#075E6B', accent: '#F2B134', photo: { studio: 'paper' } }) },
  showroom: { stock: { search: () => ({ count: 1204, cards: [], facets: {}, ranges: {} }) } },
});
const hero = (facts: Record<string, unknown>) =>
  load(
    context,
    schema.parse({ heading: 'Hello', primary: { label: 'Show {count}', href: '/' }, imageUrl: '/images/suv-a/f34', ...facts }),
  );

test.each([
  ['cover', 'paper'],
  ['split', 'paper'],
  ['panel', 'none'],
  ['stage', 'none'],
  ['scene', 'none'],
])('a hero of layout %s shows its vehicle in the studio %s', (layout, studio) =>
  expect(hero({ layout }).picture?.src).toContain(`studio=${studio}`),
);

test('a page may ask for the vehicle alone', () =>
  expect(hero({ layout: 'split', isCutOut: true }).picture?.src).toContain('studio=none'));

test('P5 {count} is the number in stock in the site’s own word', () => {
  expect(hero({ text: '{count} here.' })).toMatchObject({ text: '1,204 caravans here.', primaryLabel: 'Show 1,204 caravans' });
});
