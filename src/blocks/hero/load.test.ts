import { expect, test } from 'vitest';
import { switchSchema } from '#src/site/switches/switches.ts';
import { themeSchema } from '#src/site/theme/theme.ts';
import type { Context } from '#src/use-cases/context.ts';
import { ownImages } from '#tests/factories/a-signed-address.ts';
import { load } from './load.server.ts';
import { schema } from './schema.ts';

const context = {
  site: {
    theme: themeSchema.parse({ brand: '#075E6B', accent: '#F2B134', photo: { studio: 'paper' } }),
    switches: switchSchema.parse({ itemType: 'caravan' }),
  },
  showroom: { stock: { search: () => ({ count: 1204, cards: [], facets: {}, ranges: {} }) } },
  images: ownImages('e1'),
} as unknown as Context;
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
