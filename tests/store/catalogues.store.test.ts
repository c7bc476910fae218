import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueFile } from '#src/views/catalogues/catalogue-file.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

let fleet: Fleet;
const VIN = 'JTMRW3FV10D123456';
const NEW_VIN = 'JTMRW3FV10E123456';
const whole = {
  badge: 'SX',
  km: 12_345,
  vin: VIN,
  colour: 'Red',
  simple_fuel: 'Petrol',
  simple_transmission: 'Automatic',
  simple_body: 'Sedan',
  price: 25_990,
  price_type: 'Drive away',
  images: ['/images/sedan-a/front', 'https://photos.example/2.jpg'],
  dealercomments: '<p>One owner, <b>full</b> history. =cmd</p>',
};

beforeAll(async () => {
  const address = { street: '1 High Street', city: 'Newstead', state: 'QLD', postcode: '4006' };
  fleet = await aFleet([
    aSiteFile({
      slug: 'yard',
      switches: { vehicleCatalogues: true },
      dealerships: [aDealership('one', { name: 'Dealer One', locations: [aLocation({ address })] })],
    }),
    aSiteFile({ slug: 'shy', dealerships: [aDealership('two')] }),
  ]);
  const vin = (at: number) => `JTMRW3FV10D12345${at}`;
  await fleet.stock('one', [
    aVehicle({ ...whole, stocknum: 'whole' }),
    aVehicle({ ...whole, stocknum: 'new-egc', vin: vin(1), car_type: 'new', price_type: 'Excl. Govt. Charges' }),
    aVehicle({
      ...whole,
      stocknum: 'new-no-km',
      vin: NEW_VIN,
      car_type: 'new',
      km: null,
      dealercomments: '<ul><li>- One owner</li></ul>',
    }),
    aVehicle({ ...whole, stocknum: 'no-price', vin: vin(2), price: 5 }),
    aVehicle({ ...whole, stocknum: 'no-photo', vin: vin(3), images: [] }),
    aVehicle({ ...whole, stocknum: 'no-vin', vin: null }),
    aVehicle({ ...whole, stocknum: 'markup', vin: vin(4), dealercomments: '<p><b></b></p>' }),
    aVehicle({ ...whole, stocknum: 'soon', vin: vin(5), status: 'coming_soon', drive: 'Rear Wheel Drive', simple_drive: '2WD' }),
    aVehicle({ ...whole, stocknum: 'bus', vin: vin(6), simple_body: 'Bus', simple_drive: '2WD' }),
    aVehicle({ ...whole, stocknum: 'no-km', vin: vin(9), km: null }),
    aVehicle({ ...whole, stocknum: 'plug', vin: vin(0), fuel: 'Plug-in Hybrid', simple_fuel: 'Hybrid', reserved: true }),
    aVehicle({ ...whole, stocknum: 'gone', vin: vin(7), status: 'sold', sold: true, sold_date: NOW.toISOString() }),
    aVehicle({
      ...whole,
      stocknum: 'van',
      vin: null,
      make: 'Jayco',
      model: 'Journey',
      item_type: 'caravan',
      simple_body: 'Caravan',
    }),
  ]);
  await fleet.stock('two', [aVehicle({ ...whole, stocknum: 'theirs', vin: vin(8) })]);
});
afterAll(() => fleet.end());

type Row = Readonly<Record<string, string>>;
async function rows(file: string, slug = 'yard'): Promise<Row[]> {
  const { text } = (await catalogueFile(await fleet.context(slug), file)) ?? { text: '' };
  return parse(text, { columns: true, delimiter: file.endsWith('.tsv') ? '\t' : ',' });
}
const fieldOf = (found: readonly Row[], name: string) => found.map((row) => row[name]);

/** What each column must hold, from the published lists; a column that is not named here may hold anything. */
type Published = Readonly<Record<string, RegExp>>;
const faults = (found: readonly Row[], published: Published) =>
  found.flatMap((row) =>
    Object.entries(published).flatMap(([name, pattern]) => (pattern.test(row[name] ?? '') ? [] : [`${name}: ${row[name]}`])),
  );
const ADDRESS = /^https:\/\/\S+$/;

