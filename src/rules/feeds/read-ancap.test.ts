import { expect, test } from 'vitest';
import { proposeMapping } from './propose-mapping.ts';
import { readAncap } from './read-ancap.ts';
import { Makes } from './read-make.ts';
import { RowReader } from './read-row.ts';

const aids = { makes: new Makes([{ name: 'Alba', also: [] }]), thisYear: 2026 };

test.each([
  ['5', '5'],
  ['5.0', '5'],
  ['5 stars', '5'],
  ['5-star', '5'],
  ['5*', '5'],
  ['4/5', '4'],
  ['4 out of 5', '4'],
  ['★★★★☆', '4'],
  ['Five Star', '5'],
  ['0', '0'],
  ['5 star ANCAP', '5'],
  ['ANCAP 5 (2023)', '5 (2023)'],
  ['5 Star ANCAP safety rating, tested 2019', '5 (2019)'],
  ['2018: 3 stars', '3 (2018)'],
])('J8 the safety rating "%s" is read as %s', (text, value) => expect(readAncap(text, 2026)).toEqual({ value, how: 'plain' }));

test.each(['', '-', 'n/a', 'Not rated', 'Untested', 'Not yet tested'])('J8 "%s" says that there is no safety rating', (text) =>
  expect(readAncap(text, 2026)).toEqual({ value: null, how: 'plain' }),
);

test.each(['6', '4.5', 'Excellent', '5 stars (Euro NCAP 2019)', '5 (2015) (2023)', '2023', '5 4', '5 stars, 90%'])(
  'J8 the safety rating "%s" is on no list: it is reported and kept as text',
  (text) => expect(readAncap(text, 2026)).toEqual({ value: text, how: 'unknown' }),
);

test('J8 a year still to come is taken out of a safety rating, and that is told', () =>
  expect(readAncap('5 (2035)', 2026)).toEqual({ value: '5', how: 'repaired' }));

const ratingOf = (cells: Readonly<Record<string, string>>) => {
  const all: Record<string, string> = { Make: 'Alba', Model: 'Nova', Year: '2021', ...cells };
  const { mapping } = proposeMapping(Object.keys(all), [all], aids);
  const { vehicle, notes } = new RowReader(mapping, aids).read((column) => all[column]);
  return { variant: vehicle.variant, notes };
};

test.each([
  [{ 'ANCAP Rating': '5 stars', 'ANCAP Year': '2019' }, '5 (2019)', []],
  [
    { ancapStars: '5', ancapDateStamp: '2019-03-01' },
    '5 (2019)',
    [{ column: 'ancapDateStamp', how: 'repaired', from: '2019-03-01', to: '2019' }],
  ],
  [{ 'Safety Rating': 'ANCAP 5 (2023)', 'ANCAP Year': '2019' }, '5 (2023)', []],
  [{ 'safety.ancapRating': '4' }, '4', []],
  [{ 'Column 9': '5 star ANCAP' }, '5', []],
  [{ ANCAP: 'Top', 'ANCAP Year': '2019' }, 'Top', [{ column: 'ANCAP', how: 'unknown', from: 'Top', to: 'Top' }]],
])('J8 of %j the safety rating is %s', (cells, ancaprating, notes) => {
  const read = ratingOf(cells);
  expect(read.variant).toMatchObject({ ancaprating });
  expect(read.notes).toEqual(notes);
});

test('J8 a year without a safety rating is none', () => expect(ratingOf({ 'ANCAP Year': '2019' }).variant).toBeUndefined());
