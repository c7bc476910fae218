import { expect, test } from 'vitest';
import type { FeedMapping } from './propose-mapping.ts';
import { Makes } from './read-make.ts';
import { RowReader } from './read-row.ts';

const aids = { makes: new Makes([{ name: 'Alba', also: [] }]), thisYear: 2026 };
const car = { Make: 'Alba', Model: 'Nova', Year: '2021' };
const reading = (columns: FeedMapping['columns'], cells: Readonly<Record<string, string>>) =>
  new RowReader({ columns: { make: ['Make'], model: ['Model'], year: ['Year'], ...columns }, defaults: {} }, aids).read(
    (column) => ({ ...car, ...cells })[column],
  );
const two = { price: ['SpecialPrice', 'RetailPrice'] };

test.each<[string, string, number | null]>([
  ['0.00', '12990', 12_990],
  ['1', '12990', 12_990],
  ['', '12990', 12_990],
  ['POA', '12990', 12_990],
  ['11990', '12990', 11_990],
  ['22990 AUD', '19990 AUD', 19_990],
  ['12990', '', 12_990],
  ['12990', '0', 12_990],
  ['POA', '', null],
  ['0', '0.00', 0],
])('J8 of the prices "%s" and "%s" in two columns the lower that is one is asked', (special, retail, price) => {
  const { vehicle, notes, problem } = reading(two, { SpecialPrice: special, RetailPrice: retail });
  expect([vehicle.price, notes, problem]).toEqual([price, [], null]);
});

test('J8 a price that cannot be read gives way to that of a second column, and is told', () => {
  const { vehicle, notes, problem } = reading(two, { SpecialPrice: 'ask Bob', RetailPrice: '12990' });
  expect([vehicle.price, problem]).toEqual([12_990, null]);
  expect(notes).toEqual([{ column: 'SpecialPrice', how: 'unreadable', from: 'ask Bob', to: null }]);
});

test.each(['', '0', 'POA'])('J8 a price that cannot be read, with "%s" beside it, sets the row aside', (retail) =>
  expect(reading(two, { SpecialPrice: 'ask Bob', RetailPrice: retail }).problem).toEqual({
    column: 'SpecialPrice',
    value: 'ask Bob',
    reason: 'cannot be read as a price',
  }),
);

test('J8 a price with GST is not undercut by the same one without', () =>
  expect(reading({ price: ['Retail', 'Retail Inc GST'] }, { Retail: '20900', 'Retail Inc GST': '22990' }).vehicle.price).toBe(
    22_990,
  ));

test.each([
  ['km', { km: ['Odo', 'Kms'] }, { Odo: '0', Kms: '45000' }, { km: 45_000 }],
  ['engine', { engine: ['Engine', 'CC'] }, { Engine: '0 L', CC: '1998' }, { engine_size_litres: 2 }],
  ['seats', { seats: ['Seats', 'Capacity'] }, { Seats: '0', Capacity: '5' }, { seats: 5 }],
])('J8 a nought in the first of two columns of one field gives way to the second (%s)', (_field, columns, cells, expected) =>
  expect(reading(columns, cells).vehicle).toMatchObject(expected),
);

test('J8 a nought that is all a row says is kept', () =>
  expect(reading({ km: ['Odo', 'Kms'] }, { Odo: '0', Kms: '' }).vehicle.km).toBe(0));

test.each([
  ['drive_away_price', 'Drive away'],
  ['DAP', 'Drive away'],
  ['EGC', 'Excl. Govt. Charges'],
  ['excluding_government_charges', 'Excl. Govt. Charges'],
  ['Plus ORC', 'Plus on-roads'],
  ['Drive away, no more to pay', 'Drive away, no more to pay'],
  ['Fleet only', 'Fleet only'],
])('J8 a price beside the words "%s" is "%s"', (words, type) =>
  expect(reading({ price: ['Price'], price_type: ['Type'] }, { Price: '22990', Type: words }).vehicle.price_type).toBe(type),
);
