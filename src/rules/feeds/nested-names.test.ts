import { expect, test } from 'vitest';
import { proposeMapping } from './propose-mapping.ts';
import { Makes } from './read-make.ts';
import { readFuel, readTransmission } from './read-words.ts';

const aids = { makes: new Makes([]), thisYear: 2026, uploadsOf: null };
const fieldOf = (column: string, value: string) => proposeMapping([column], [{ [column]: value }], aids).columns[0]?.field;

test.each([
  ['attributes.colour.exterior', 'Phantom', 'colour'],
  ['attributes.colour.interior', 'Dune', 'interior_colour'],
  ['inv:Colours.inv:Body', 'Gravity', 'colour'],
  ['attributes.odometer.unit', 'mi', 'km_unit'],
  ['attributes.odometer.value', '41200', 'km'],
  ['attributes.engine.capacityLitres', '1.6', 'engine'],
  ['attributes.engine.cylinders', '4', 'cylinders'],
  ['inv:Identification.inv:StockNumber', 'K4410', 'stocknum'],
  ['inv:Identification.inv:RegoExpiry', 'later', 'rego_expiry'],
  ['inv:Specification.inv:ReleaseYear', '2022', 'year'],
  ['inv:Pricing.inv:DriveAway', '58990', 'dap_price'],
  ['price.was', '58990', 'before_price'],
  ['inv:Pricing.inv:Wholesale', '50000', null],
  ['dealer.price', '50000', null],
  ['dealer.id', '7', null],
  ['seller.name', 'Sam', null],
] as const)('J8 %s, where %s stands, is taken for %s', (column, value, field) => expect(fieldOf(column, value)).toBe(field));

test.each(['N/U/D', 'N/U', 'NUD'])('J8 a column %s says whether cars are new, used or demos', (column) =>
  expect(fieldOf(column, 'U')).toBe('car_type'),
);

test('J8 an electric car’s one speed is no gearbox of its own kind, and E is its fuel', () => {
  expect(['1 speed', 'Single speed', '1-Speed'].map((text) => readTransmission(text).value)).toEqual(Array(3).fill('Automatic'));
  expect(readFuel('E')).toEqual({ value: 'Electric', how: 'plain' });
  expect(readFuel('E10').value).toBe('Petrol');
});
