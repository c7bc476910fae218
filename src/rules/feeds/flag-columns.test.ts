import { expect, test } from 'vitest';
import { proposeMapping } from './propose-mapping.ts';
import { Makes } from './read-make.ts';
import { RowReader } from './read-row.ts';

const aids = { makes: new Makes([{ name: 'Alba', also: [] }]), thisYear: 2026 };
const fieldOf = (column: string, values: readonly string[]) =>
  proposeMapping(
    [column],
    values.map((value) => ({ [column]: value })),
    aids,
  ).columns[0]?.field;

test.each([
  ['Finance Owing', ['N', 'N', 'N', 'N']],
  ['Finance Owing', ['N', 'N', 'Y']],
  ['Grade Code', ['A', 'A', 'A']],
  ['Body Grade', ['M', 'A', 'M']],
  ['Plan', ['P', 'D', 'U']],
  ['f7', ['A', 'M', 'A']],
  ['On Special', ['n', 'u.', ' d ']],
])('J8 a column %s of the letters %o is taken for nothing, for its values alone do not tell', (column, values) =>
  expect(fieldOf(column, values)).toBeNull(),
);

test.each([
  ['Condition', ['N', 'U', 'N'], 'car_type'],
  ['Gearbox', ['A', 'M', 'A'], 'transmission'],
  ['Fuel', ['P', 'D', 'U'], 'fuel'],
  ['f7', ['Automatic', 'Manual', 'A'], 'transmission'],
  ['f8', ['New', 'Used', 'Demo'], 'car_type'],
])('J8 a column %s of %o is known where its header or its words tell', (column, values, field) =>
  expect(fieldOf(column, values)).toBe(field),
);

test('J8 a header is not overruled by letters that could be another field’s', () =>
  expect(fieldOf('Fuel', ['A', 'A', 'M'])).toBe('fuel'));

test.each([
  ['DriveAway', ['Y', 'N', 'Y'], 'is_drive_away'],
  ['Drive Away', ['Yes', 'No'], 'is_drive_away'],
  ['DriveAway', ['true'], 'is_drive_away'],
  ['DriveAway', ['1', '0'], 'is_drive_away'],
  ['DriveAway', ['29990', '0'], 'dap_price'],
  ['DriveAway', ['0', '0'], 'dap_price'],
  ['Featured', ['Y', 'N'], null],
  ['Features', ['Y', 'N'], null],
  ['Features', ['ABS, Cruise', 'N'], 'features'],
  ['Special Price', ['Y', 'N'], null],
])('J8 a column %s of %o is a flag or not by its values (%s)', (column, values, field) =>
  expect(fieldOf(column, values)).toBe(field),
);

test.each([
  ['Y', 'Drive away'],
  ['N', undefined],
])('J8 a price whose drive-away flag is %s covers "%s"', (flag, covers) => {
  const row: Readonly<Record<string, string>> = { Make: 'Alba', Model: 'Nova', Year: '2021', Price: '22990', DriveAway: flag };
  const { vehicle, problem } = new RowReader(proposeMapping(Object.keys(row), [row], aids).mapping, aids).read(
    (column) => row[column],
  );
  expect([vehicle.price, vehicle.price_type ?? undefined, problem]).toEqual([22_990, covers, null]);
});

test.each([
  ['PUBLISH', ['Y', 'N'], 'is_published'],
  ['PublishToWeb', ['True', 'False'], 'is_published'],
  ['Published', ['12/03/2026', '14/03/2026'], null],
  ['Publisher', ['Sunrise Motors'], null],
])('J8 a column %s of %o tells whether cars are to be shown, or not (%s)', (column, values, field) =>
  expect(fieldOf(column, values)).toBe(field),
);

test.each([
  ['N', false],
  ['Y', undefined],
  ['', undefined],
])('J8 a car that its dealer marks "%s" for publishing is shown or not', (flag, isShown) => {
  const columns = { make: ['Make'], model: ['Model'], year: ['Year'], is_published: ['Publish'] };
  const row: Readonly<Record<string, string>> = { Make: 'Alba', Model: 'Nova', Year: '2021', Publish: flag };
  const { vehicle } = new RowReader({ columns, defaults: {} }, aids).read((column) => row[column]);
  expect(vehicle.show_on_dealer_website).toBe(isShown);
});