// developers.google.com/vehicle-listings/reference/feed-specification; support.google.com/google-ads/answer/14592783
const GOOGLE: Published = {
  id: /^.{1,50}$/,
  vin: /^[A-HJ-NPR-Z0-9]{17}$/,
  store_code: /^\S{1,64}$/,
  dealership_name: /\w/,
  dealership_address: /^.+, [A-Z]{2,3} \d{4}, AU$/,
  make: /\w/,
  model: /\w/,
  year: /^\d{4}$/,
  condition: /^(?:new|used)$/,
  mileage: /^\d+ (?:km|miles)$/,
  price: /^\d+\.\d{2} AUD$/,
  vehicle_price_type: /^(?:drive_away_price|estimated_drive_away_price|excluding_government_charges_price)$/,
  link: ADDRESS,
  image_link: ADDRESS,
};

// developers.facebook.com/docs/marketing-api/auto-ads/reference
const META: Published = {
  vehicle_id: /^.{1,100}$/,
  title: /^.{1,500}$/,
  description: /^[^<>]{1,5000}$/,
  url: ADDRESS,
  make: /\w/,
  model: /\w/,
  year: /^\d{4}$/,
  'mileage.value': /^\d+$/,
  'mileage.unit': /^(?:KM|MI)$/,
  'image[0].url': ADDRESS,
  'image[0].tag[0]': /\w/,
  body_style: /^(?:CONVERTIBLE|COUPE|HATCHBACK|MINIVAN|TRUCK|SUV|SEDAN|VAN|WAGON|CROSSOVER|OTHER)$/,
  drivetrain: /^(?:4X2|4X4|AWD|FWD|RWD|OTHER|NONE)$/,
  fuel_type: /^(?:DIESEL|ELECTRIC|FLEX|GASOLINE|HYBRID|PETROL|PLUGIN_HYBRID|OTHER|NONE)$/,
  transmission: /^(?:AUTOMATIC|MANUAL|OTHER|NONE)$/,
  state_of_vehicle: /^(?:NEW|USED|CPO)$/,
  condition: /^(?:EXCELLENT|VERY_GOOD|GOOD|FAIR|POOR|OTHER)$/,
  availability: /^(?:AVAILABLE|NOT_AVAILABLE|PENDING|UNKNOWN)$/,
  price: /^\d+(?:\.\d+)? AUD$/,
  address: /^\{"addr1":".*","city":".+","region":"[A-Z]{2,3}","postal_code":"\d{4}","country":"AU"\}$/,
  exterior_color: /\w/,
};

test('W5 Google gets the cars for sale, each column as its specification says', async () => {
  const found = await rows('google-vehicles.tsv');
  expect(fieldOf(found, 'vin')).toEqual(expect.arrayContaining([VIN]));
  expect(found).toHaveLength(3);
  expect(faults(found, GOOGLE)).toEqual([]);
});

test('W5 Google reads a car’s row whole: these columns, in the words of its specification', async () => {
  const found = (await rows('google-vehicles.tsv')).find(({ vin }) => vin === VIN);
  const { slug } = await fleet.all.selectFrom('vehicle').select('slug').where('stocknum', '=', 'whole').executeTakeFirstOrThrow();
  const link = `https://dealer.example/cars/${slug}`;
  expect(found).toEqual({
    id: slug.split('-').at(-1),
    vin: VIN,
    store_code: 'one',
    dealership_name: 'Dealer One',
    dealership_address: '1 High Street, Newstead, QLD 4006, AU',
    google_product_category: '916',
    title: '2022 Toyota Corolla SX',
    make: 'Toyota',
    brand: 'Toyota',
    model: 'Corolla',
    trim: 'SX',
    year: '2022',
    condition: 'used',
    mileage: '12345 km',
    price: '25990.00 AUD',
    vehicle_price_type: 'drive_away_price',
    color: 'Red',
    body_style: 'Sedan',
    engine: 'Petrol',
    link,
    link_template: `${link}?store={store_code}`,
    image_link: expect.stringMatching(/^https:\/\/dealer\.example\/images\/sedan-a\/front/),
    additional_image_link: 'https://photos.example/2.jpg',
    date_in_stock: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    vehicle_fulfillment: 'in_store:one',
  });
});

test('W5 a new car whose kilometres nobody gives has none, and a dealer’s list begins with its first word', async () => {
  const google = (await rows('google-vehicles.tsv')).find(({ vin }) => vin === NEW_VIN);
  expect(google).toMatchObject({ mileage: '0 km', condition: 'new' });
  const meta = (await rows('meta-vehicles.csv')).find(({ vin }) => vin === NEW_VIN);
  expect(meta).toMatchObject({ 'mileage.value': '0', description: 'One owner' });
});

