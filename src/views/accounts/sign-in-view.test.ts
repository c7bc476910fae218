import { expect, test } from 'vitest';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { signInView } from './sign-in-view.ts';

const CAR = {
  id: 41,
  slug: 'a-1',
  dealershipId: 7,
  year: 2023,
  make: 'Tesla',
  model: 'Model 3',
  badge: 'Long Range',
  km: 24_180,
  status: 'in_stock',
  sold: false,
  price: 42_490,
  carType: 'used',
  priceType: 'drive_away',
  simpleBody: 'Sedan',
  images: [],
  lenders: [],
} as unknown as Vehicle;

const LOCATION = {
  id: 3,
  dealershipId: 7,
  name: 'Yard',
  visible: true,
  isPrimary: true,
  phone: null,
  landlinePhone: '07 5555 0100',
};

function show(query: string, { car = CAR, switches = {}, locations = [LOCATION] as object[] } = {}) {
  const stock = { vehicle: (key: string) => (key === 'a-1' || key === '41' ? car : null), isArchived: () => false };
  return signInView(aContext({ switches, showroom: { stock, locations } }), new URLSearchParams(query));
}

test('A1, A10 whoever signs in to their own page reads the name that the site gives it', async () => {
  const headings = await Promise.all(
    ['type=my-garage', '', 'type=unknown'].map(async (query) => {
      const { texts } = await show(query, { switches: { garageTitle: 'My Shed' } });
      return texts.heading;
    }),
  );
  expect(headings).toEqual(['Sign in to My Shed', 'Sign in to My Shed', 'Sign in to My Shed']);
});

test('A1, P11.1 the page knows whether the site keeps a list for those who sign in', async () => {
  const isKept = async (switches: object) => (await show('type=my-garage', { switches })).hasWatchlist;
  expect(await isKept({ savesTo: 'account' })).toBe(true);
  expect(await isKept({ savesTo: 'browser' })).toBe(false);
});

test('A11, P11.1 where signing in keeps no list, nobody is told of the vehicles on one', async () => {
  const isTold = async (switches: object) => (await show('type=my-garage', { switches })).hasAlerts;
  expect(await isTold({ savesTo: 'account' })).toBe(true);
  expect(await isTold({ savesTo: 'account', hasAlerts: false })).toBe(false);
  expect(await isTold({ savesTo: 'browser' })).toBe(false);
});

test('A1 the page says what someone signs in for, and shows the vehicle that redirect names with its price and what it means', async () => {
  const view = await show('type=watchlist&redirect=/cars/a-1&back=/cars/a-1');
  expect(view.texts).toMatchObject({ heading: 'Sign in to save this car', button: 'Sign in and save the car' });
  expect(view.car).toMatchObject({
    name: '2023 Tesla Model 3',
    details: 'Long Range · 24,180 km',
    price: { kind: 'price', text: '$42,490', meaning: expect.stringMatching(/\w/) },
  });
  expect(view.back).toEqual({ href: '/cars/a-1', label: 'Back to the car' });
  expect(view.phone).toBe('07 5555 0100');
  expect(view.action).toBe('/sign-in?type=watchlist&redirect=%2Fcars%2Fa-1&back=%2Fcars%2Fa-1');
});

test('P5 a site that sells caravans speaks of a caravan', async () => {
  const view = await show('type=watchlist&back=/cars/a-1', { switches: { itemType: 'caravan' } });
  expect(view.texts.heading).toBe('Sign in to save this caravan');
  expect(view.back?.label).toBe('Back to the caravan');
});

test('A1 without back there is no way back, and a page that is no vehicle’s is not called one', async () => {
  expect((await show('type=finance&redirect=/finance')).back).toBeNull();
  expect((await show('type=finance&redirect=/finance&back=/')).back).toEqual({ href: '/', label: 'Back' });
});

test('A1 without a redirect it leads to My Garage, and an unknown type is My Garage’s', async () => {
  const view = await show('type=nonsense');
  expect(view).toMatchObject({ next: '/my-garage', car: null, texts: { heading: 'Sign in to My Garage', button: 'Sign in' } });
});

test.each(['redirect=/cars/unknown', 'redirect=/contact-us', 'redirect=https://other.example/cars/a-1'])(
  'P6 no vehicle is shown for %s',
  async (query) => expect((await show(query)).car).toBeNull(),
);

test('H6 neither redirect nor back leads to another site', async () => {
  const view = await show('redirect=//other.example/cars/a-1&back=https://other.example');
  expect(view).toMatchObject({
    next: '/my-garage',
    back: null,
    car: null,
    action: '/sign-in?type=my-garage&redirect=%2Fmy-garage',
  });
});

test('C3 a vehicle that is sold has no price', async () =>
  expect((await show('redirect=/cars/a-1', { car: { ...CAR, sold: true, status: 'sold' } as Vehicle })).car?.price).toBeNull());

test('a site without a telephone offers no call', async () => expect((await show('', { locations: [] })).phone).toBeNull());

test('A1, A11 somebody who only wants alerts is led to where no sign-in is needed, about the vehicle or about all stock', async () => {
  const asked = 'type=watchlist&redirect=/cars/a-1';
  expect((await show(asked)).alertHref).toBe('/alerts?car_id=41');
  for (const query of ['', 'type=watchlist', 'type=finance&redirect=/finance', 'type=my-garage&redirect=/my-garage&back=/'])
    expect((await show(query)).alertHref).toBe('/alerts');
  expect((await show(asked, { car: { ...CAR, status: 'sold' } })).alertHref).toBe('/alerts');
});

test('A1, A11 a site without alerts offers none, nor does the page on which somebody who is signed in enters a code again', async () => {
  for (const query of ['', 'type=watchlist&redirect=/cars/a-1'])
    expect((await show(query, { switches: { hasAlerts: false } })).alertHref).toBeNull();
  for (const type of ['my-data', 'change-mobile']) expect((await show(`type=${type}`)).alertHref).toBeNull();
});
