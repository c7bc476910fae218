import { expect, test } from 'vitest';
import { FIELD_NAMES, type FieldName } from './feed-headers.ts';
import { READ_FROM } from './read-from.ts';
import { Makes } from './read-make.ts';
import { RowReader } from './read-row.ts';

const CELLS: Readonly<Record<FieldName, string>> = {
  stocknum: 'A1',
  vin: 'JM0CL0E12NZ892961',
  regplate: 'ABC123',
  rego_expiry: '31/12/2026',
  year: '2021',
  make: 'Kia',
  model: 'Rio',
  badge: 'GT',
  series: 'YB',
  carsales_title: '2021 Kia Rio',
  car_type: 'Certified demo',
  is_new: 'Yes',
  is_demo: 'Yes',
  status: 'Sold',
  is_sold: 'Sold',
  dap_price: '$20,000',
  egc_price: '$20,000',
  before_price: '$21,000',
  price: '$20,000',
  price_type: 'Drive away',
  km: '40,000 km',
  body: 'Caravan',
  fuel: 'Diesel',
  transmission: '6 speed automatic',
  drive: 'AWD',
  gears: '6',
  seats: '5',
  doors: '4',
  engine: '4 cyl 2.4 L turbo',
  cylinders: '4',
  fuel_use: '8.7 L / 100 km',
  spin: 'https://a.example/s1.jpg|https://a.example/s2.jpg',
  torque: '252 Nm',
  fuel_tank: '58 L',
  towing: '3500 kg',
  gross_mass: '3050 kg',
  ancap: '5 stars (2019)',
  ancap_year: '2019',
  colour: 'Red',
  interior_colour: 'Black',
  colours: 'Red/Black',
  features: 'Tow bar',
  comments: 'One owner',
  photos: 'https://a.example/1.jpg',
  video: 'https://a.example/1.mp4',
  location: 'Milton',
  nvic: 'ABC12D',
  build_date: '01/2021',
  compliance_date: '02/2021',
  certified: 'Yes',
  body_length: '20 ft',
  body_length_unit: 'ft',
  body_width: '8 ft',
  body_width_unit: 'ft',
  tare_weight: '2000 kg',
  aggregate_trailer_mass: '2500 kg',
  sleeps: '4',
  axles: 'Tandem',
  currency: 'AUD',
  is_drive_away: 'Yes',
  is_published: 'No',
  is_reserved: 'Yes',
  km_unit: 'km',
};

/** A row's values by their names, those inside others with both. */
function read(cells: Readonly<Partial<Record<FieldName, string>>>): Map<string, unknown> {
  const columns = Object.fromEntries(FIELD_NAMES.map((field) => [field, [field]]));
  const makes = new Makes([{ name: 'Kia', also: [], models: ['Rio'] }]);
  const reader = new RowReader({ columns, defaults: {} }, { makes, thisYear: 2026, uploadsOf: null });
  const named = new Map<string, string | undefined>(Object.entries(cells));
  const { vehicle, location } = reader.read((column) => named.get(column) ?? '');
  const all: Readonly<Record<string, unknown>> = { ...vehicle, location };
  const values = Object.entries(all).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([figure, inside]) => [`${name}.${figure}`, inside])
      : [[name, value]],
  );
  return new Map(values.filter(([, value]) => value !== null && value !== '' && value !== false));
}

test.each(FIELD_NAMES)('J1 whatever %s says is known to be read from it', (field) => {
  const [without, found] = [read({}), read({ [field]: CELLS[field] })];
  const changed = [...found].filter(([name, value]) => JSON.stringify(without.get(name)) !== JSON.stringify(value));
  const said = changed
    .map(([name]) => name)
    .filter((name) => name !== 'specifications.unit' && !(name === 'item_type' && field !== 'body'));
  // A unit says nothing by itself, nor does a rating’s year, nor does what a price is where there is none, nor that a car is published.
  if (!/_unit$|^ancap_year$|^price_type$|^currency$|^is_drive_away$|^is_published$/.test(field)) expect(said).not.toEqual([]);
  for (const name of said) expect([name, READ_FROM[name]]).toEqual([name, expect.arrayContaining([field])]);
});
