import { expect, test } from 'vitest';
import { proposeMapping } from './propose-mapping.ts';
import { Makes } from './read-make.ts';

const aids = { makes: new Makes([{ name: 'Alba', also: [] }]), thisYear: 2026 };
const columnsOf = (row: Readonly<Record<string, string>>) => proposeMapping(Object.keys(row), [row], aids).mapping.columns;
const PHOTO = 'https://cdn.example/suv/diesel/9f3a?w=1200';

test.each([['image_link'], ['Photo 1'], ['Photos.Photo'], ['image[0].url'], ['Pictures']])(
  'J8 addresses under %s are photos, though they do not end as files do and have other words in them',
  (header) =>
    expect(proposeMapping([header], [{ [header]: PHOTO }], aids).columns).toMatchObject([
      { field: 'photos', why: 'header and values' },
    ]),
);

test('J8 photos that a list numbers in brackets keep their order, and what is said of each is none', () =>
  expect(
    columnsOf({
      'image[0].url': `${PHOTO}&a`,
      'image[0].tag[0]': 'Exterior',
      'image[1].url': `${PHOTO}&b`,
      'image[1].tag[0]': 'Dash',
    }),
  ).toEqual({ photos: ['image[0].url', 'image[1].url'] }));

test.each(['Link', 'url', 'Column 7', 'Details page'])(
  'J8 an address under %s is no body, fuel or photo for the words in it',
  (header) => expect(columnsOf({ [header]: PHOTO })).toEqual({}),
);
