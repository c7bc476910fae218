import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from '#src/rules/text/slug.ts';

test.each([
  ['Harbour City Motors', 'harbour-city-motors'],
  ['  HiLux SR5 (4x4) ', 'hilux-sr5-4x4'],
  ['Citroën', 'citroen'],
  ['---', ''],
  ['Mercedes–Benz', 'mercedes-benz'],
])('I3.3 %j in an address is %j', (name, slug) => expect(slugOf(name)).toBe(slug));

test('I3.3 whatever the name, its slug holds only lower-case letters, digits and single inner dashes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(slugOf(name)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    }),
  );
});
