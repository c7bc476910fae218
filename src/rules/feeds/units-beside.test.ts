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
