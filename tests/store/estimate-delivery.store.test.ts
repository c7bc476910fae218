import { afterAll, beforeAll, expect, test } from 'vitest';
import { estimateDelivery } from '#src/use-cases/delivery/estimate-delivery.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { deliveryView } from '#src/views/delivery/delivery-view.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

const SORRY =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";
const ZONES = [
  { name: 'Around the corner', price: 0, maxKm: 10 },
  { name: 'South East Queensland', price: 195, maxKm: 130 },
  { name: 'The island', price: 1500, states: ['TAS'] },
];
const located = (slug: string, address: { city: string; state: string; postcode: string; lat?: number; long?: number }) =>
  aDealership(slug, { locations: [aLocation({ slug: `${slug}-yard`, address })] });
const BRISBANE = { city: 'Newstead', state: 'QLD', postcode: '4006' };

let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet([
    aSiteFile({
      slug: 'group',
      switches: { deliveryZones: ZONES, deliveryNote: 'Sample prices.' },
      dealerships: [
        located('by-postcode', BRISBANE),
        // The postcode is Brisbane's, the yard itself is in Hobart: the yard's own figures count.
        located('by-figures', { ...BRISBANE, lat: -42.88, long: 147.33 }),
        located('nowhere', { ...BRISBANE, postcode: '0000' }),
        { ...located('own-zones', BRISBANE), switches: { deliveryZones: [{ name: 'Anywhere', price: 50 }] } },
      ],
    }),
    aSiteFile({ slug: 'other', switches: { deliveryZones: ZONES } }),
    aSiteFile({ slug: 'off', switches: { deliveryZones: ZONES, deliveryCalculator: false } }),
    aSiteFile({ slug: 'no-zones' }),
  ]);
  for (const dealership of ['by-postcode', 'by-figures', 'nowhere', 'own-zones', 'other-motors', 'off-motors', 'no-zones-motors'])
    await fleet.stock(dealership, [aVehicle({ stocknum: dealership })]);
  await fleet.stock('by-postcode', [aVehicle({ stocknum: 'sold', sold: true })]);
});
afterAll(() => fleet.end());

const car = (stocknum: string) =>
  fleet.all.selectFrom('vehicle').select(['id', 'slug']).where('stocknum', '=', stocknum).executeTakeFirstOrThrow();
const ask = async (postcode: string, stocknum = 'by-postcode', site = 'group') =>
  estimateDelivery(await fleet.context(site), { postcode, carId: (await car(stocknum)).slug });
const viewOf = async (stocknum: string, site = 'group') => {
  const context = await fleet.context(site);
  const found = await findVehicle(context, (await car(stocknum)).slug);
  return found === null ? null : deliveryView(context, found);
};

test.each([
  ['4000', 'Around the corner', 0],
  ['4350', 'South East Queensland', 195],
  [' 7000 ', 'The island', 1500],
])('M12E from Newstead to %j is in %s', async (postcode, name, price) =>
  expect(await ask(postcode)).toEqual({ kind: 'estimate', price, name }),
);
test.each(['6798', '6799', '2899', '2898', '7256'])(
  'M12.2 %s, an island, is answered with the words for an unknown place',
  async (postcode) => {
    expect(await ask(postcode)).toEqual({ kind: 'invalid', message: SORRY });
    expect(await ask(postcode, 'own-zones')).toEqual({ kind: 'invalid', message: SORRY });
  },
);
test('M12.4 a car is taken by its id as well as by its address', async () => {
  const { id } = await car('by-postcode');
  expect(await estimateDelivery(await fleet.context('group'), { postcode: '4350', carId: String(id) })).toMatchObject({
    price: 195,
  });
});
test('M12G the distance is from the location’s own figures where it has them', async () => {
  expect(await ask('7000', 'by-figures')).toMatchObject({ name: 'Around the corner' });
  expect(await ask('4000', 'by-figures')).toEqual({ kind: 'invalid', message: SORRY });
});
test('M12H a dealership may have zones of its own', async () =>
  expect(await ask('6000', 'own-zones')).toEqual({ kind: 'estimate', price: 50, name: 'Anywhere' }));
test.each(['', '   '])('M12.1 without a postcode (%j) it is asked for', async (postcode) =>
  expect(await ask(postcode)).toEqual({ kind: 'invalid', message: 'Please enter a postcode.' }),
);
test.each(['0000', '9999', 'abcd', '４０００', '400', '4000,4001', '4\u0000'])(
  'M12.2 for %j no estimate can be given',
  async (postcode) => expect(await ask(postcode)).toEqual({ kind: 'invalid', message: SORRY }),
);
test('M12K a place that no zone reaches gets no estimate', async () =>
  expect(await ask('6000')).toEqual({ kind: 'invalid', message: SORRY }));
test('M12L a car that stands nobody knows where gets no estimate', async () =>
  expect(await ask('4000', 'nowhere')).toEqual({ kind: 'invalid', message: SORRY }));
test('I4.5 another site’s car and one that never was are unknown alike', async () => {
  const theirs = await ask('4000', 'other-motors');
  const context = await fleet.context('group');
  expect(theirs).toEqual({ kind: 'unknown' });
  for (const carId of ['', '999999999', 'no-such-car', '\u0000', "' or 1=1", 'a'.repeat(8192)])
    expect(await estimateDelivery(context, { postcode: '4000', carId })).toEqual({ kind: 'unknown' });
});
test.each(['off', 'no-zones'])('P11.5 a site that is %s gives no estimates and shows no calculator', async (site) => {
  expect(await ask('4000', `${site}-motors`, site)).toEqual({ kind: 'unknown' });
  expect(await viewOf(`${site}-motors`, site)).toBeNull();
});
test('M12M the calculator knows its car, where it stands, the dealer’s note and the way to a quote', async () => {
  const { slug } = await car('by-postcode');
  expect(await viewOf('by-postcode')).toEqual({
    carId: slug,
    from: 'Newstead',
    note: 'Sample prices.',
    quoteHref: `/cars/${slug}/enquire`,
  });
});
test('M12N a sold car is not delivered to anyone else', async () => expect(await viewOf('sold')).toBeNull());
