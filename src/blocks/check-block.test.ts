import { expect, test } from 'vitest';
import { checkBlock } from './check-block.ts';
import { schemas } from './schemas.ts';

const rail = { block: 'vehicle-rail', heading: 'In stock' };
const hero = { block: 'hero', heading: 'Welcome', primary: { label: 'See stock', href: '/search/used-cars' } };

test.each([rail, { ...rail, filter: 'make:MG AND car_type:used', limit: 20 }, hero])(
  'a block that is told what it needs may stand',
  (block) => {
    expect(checkBlock(block)).toBeNull();
  },
);

test.each<[block: Record<string, unknown>, reason: string]>([
  [
    { block: 'carousel' },
    'there is no block "carousel"; there are body-tiles, call-to-action, hero, lead-form, location-panel, make-tiles, picture-text, promises, prose, vehicle-rail',
  ],
  [{ block: 'toString' }, 'there is no block "toString"'],
  [{ ...rail, colour: 'red' }, 'colour'],
  [{ ...rail, heading: '' }, 'vehicle-rail.heading: '],
  [{ ...rail, limit: 0 }, 'vehicle-rail.limit: '],
  [{ ...rail, filter: 'cheap ones' }, 'vehicle-rail.filter: the filter does not parse: "cheap ones"'],
  [{ ...rail, viewAllHref: '//evil.example' }, 'vehicle-rail.viewAllHref: must be a path on this site'],
  [{ ...hero, primary: { label: 'Go', href: 'javascript:alert(1)' } }, 'hero.primary.href: must be a path on this site'],
])('P4l the block %j is refused with its name, the property and the reason', (block, reason) =>
  expect(checkBlock(block)).toContain(reason),
);

test('every block has a title and a sentence for whoever makes pages', () => {
  for (const schema of Object.values(schemas))
    expect(schema.meta()).toMatchObject({
      title: expect.stringMatching(/^[A-Z]/),
      description: expect.stringMatching(/^[A-Z].+\.$/),
    });
});
