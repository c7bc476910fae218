import { expect, test } from 'vitest';
import { proposeMapping } from './propose-mapping.ts';
import { Makes } from './read-make.ts';
import { RowReader } from './read-row.ts';

const aids = { makes: new Makes([{ name: 'Alba', also: [] }]), thisYear: 2026 };
/** A row read by the mapping that is proposed for it. */
function reading(cells: Readonly<Record<string, string>>) {
  const row: Readonly<Record<string, string>> = { Make: 'Alba', Model: 'Nova', Year: '2021', ...cells };
  return new RowReader(proposeMapping(Object.keys(row), [row], aids).mapping, aids).read((column) => row[column]);
}

test.each<[Readonly<Record<string, string>>, object, (string | null)[]]>([
  [{ 'Length (ft)': '16.6', Width: '2.4' }, { body_length: 16.6, body_width: 7.87 }, ['7.87 ft']],
  [{ 'Length (m)': '6.5', Width: '8' }, { body_length: 21.33, body_width: 8 }, ['21.33 ft']],
  [{ LENGTH_MM: '6500' }, { body_length: 21.33 }, ['21.33 ft']],
  [{ 'Van Length Feet': '9' }, { body_length: 9 }, []],
  [{ 'Length (ft)': '5.5 m' }, { body_length: 18.04 }, ['18.04 ft']],
  [{ 'Length (ft)': '9', 'Length Unit': 'm' }, { body_length: 29.53 }, ['29.53 ft']],
  [{ Length: '16.6', Width: '2.4' }, { body_length: 16.6, body_width: 7.87 }, ['7.87 ft']],
  [{ Length: '6.6', Width: '2.4' }, { body_length: 21.65, body_width: 7.87 }, ['21.65 ft', '7.87 ft']],
])('J8 the length in %o is told in the unit of its cell, its unit’s column or its header', (cells, size, told) => {
  const { vehicle, notes } = reading(cells);
  expect(vehicle.specifications).toMatchObject(size);
  expect(notes.map(({ to }) => to)).toEqual(told);
});

test.each<[Readonly<Record<string, string>>, number, (string | null)[]]>([
  [{ 'mileage.value': '45000', 'mileage.unit': 'MI' }, 72_420, ['72420']],
  [{ 'mileage.value': '45000', 'mileage.unit': 'KM' }, 45_000, []],
  [{ Odometer: '28000', 'Odometer Unit': 'miles' }, 45_062, ['45062']],
  [{ Odometer: '28000', 'Odometer.unit': 'mi' }, 45_062, ['45062']],
  [{ Odometer: '28,000 km', 'Odometer Unit': 'miles' }, 28_000, []],
  [{ Odometer: '28k', 'Odometer Unit': 'miles' }, 45_062, ['45062']],
  [{ 'Odometer (miles)': '28000' }, 45_062, ['45062']],
  [{ 'Odometer (mi)': '28000' }, 45_062, ['45062']],
  [{ 'Odometer (km)': '28000' }, 28_000, []],
  [{ Odometer: '28000', 'Odometer Unit': 'leagues' }, 28_000, [null]],
])('J8 the odometer in %o is %d km, by the unit that stands beside it', (cells, km, told) => {
  const { vehicle, notes } = reading(cells);
  expect(vehicle.km).toBe(km);
  expect(notes.map(({ to }) => to)).toEqual(told);
});

test.each(['AUD', 'aud', 'A$', 'AU$', '$', 'Australian dollars', ''])(
  'J8 a price in the currency "%s" is a price',
  (currency) => {
    const { vehicle, problem } = reading({ Price: '30000', Currency: currency });
    expect([vehicle.price, problem]).toEqual([30_000, null]);
  },
);

test.each([
  ['Currency', 'USD'],
  ['Price Currency', 'NZD'],
  ['price.currency', 'US$'],
  ['CurrencyCode', 'eur'],
  ['Currency', 'cents'],
])('J8 a price whose %s is "%s" is not taken for Australian dollars, and sets the row aside', (column, currency) =>
  expect(reading({ Price: '30000', [column]: currency }).problem).toEqual({
    column,
    value: currency,
    reason: 'the price is not in Australian dollars',
  }),
);

test('J8 a foreign currency beside no price sets nothing aside', () =>
  expect(reading({ Price: 'POA', Currency: 'USD' }).problem).toBeNull());
