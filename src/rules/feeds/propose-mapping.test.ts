import { expect, test } from 'vitest';
import { proposeMapping } from './propose-mapping.ts';
import { Makes } from './read-make.ts';

const aids = {
  makes: new Makes([
    { name: 'Alba', also: [] },
    { name: 'Koyota', also: [] },
  ]),
  thisYear: 2026,
};
const propose = (rows: readonly Readonly<Record<string, string>>[]) => proposeMapping(Object.keys(rows[0] ?? {}), rows, aids);

test('J8 the headers of a marketplace’s listing are understood', () => {
  const { mapping } = propose([
    {
      Brand: 'Alba',
      Year: '2022',
      Model: 'Nova',
      'Car/Suv': 'SUV',
      Title: '2022 Alba Nova',
      UsedOrNew: 'USED',
      Transmission: 'Automatic',
      Engine: '4 cyl, 2.2 L',
      DriveType: 'AWD',
      FuelType: 'Diesel',
      FuelConsumption: '6.7 L / 100 km',
      Kilometres: '16115',
      ColourExtInt: 'White / Black',
      Location: 'Milton, QLD',
      CylindersinEngine: '4 cyl',
      BodyType: 'SUV',
      Doors: ' 4 Doors',
      Seats: ' 7 Seats',
      Price: '51990',
    },
  ]);
  expect(mapping.columns).toEqual({
    make: ['Brand'],
    year: ['Year'],
    model: ['Model'],
    body: ['Car/Suv', 'BodyType'],
    carsales_title: ['Title'],
    car_type: ['UsedOrNew'],
    transmission: ['Transmission'],
    engine: ['Engine'],
    drive: ['DriveType'],
    fuel: ['FuelType'],
    fuel_use: ['FuelConsumption'],
    km: ['Kilometres'],
    colours: ['ColourExtInt'],
    location: ['Location'],
    cylinders: ['CylindersinEngine'],
    doors: ['Doors'],
    seats: ['Seats'],
    price: ['Price'],
  });
});

test('J8 a column whose header says nothing is known by its values', () => {
  const { columns } = propose(
    Array.from({ length: 5 }, (_, at) => ({ f1: `JM0CL0E12NZ89296${at}`, f2: 'Koyota', f3: '2019', f4: 'Diesel', f5: 'hello' })),
  );
  expect(columns.map(({ field, why }) => [field, why])).toEqual([
    ['vin', 'values'],
    ['make', 'values'],
    ['year', 'values'],
    ['fuel', 'values'],
    [null, 'nothing fits'],
  ]);
});

test('J8 columns that were swapped are told by their values', () => {
  const { mapping } = propose([
    { Fuel: 'Automatic', Transmission: 'Diesel' },
    { Fuel: 'Manual', Transmission: 'Petrol' },
  ]);
  expect(mapping.columns).toEqual({ transmission: ['Fuel'], fuel: ['Transmission'] });
});

test('J8 a header whose values nobody knows is believed, and not sure', () => {
  const { columns } = propose([{ Make: 'Zeta' }, { Make: 'Eta' }]);
  expect(columns).toEqual([{ column: 'Make', field: 'make', confidence: 0.55, why: 'header, though few values look like it' }]);
});

test.each([
  'Cost',
  'Purchase Cost',
  'Buy Price',
  'Wholesale Price',
  'Margin',
  'Stand-in cost',
  'Cost Ex GST',
  'Dealer Cost',
  'Price Cost',
  'Purchased For',
  'Wholesale',
  'Trade Value',
  'Amount Paid',
])('J2 the column %s is what the dealer paid, and is left out', (header) => {
  const { mapping, columns } = propose([{ [header]: '$12,000' }]);
  expect([mapping.columns, columns[0]?.why]).toEqual([{}, 'a cost is never stored']);
});

test('J8 where no column tells, cars are used', () =>
  expect(propose([{ Make: 'Alba' }]).mapping.defaults).toEqual({ car_type: 'used' }));

test('J2 a price before on-road costs is no cost', () =>
  expect(propose([{ 'Price (plus on road costs)': '1' }]).columns[0]?.why).not.toBe('a cost is never stored'));

test('J8 a header that says something else is not overruled by values that look like many things', () => {
  const { mapping } = propose([
    { Deposit: '$500', 'Stock Date': '12/03/2026', 'Ball Weight': '180 kg', GTM: '2400 kg', Height: '2.9 m', Range: '450 km' },
  ]);
  expect(mapping.columns).toEqual({ model: ['Range'] });
});

test('J8 a stock number goes before a number that only counts rows', () =>
  expect(propose([{ ID: '1', 'Stock No': 'A100' }]).mapping.columns).toEqual({ stocknum: ['Stock No'] }));

test('J8 a column of its own for sold is not the status, and notes are not published', () =>
  expect(propose([{ Sold: 'Yes', Status: 'Available', Notes: 'owes us' }]).mapping.columns).toEqual({
    is_sold: ['Sold'],
    status: ['Status'],
  }));

test('J8 photos in columns of their own keep their order, and thumbnails are none', () => {
  const photo = (name: string) => `https://a.example/${name}.jpg`;
  const { mapping } = propose([
    { 'Photo 1': 'missing', 'Photo 2': photo('b'), Thumbnail: photo('t') },
    { 'Photo 1': photo('a'), 'Photo 2': photo('b'), Thumbnail: photo('t') },
    { 'Photo 1': photo('a'), 'Photo 2': photo('b'), Thumbnail: photo('t') },
    { 'Photo 1': photo('a'), 'Photo 2': photo('b'), Thumbnail: photo('t') },
  ]);
  expect(mapping.columns.photos).toEqual(['Photo 1', 'Photo 2']);
});

