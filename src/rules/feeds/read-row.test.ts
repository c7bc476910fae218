import { expect, test } from 'vitest';
import type { FeedMapping } from './propose-mapping.ts';
import { Makes } from './read-make.ts';
import { RowReader } from './read-row.ts';
import { identityOf } from './row-identity.ts';

const aids = { makes: new Makes([{ name: 'Alba', also: [] }]), thisYear: 2026 };
const car = { Make: 'Alba', Model: 'Nova', Year: '2021' };
const reading = (columns: FeedMapping['columns'], cells: Readonly<Record<string, string>>) =>
  new RowReader({ columns: { make: ['Make'], model: ['Model'], year: ['Year'], ...columns }, defaults: {} }, aids).read(
    (column) => ({ ...car, ...cells })[column],
  );

test('J8 a price of nought is no price, and the next column’s is taken with what it covers', () =>
  expect(
    reading({ dap_price: ['DAP'], egc_price: ['EGC'], price_type: ['Type'] }, { DAP: '0.00', EGC: '23,990', Type: 'Drive away' })
      .vehicle,
  ).toMatchObject({ price: 23_990, price_type: 'Excl. Govt. Charges' }));

test.each([
  ['Yes', '', { sold: true, status: 'sold' }],
  ['Yes', 'Available', { sold: true, status: 'sold' }],
  ['', 'Not Available', { show_on_dealer_website: false }],
  ['No', 'Withdrawn', { show_on_dealer_website: false }],
])('J8 a car whose Sold column says "%s" and status "%s" is not for sale', (sold, status, expected) =>
  expect(reading({ is_sold: ['Sold'], status: ['Status'] }, { Sold: sold, Status: status }).vehicle).toMatchObject(expected),
);

test('J8 a condition or status on no list is told as left out, for it cannot be kept', () =>
  expect(reading({ car_type: ['C'], status: ['S'] }, { C: 'weird', S: 'odd' }).notes).toEqual([
    { column: 'C', how: 'unreadable', from: 'weird', to: null },
    { column: 'S', how: 'unreadable', from: 'odd', to: null },
  ]));

test('J8 photos and features of several columns go together', () => {
  const { vehicle } = reading(
    { photos: ['P1', 'P2'], features: ['Standard', 'Options'] },
    { P1: 'https://a.example/1.jpg', P2: 'https://a.example/2.jpg', Standard: 'ABS, Cruise', Options: 'Sunroof' },
  );
  expect(vehicle).toMatchObject({
    images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    standardEquipment: ['ABS', 'Cruise', 'Sunroof'],
  });
});

const photos = (count: number) => Array.from({ length: count }, (_, at) => `https://a.example/${at}.jpg`).join('|');
test.each([
  [60, []],
  [61, [{ column: 'P', how: 'repaired', from: '61 photos', to: 'the first 60; 1 left out' }]],
  [130, [{ column: 'P', how: 'repaired', from: '130 photos', to: 'the first 60; 70 left out' }]],
])('J10 of %d photos as many as a page can show are taken, and how many are left out is told', (count, told) => {
  const { vehicle, notes } = reading({ photos: ['P'] }, { P: photos(count) });
  expect([vehicle.images, notes]).toEqual([photos(60).split('|'), told]);
});

test.each([
  ['price', 'exgov'.repeat(200_000)],
  ['km', `1${' '.repeat(1_000_000)}z`],
  ['tare_weight', `1${' '.repeat(1_000_000)}z`],
  ['rego_expiry', `${'t11:11'.repeat(150_000)}\n`],
] as const)('J8 a %s of a million letters is not read, and costs no time', (field, text) => {
  const { notes, problem } = reading({ [field]: ['Long'] }, { Long: text });
  expect([...notes.map(({ how }) => how), problem?.reason]).toContain('unreadable');
});

test('J8 a misspelt word is shown as it was put right, and a dealer’s fuller words as they stand', () => {
  const columns: FeedMapping['columns'] = { fuel: ['Fuel'], body: ['Body'] };
  expect(reading(columns, { Fuel: 'Deisel', Body: 'Hathc' }).vehicle).toMatchObject({
    simple_fuel: 'Diesel',
    fuel: 'Diesel',
    simple_body: 'Hatch',
    bodyconfiguration: null,
  });
  expect(reading(columns, { Fuel: 'Turbo Diesel', Body: 'Sedan' }).vehicle).toMatchObject({ fuel: 'Turbo Diesel' });
});

test.each([
  ['A', 'ULP', 'Automatic', 'Petrol'],
  ['auto', 'D', 'Automatic', 'Diesel'],
  ['MANUAL', 'EV', 'Manual', 'Electric'],
  ['CVT', 'PULP', 'CVT', 'PULP'],
  ['6 speed manual', 'PHEV', '6 speed manual', 'PHEV'],
])(
  'J8 of a transmission "%s" and a fuel "%s" is shown "%s" and "%s": words that are only shortened say no more',
  (trans, fuel, gearbox, burns) =>
    expect(reading({ transmission: ['T'], fuel: ['F'] }, { T: trans, F: fuel }).vehicle).toMatchObject({
      trans: gearbox,
      fuel: burns,
    }),
);

