import { afterAll, beforeAll, expect, test } from 'vitest';
import { showSuccess } from '#src/views/leads/show-success.ts';
import { vehicleSheet } from '#src/views/print/vehicle-sheet.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

const inNsw = (street: string) => ({ street, city: 'Newcastle', state: 'NSW', postcode: '2300' });
const MAIN = aLocation({ slug: 'main', name: 'Main Yard', primary: true, address: inNsw('1 Main Road') });
const NORTH = aLocation({
  slug: 'north',
  name: 'North Yard',
  address: inNsw('2 North Road'),
  contact_detail: { phone: '02 4900 0002' },
  dealer_license_number: 'MD2',
});
const SHED = aLocation({
  slug: 'shed',
  name: 'The Shed',
  visible: false,
  address: inNsw('3 Back Lane'),
  contact_detail: { phone: '02 4900 0003' },
  dealer_license_number: 'MD3',
});
const STORE = aLocation({ slug: 'store', name: 'The Store', visible: false, address: inNsw('4 Back Lane') });

let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet([
    aSiteFile({
      slug: 'harbour',
      dealerships: [
        aDealership('main-cars', { locations: [MAIN] }),
        aDealership('north-cars', { locations: [SHED, NORTH] }),
        aDealership('store-cars', { locations: [STORE] }),
      ],
    }),
  ]);
  await fleet.stock('north-cars', [
    aVehicle({ stocknum: 'in-yard', location: 'north' }),
    aVehicle({ stocknum: 'in-shed', location: 'shed' }),
  ]);
  await fleet.stock('store-cars', [aVehicle({ stocknum: 'in-store', location: 'store' })]);
});
afterAll(() => fleet.end());

const keyOf = async (stocknum: string) =>
  (await fleet.all.selectFrom('vehicle').select('slug').where('stocknum', '=', stocknum).executeTakeFirstOrThrow()).slug;

const CONTACTS = [
  ['in-yard', 'at a shown location', 'North Yard', '2 North Road'],
  ['in-shed', 'at a hidden location of a dealership that shows another', 'North Yard', '2 North Road'],
  ['in-store', 'of a dealership that shows no location', 'Main Yard', '1 Main Road'],
] as const;

test.each(CONTACTS)('D1.3 the page after a form about a vehicle (%s) %s names %s', async (stocknum, _where, name, street) => {
  const context = await fleet.context('harbour');
  const { location } = await showSuccess(context, { form: 'enquiry', car: await keyOf(stocknum) });
  expect(location).toMatchObject({ name, street });
});

test('D1.3 the page after a form about no vehicle names the primary location', async () =>
  expect((await showSuccess(await fleet.context('harbour'), { form: 'contact', car: '' })).location?.name).toBe('Main Yard'));

test.each(CONTACTS)('D1.3 the sheet of a vehicle (%s) %s names %s', async (stocknum, _where, _name, street) => {
  const found = await vehicleSheet(await fleet.context('harbour'), await keyOf(stocknum));
  expect(found?.sheet.place).toEqual([street, 'Newcastle NSW 2300']);
});

test('D1.3 a sheet has neither phone nor licence of a hidden location', async () => {
  const found = await vehicleSheet(await fleet.context('harbour'), await keyOf('in-shed'));
  expect(found?.sheet).toMatchObject({ phone: '02 4900 0002', licences: ['Dealer licence MD2'] });
});