test('J8 a column Type is the condition or the body, by its values', () => {
  expect(propose([{ Type: 'U' }, { Type: 'N' }]).mapping.columns).toEqual({ car_type: ['Type'] });
  expect(propose([{ Type: 'Hatch' }, { Type: 'SUV' }]).mapping.columns).toEqual({ body: ['Type'] });
});

test('J8 a column inside something else is known by its last word, where the way to it says nothing else', () => {
  const { mapping } = propose([
    {
      'vehicle.make': 'Alba',
      'vehicle.details.model': 'Nova',
      'price.amount': '51990',
      'odometer.value': '16115',
      'seller.name': 'Bob',
      'finance.price': '99',
    },
  ]);
  expect(mapping.columns).toEqual({
    make: ['vehicle.make'],
    model: ['vehicle.details.model'],
    price: ['price.amount'],
    km: ['odometer.value'],
  });
});

test('J8 a trim of leather or a colour is the interior, and any other is the badge', () => {
  expect(propose([{ Trim: 'Black leather' }, { Trim: 'Grey' }, { Trim: 'Beige cloth' }]).mapping.columns).toEqual({
    interior_colour: ['Trim'],
  });
  expect(propose([{ Trim: 'GXL' }, { Trim: 'Sport' }]).mapping.columns).toEqual({ badge: ['Trim'] });
});

test('J8 misspelt headers are understood, with less confidence than known ones, and words that only look like one are not', () => {
  const { columns } = propose([
    {
      'Stok Numbr': 'A1',
      Modle: 'One',
      Varient: 'GX',
      Odomater: '45,000 km',
      'Drive Away Prcie': '$29,990',
      Colr: 'White',
      Feul: 'Diesel',
      'Model ID': '7',
      Mode: 'x7',
      'Dealer Cots': '1',
      'Cst Price': '20000',
    },
  ]);
  expect(columns.map(({ column, field, why }) => [column, field, why === 'header, misspelt'])).toEqual([
    ['Stok Numbr', 'stocknum', true],
    ['Modle', 'model', true],
    ['Varient', 'badge', true],
    ['Odomater', 'km', true],
    ['Drive Away Prcie', 'dap_price', true],
    ['Colr', 'colour', true],
    ['Feul', 'fuel', true],
    ['Model ID', null, false],
    ['Mode', null, false],
    ['Dealer Cots', null, false],
    ['Cst Price', null, false],
  ]);
  for (const { confidence } of columns) expect(confidence).toBeLessThan(0.8);
});

test('J8 the columns for the units of lengths are known', () =>
  expect(propose([{ Length: '6.5', 'Length Unit': 'm', Width: '2.4', WIDTH_UOM: 'm' }]).mapping.columns).toEqual({
    body_length: ['Length'],
    body_length_unit: ['Length Unit'],
    body_width: ['Width'],
    body_width_unit: ['WIDTH_UOM'],
  }));

test('J2 a list price is the price where no other column is one, and what it was before where one is', () => {
  const alone = propose([{ Make: 'Alba', ListPrice: '22990' }]);
  expect(alone.mapping.columns).toEqual({ make: ['Make'], price: ['ListPrice'] });
  expect(alone.columns[1]).toMatchObject({ field: 'price', confidence: 0.55 });
  expect(propose([{ ListPrice: '22990', Price: '19990' }]).mapping.columns).toEqual({
    before_price: ['ListPrice'],
    price: ['Price'],
  });
  expect(propose([{ 'Was Price': '22990' }]).mapping.columns).toEqual({ before_price: ['Was Price'] });
});

test('J8 headers with the prefix of an XML namespace mean what they mean without it', () =>
  expect(
    propose([{ 'g:id': 'A1', 'g:brand': 'Alba', 'g:price': '29990 AUD', 'g:image_link': 'https://a.example/1.jpg' }]).mapping
      .columns,
  ).toEqual({ stocknum: ['g:id'], make: ['g:brand'], price: ['g:price'], photos: ['g:image_link'] }));

test('J2 what stands before a colon can make a price a cost', () =>
  expect(propose([{ 'Cost:Price': '12000' }]).columns[0]?.why).toBe('a cost is never stored'));

test.each(['features.feature', 'features.feature.name', 'vehicle.features.Safety', 'options.group.option'])(
  'J8 %s is a list of features, however they are grouped',
  (column) => expect(propose([{ [column]: 'ABS\nTow bar' }]).mapping.columns).toEqual({ features: [column] }),
);

test.each(['features.category', 'options.price', 'dealer.features.code'])('J8 %s is no feature', (column) =>
  expect(propose([{ [column]: '17' }]).mapping.columns).toEqual({}),
);

test('J8 a sale price with dates beside it is left out, because it would be read after its last day', () => {
  const dated = { price: '22990 AUD', 'sale price': '19990 AUD', 'sale price effective date': '2020-01-01/2020-02-01' };
  const { mapping, columns } = propose([dated]);
  expect(mapping.columns).toEqual({ price: ['price'] });
  expect(columns[1]?.why).toBe('it holds only for a time');
  expect(propose([{ price: '22990', 'sale price': '19990' }]).mapping.columns).toEqual({ price: ['price', 'sale price'] });
});

test.each(['0', '3', 'No'])('J8 %s under features is no feature', (value) =>
  expect(propose([{ 'features.count': value }]).mapping.columns).toEqual({}),
);
