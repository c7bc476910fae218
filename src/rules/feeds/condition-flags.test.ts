import { expect, test } from 'vitest';
import { proposeMapping } from './propose-mapping.ts';
import { Makes } from './read-make.ts';
import { RowReader } from './read-row.ts';

const aids = { makes: new Makes([{ name: 'Alba', also: [] }]), thisYear: 2026 };
const propose = (row: Readonly<Record<string, string>>) => proposeMapping(Object.keys(row), [row], aids);
const read = (more: Readonly<Record<string, string>>) => {
  const row: Record<string, string> = { Make: 'Alba', Model: 'Nova', Year: '2021', ...more };
  return new RowReader(propose(row).mapping, aids).read((column) => row[column]).vehicle;
};

test.each([
  [{ IsNew: 'True', IsDemo: 'False' }, 'new'],
  [{ IsNew: 'False', IsDemo: 'False' }, 'used'],
  [{ IsNew: 'True', IsDemo: 'True' }, 'demo'],
  [{ New: 'Y' }, 'new'],
  [{ New: 'N', Used: 'Y', ExDemo: 'Y' }, 'demo'],
  [{ Condition: 'New', Demo: 'Yes' }, 'demo'],
  [{ Condition: 'Used', ExDemo: 'Yes' }, 'used'],
  [{ Condition: 'Used', 'Is New': '1' }, 'used'],
  [{ Condition: '-', 'Is New': '1' }, 'new'],
  [{ New: 'Used' }, 'used'],
  [{ New: 'New' }, 'new'],
])('J8 a car whose columns say %j is %s', (columns, carType) => expect(read(columns).car_type).toBe(carType));

test('J8 a condition that the mapping gives to rows without their own gives way to a column that says new', () => {
  const columns = { make: ['Make'], model: ['Model'], year: ['Year'], is_new: ['IsNew'] };
  const row: Readonly<Record<string, string>> = { Make: 'Alba', Model: 'Nova', Year: '2021', IsNew: 'Y' };
  const reader = new RowReader({ columns, defaults: { car_type: 'used' } }, aids);
  expect(reader.read((column) => row[column]).vehicle.car_type).toBe('new');
  expect(reader.read((column) => ({ ...row, IsNew: 'N' })[column]).vehicle.car_type).toBe('used');
});

test('J8 cars without a column for their condition are used, and a proposal says so only then', () =>
  expect([propose({ Make: 'Alba' }).mapping.defaults, propose({ Make: 'Alba', IsNew: 'Y' }).mapping.defaults]).toEqual([
    { car_type: 'used' },
    {},
  ]));

test.each([
  [{ IsUnderOffer: 'True' }, true],
  [{ IsUnderOffer: 'False' }, undefined],
  [{ Reserved: 'Yes' }, true],
  [{ Reserved: 'J. Smith' }, undefined],
])('J8 a car whose columns say %j is reserved or not (%s)', (columns, isReserved) =>
  expect(read(columns).reserved).toBe(isReserved),
);

test.each([
  [['Petrol', 'Hybrid', 'Electric'], 'fuel'],
  [['2.4L Petrol', '2.0 Diesel'], 'engine'],
  [['1798', '2191'], 'engine'],
  [['Boxer', 'V engine'], 'engine'],
])('J8 a column Engine of %j is a %s', (values, field) =>
  expect(
    proposeMapping(
      ['Engine'],
      values.map((Engine) => ({ Engine })),
      aids,
    ).columns[0]?.field,
  ).toBe(field),
);
