import { afterAll, beforeAll, expect, test } from 'vitest';
import { vehicleAnswer } from '#src/views/vehicle/vehicle-answer.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { EVERY_FIELD } from '#tests/factories/every-field.ts';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet();
  await fleet.stock('harbour-motors', [{ ...EVERY_FIELD, sold: false, status: 'in_stock' }]);
});
afterAll(() => fleet.end());

const answer = async (site = 'harbour') => {
  const { id } = await fleet.all.selectFrom('vehicle').select('id').executeTakeFirstOrThrow();
  return vehicleAnswer(await fleet.context(site), String(id));
};

/** The names of the ledger's V20, without `views` (asked for at view.json) and where a private seller lives. */
const NAMES =
  `id slug path name year make model badge series colour interior_colour stocknum vin nvic has_nvic regplate rego_expiry
  car_type item_type status reserved sold sold_date_timestamp reserve_eligible tag certified price before_price subscription_price preorder
  price_type km simple_body simple_transmission trans simple_fuel fuel simple_drive drive seats doors engine_size engine_size_litres gearnum
  bodyconfiguration manufacturer_body manufacturer_body2 manufacturer_body3 photos_count created_at updated_at build_date compliance_date
  show_on_dealer_website location_id dealership_id dealership_ids dealership_slug city state images thumbnails primary_image_url video_url
  external_video_url spin_images spin_interior_image spin_code hotspots standardEquipment dealercomments file carsales_title youxQuote
  finance_lenders variant specifications autograb_data location`.split(/\s+/);

test('V20.1 a vehicle is told to programs under the ledger’s names, each with its value', async () => {
  const told = await answer();
  expect(Object.keys(told ?? {}).toSorted()).toEqual(NAMES.toSorted());
  // One that is in stock was not sold.
  const empty = Object.entries(told ?? {}).filter(([, value]) => value === null);
  expect(empty.map(([name]) => name)).toEqual(['sold_date_timestamp']);
});

test('V20.2 has_nvic, dealership_ids, thumbnails and spin_code are told as the feed gave them', async () => {
  const dealership = await fleet.dealershipId('harbour-motors');
  expect(await answer()).toMatchObject({
    nvic: 'NVIC77',
    has_nvic: true,
    dealership_id: dealership,
    dealership_ids: [dealership],
    thumbnails: ['https://img.example/1-small.jpg', 'https://img.example/2-small.jpg'],
    images: [
      { image: { url: 'https://img.example/1.jpg', thumb: { url: 'https://img.example/1-small.jpg' } } },
      { image: { url: 'https://img.example/2.jpg', thumb: { url: 'https://img.example/2-small.jpg' } } },
    ],
    spin_code: 'SPIN-9',
  });
});

test('V20.3 where a private seller lives is told to nobody', async () =>
  expect(JSON.stringify(await answer())).not.toMatch(/Ascot|4007|private/));

test('V21.1, V21.2 what belongs to a vehicle is told under the ledger’s names', async () => {
  const told = await answer();
  expect(Object.keys(told?.location ?? {}).toSorted()).toEqual([
    'address',
    'city',
    'distribution_locations',
    'id',
    'name',
    'phone',
    'place_url',
    'slug',
    'state',
  ]);
  expect(Object.keys(told?.location?.address ?? {}).toSorted()).toEqual(['city', 'id', 'postcode', 'state', 'street']);
  expect(told?.variant).toEqual(EVERY_FIELD.variant);
});

test('V21.3, V21.4 the market’s and the lenders’ figures are told as the feed gave them', async () => {
  const told = await answer();
  expect(told).toMatchObject({
    autograb_data: EVERY_FIELD.autograb_data,
    finance_lenders: { alpha: EVERY_FIELD.finance_lenders.alpha },
  });
  expect(told?.finance_lenders.bravo).toMatchObject({ termMonths: 60, termYears: 5 });
});

test('V7.1 a caravan’s figures are told as the feed gave them', async () =>
  expect((await answer())?.specifications).toEqual(EVERY_FIELD.specifications));