test('W5 Meta gets the vehicles for sale, caravans too, each column as its specification says', async () => {
  const found = await rows('meta-vehicles.csv');
  expect(new Set(fieldOf(found, 'stock_number'))).toEqual(
    new Set(['bus', 'markup', 'new-egc', 'new-no-km', 'plug', 'soon', 'van', 'whole']),
  );
  expect(faults(found, META)).toEqual([]);
  expect(found.find((row) => row.stock_number === 'whole')?.description).toBe('One owner, full history. =cmd');
});

test('W5 a vehicle without price, photo, VIN or a price type that is taken is left out, and the dealer is told why', async () => {
  const found = await rows('left-out.csv');
  const reasons = (file: string) =>
    Object.fromEntries(found.filter((row) => row.catalogue === file).map((row) => [row.stock_number, row.reason]));
  expect(reasons('google-vehicles.tsv')).toEqual({
    'new-egc': 'Google does not take the price type “Excl. Govt. Charges” for a new car.',
    'no-price': 'It has no price.',
    'no-photo': 'It has no photo.',
    'no-vin': 'It has no VIN of 17 characters.',
    van: 'Google takes cars only.',
    bus: 'Google takes no buses.',
    soon: 'It is not at the dealership yet.',
    plug: 'It is reserved.',
    'no-km': 'It has no kilometres.',
  });
  expect(reasons('meta-vehicles.csv')).toEqual({
    'no-price': 'It has no price.',
    'no-photo': 'It has no photo.',
    'no-vin': 'It has no VIN of 17 characters.',
    'no-km': 'It has no kilometres.',
  });
});

test('W5 Meta is told how a car is driven, what it runs on and whether it can be had today', async () => {
  const found = await rows('meta-vehicles.csv');
  const told = (name: string) => found.find((row) => row.stock_number === name);
  expect(told('soon')).toMatchObject({ drivetrain: 'RWD', availability: 'PENDING' });
  expect(told('bus')).toMatchObject({ drivetrain: '4X2', availability: 'AVAILABLE' });
  expect(told('plug')).toMatchObject({ fuel_type: 'PLUGIN_HYBRID', availability: 'PENDING' });
  expect(told('whole')).toMatchObject({ fuel_type: 'GASOLINE' });
});

test('W5 a catalogue holds neither sold vehicles nor another site’s, and a site that offers none has no file', async () => {
  const all = [...(await rows('meta-vehicles.csv')), ...(await rows('google-vehicles.tsv'))]
    .map((row) => JSON.stringify(row))
    .join();
  expect(all).not.toMatch(/JTMRW3FV10D12345[78]/);
  const shy = await fleet.context('shy');
  for (const file of ['google-vehicles.tsv', 'meta-vehicles.csv', 'left-out.csv'])
    expect(await catalogueFile(shy, file)).toBeNull();
  expect(await catalogueFile(await fleet.context('yard'), 'other.csv')).toBeNull();
});

test('W5 other receivers get the vehicles for sale as XML, by the names that the site’s mapping gives', async () => {
  const context = await fleet.context('yard');
  const switches = { ...context.site.switches, stockXmlElements: { make: 'manufacturer', description: null } };
  const mapped = await catalogueFile({ ...context, site: { ...context.site, switches } }, 'stock.xml');
  const parser = new XMLParser({ isArray: (name) => ['Vehicle', 'Photo'].includes(name), parseTagValue: false });
  const vehicles: Record<string, unknown>[] = parser.parse(mapped?.text ?? '').Vehicles.Vehicle;
  const found = vehicles.find((one) => one.StockNumber === 'whole');
  expect(mapped?.type).toBe('application/xml');
  expect(found).toMatchObject({
    manufacturer: expect.stringMatching(/\w/),
    Price: '25990.00',
    Kilometres: '12345',
    Vin: VIN,
    Photos: { Photo: [expect.any(String), expect.any(String)] },
  });
  expect(mapped?.text).not.toMatch(/<Description>|<Make>/);
  const numbers = vehicles.map((one) => one.StockNumber);
  for (const missing of ['no-price', 'no-photo']) expect(numbers).not.toContain(missing);
  const leftOut = (await catalogueFile(context, 'left-out.csv'))?.text ?? '';
  expect(leftOut).toMatch(/stock\.xml,no-price,[^\n]*It has no price\./);
  expect(leftOut).toMatch(/stock\.xml,no-photo,[^\n]*It has no photo\./);
  expect(await catalogueFile(await fleet.context('shy'), 'stock.xml')).toBeNull();
});