test.each<[string, string, object, object[]]>([
  ['9 ft', '', { body_length: 9 }, []],
  ['21 ft 6 in', '8 ft', { body_length: 21.5, body_width: 8 }, []],
  ['6.5 m', '', { body_length: 21.33 }, [{ how: 'repaired', from: '6.5 m', to: '21.33 ft' }]],
  ['6.5', '', { body_length: 21.33 }, [{ how: 'repaired', from: '6.5', to: '21.33 ft' }]],
  ['18', '', { body_length: 18 }, []],
])('J8 a van %s long and "%s" wide is told in feet, by the unit that is written before any other', (long, wide, size, notes) => {
  const { vehicle, notes: told } = reading({ body_length: ['Long'], body_width: ['Wide'] }, { Long: long, Wide: wide });
  expect([vehicle.specifications, told]).toMatchObject([{ ...size, unit: 'ft' }, notes]);
  expect(told).toHaveLength(notes.length);
});

test.each(['21.5 m', '70 ft', '215'])('J8 the length %s, which no van has, is left out and told', (long) => {
  const { vehicle, notes } = reading({ body_length: ['Long'] }, { Long: long });
  expect([vehicle.specifications, notes]).toEqual([undefined, [{ column: 'Long', how: 'unreadable', from: long, to: null }]]);
});

test.each<[string, string, string, string, object, (string | null)[]]>([
  ['6.5', 'm', '2.4', 'm', { body_length: 21.33, body_width: 7.87 }, ['21.33 ft', '7.87 ft']],
  ['9', 'ft', '', '', { body_length: 9 }, []],
  ['9', 'Metres', '', '', { body_length: 29.53 }, ['29.53 ft']],
  ['21 ft', 'm', '', '', { body_length: 21 }, []],
  ['18', 'N/A', '', '', { body_length: 18 }, []],
  ['18', 'cubits', '', '', { body_length: 18 }, [null]],
])('J8 a length of %s with "%s" in a column for its unit, and a width of "%s" with "%s", are read so', (...of) => {
  const [long, longUnit, wide, wideUnit, size, told] = of;
  const { vehicle, notes } = reading(
    { body_length: ['Length'], body_length_unit: ['LU'], body_width: ['Width'], body_width_unit: ['WU'] },
    { Length: long, LU: longUnit, Width: wide, WU: wideUnit },
  );
  expect(vehicle.specifications).toMatchObject(size);
  expect(notes.map(({ to }) => to)).toEqual(told);
});

test.each([
  ['1798 cc', 1.8, 1798],
  ['1.8L', 1.8, 1800],
])('J8 an engine of %s is shown as %d litres and kept as exactly as it was written', (text, litres, cubic) => {
  const { vehicle, notes } = reading({ engine: ['Engine'] }, { Engine: text });
  expect(vehicle).toMatchObject({ engine_size_litres: litres, engine_size: cubic });
  expect(notes).toEqual([]);
});

test('J8 a car without a number is the same one whether its engine is written in litres or in cubic centimetres', () => {
  const identity = (text: string) => identityOf(reading({ engine: ['Engine'] }, { Engine: text }).vehicle, null);
  expect(identity('1798 cc')).toBe(identity('1.8L'));
  expect(identity('1798 cc')).not.toBe(identity('2.0L'));
});

test.each(['Full Van', 'Fifth Wheeler', 'Poptop', 'Caravan'])('J8 a %s is a caravan', (body) =>
  expect(reading({ body: ['Body'] }, { Body: body }).vehicle.item_type).toBe('caravan'),
);

test.each([
  ['its title', { carsales_title: ['T'] }, { T: '2021 Jayco Journey Caravan' }, 'Caravan'],
  [
    'its title, though it has been driven',
    { carsales_title: ['T'], km: ['K'] },
    { T: 'VW Crafter Motorhome', K: '9000' },
    'Motorhome',
  ],
  ['its ATM', { aggregate_trailer_mass: ['A'] }, { A: '2800' }, null],
  ['its berths', { sleeps: ['S'] }, { S: '4' }, null],
  ['its ATM, where its body is called a van', { body: ['B'], aggregate_trailer_mass: ['A'] }, { B: 'Van', A: '2700' }, 'Caravan'],
  ['its berths, where its body is called a van', { body: ['B'], sleeps: ['S'] }, { B: 'van', S: '4' }, 'Caravan'],
])('J8 a caravan whose body has no column, or no clear word, is told by %s', (_by, columns, row, body) =>
  expect(reading(columns, row).vehicle).toMatchObject({ item_type: 'caravan', simple_body: body }),
);

test.each([
  ['a car called Caravan', { carsales_title: ['T'], km: ['K'] }, { T: '2008 Nissan Caravan', K: '120,000' }],
  ['a car that tows caravans', { carsales_title: ['T'] }, { T: 'LandCruiser 300 - perfect caravan tow vehicle' }],
  ['a ute with an ATM and an engine', { aggregate_trailer_mass: ['A'], engine: ['E'] }, { A: '3500', E: '2.0L' }],
  ['a ute with an ATM', { body: ['B'], aggregate_trailer_mass: ['A'] }, { B: 'Ute', A: '3500' }],
  ['a van that carries parcels', { body: ['B'] }, { B: 'Van' }],
  [
    'a van with an ATM and an odometer',
    { body: ['B'], aggregate_trailer_mass: ['A'], km: ['K'] },
    { B: 'Van', A: '3500', K: '90000' },
  ],
  ['a car that sleeps nobody', { sleeps: ['S'] }, { S: '0' }],
])('J8 %s is no caravan', (_what, columns, row) => expect(reading(columns, row).vehicle).not.toHaveProperty('item_type'));

test('J8 what a spreadsheet program writes around figures to keep their noughts is no part of them', () =>
  expect(
    reading({ stocknum: ['Stock'], price: ['P'], nvic: ['N'] }, { Stock: '="00123"', P: '="22990"', N: '=""' }).vehicle,
  ).toMatchObject({ stocknum: '00123', price: 22_990, nvic: null }));
