import { expect, test } from 'vitest';
import { DETAIL_PREFIXES, detailHref, isDetailPath } from '#src/rules/vehicle/detail-href.ts';

const car = { slug: '2022-mazda-cx-5-160' };

test('V1.2 links to vehicles begin with /cars/ where nobody says otherwise', () => expect(DETAIL_PREFIXES[0]).toBe('/cars/'));

test('V1.2 a site may have its links begin with another word', () => {
  expect(detailHref('/cars/', car)).toBe('/cars/2022-mazda-cx-5-160');
  expect(detailHref('/vehicles/', car)).toBe('/vehicles/2022-mazda-cx-5-160');
});

test.each([
  ['/cars/', '/cars/one', true],
  ['/vehicles/', '/cars/one', true],
  ['/vehicles/', '/vehicles/one', true],
  ['/cars/', '/vehicles/one', false],
  ['/stock/', '/vehicles/one', false],
  ['/vehicles/', '/vehicle/one', false],
] as const)('V1j where links begin with %s, a vehicle’s page at %s answers: %s', (prefix, path, answers) =>
  expect(isDetailPath(prefix, path)).toBe(answers),
);
