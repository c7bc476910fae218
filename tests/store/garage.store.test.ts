import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeGarage } from '#src/use-cases/accounts/change-garage.ts';
import { readSession, type SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { watched, watchedIds } from '#src/use-cases/accounts/read-watchlist.ts';
import { readDetails } from '#src/use-cases/accounts/shopper-details.ts';
import { saveCar } from '#src/use-cases/accounts/watch-vehicles.ts';
import type { Context } from '#src/use-cases/context.ts';
import { garageView } from '#src/views/accounts/garage-view.ts';
import { hasWatchlist } from '#src/views/accounts/has-watchlist.ts';
import { watchlistView } from '#src/views/accounts/watchlist-view.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { aPhone, aSignInHarness, DAY, type SignInHarness } from './sign-in-harness.ts';

let here: SignInHarness;
let harbour: Context;
const ids = new Map<string, number>();
beforeAll(async () => {
  here = await aSignInHarness();
  await stock({});
  for (const { id, stocknum } of await here.fleet.all.selectFrom('vehicle').select(['id', 'stocknum']).execute())
    ids.set(stocknum, id);
});
afterAll(() => here.end());

const STOCK = ['LESS', 'MORE', 'SAME', 'SOLD', 'GONE', 'HELD'];

/** Imports the stock with these differences, and loads the site anew. */
async function stock(changed: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Promise<void> {
  const rows = STOCK.map((stocknum) =>
    aVehicle({ stocknum, badge: 'Ascent', price: 26_990, km: 41_720, simple_fuel: 'Hybrid', ...changed[stocknum] }),
  );
  await here.fleet.stock('harbour-motors', rows);
  const { site, showroom } = await here.fleet.context('harbour');
  const switches = { ...site.switches, savesTo: 'account' as const };
  harbour = { ...(await here.at('harbour')), site: { ...site, switches }, showroom };
}
const idOf = (stocknum: string): number => ids.get(stocknum) ?? 0;
const aShopper = async (): Promise<SignedIn> => (await here.signIn(harbour, aPhone())).shopper;
const change = (shopper: SignedIn, form: Readonly<Record<string, unknown>>) => changeGarage(harbour, shopper, form);

test('A9 the watchlist has each entry, newest first, with what its price did since it was saved, sold and vanished ones too', async () => {
  const shopper = await aShopper();
  for (const stocknum of STOCK) {
    await saveCar(harbour, shopper, idOf(stocknum));
    here.pass(DAY);
  }
  await stock({
    LESS: { price: 25_490 },
    MORE: { price: 27_490.5 },
    SOLD: { status: 'sold' },
    GONE: { show_on_dealer_website: false },
    HELD: { reserved: true },
  });
  const { rows, compare } = await watchlistView(harbour, shopper);
  expect(rows.map((row) => [row.id, row.kind])).toEqual([
    [idOf('HELD'), 'listed'],
    [idOf('GONE'), 'gone'],
    [idOf('SOLD'), 'sold'],
    [idOf('SAME'), 'listed'],
    [idOf('MORE'), 'listed'],
    [idOf('LESS'), 'listed'],
  ]);
  expect(rows.map((row) => ('change' in row ? (row.change?.text ?? null) : null))).toEqual([
    'Same price since 20 November',
    null,
    null,
    'Same price since 17 November',
    '$500.50 more since 16 November',
    '$1,500 less since 15 November',
  ]);
  // Neither what is gone or sold nor what somebody has reserved is compared.
  const free = ['SAME', 'MORE', 'LESS'].map((stocknum) => idOf(stocknum));
  expect(compare).toEqual({ label: 'Compare 3', href: `/favourites?cars=${free.join(',')}` });
  const [held, gone, sold, , more, less] = rows;
  expect(held).toMatchObject({ tag: { kind: 'reserved', text: 'RESERVED' } });
  expect(gone).toMatchObject({ savedOn: '19 November' });
  expect(JSON.stringify(gone)).not.toMatch(/Corolla|Toyota/);
  expect(sold).toMatchObject({ price: null, tag: { kind: 'sold', text: 'JUST SOLD' }, similarHref: '/search/toyota' });
  expect(more).toMatchObject({ price: { text: '$27,490.50' }, change: { saved: null } });
  expect(less).toMatchObject({
    name: '2022 Toyota Corolla Ascent',
    facts: ['41,720 km', 'Hybrid', 'Newstead'],
    price: { text: '$25,490' },
    change: { saved: '$26,990' },
    alerts: true,
    tag: null,
  });
  await stock({});
});

test('A9 a reserved hybrid is reserved in the watchlist too, where cards are tagged by what they run on', async () => {
  const shopper = await aShopper();
  for (const stocknum of ['HELD', 'SAME', 'LESS']) await saveCar(harbour, shopper, idOf(stocknum));
  await stock({ HELD: { reserved: true } });
  const { site } = harbour;
  const tagging = { ...harbour, site: { ...site, switches: { ...site.switches, showsElectricTag: true } } };
  const { rows, compare } = await watchlistView(tagging, shopper);
  expect(rows.find(({ id }) => id === idOf('HELD'))).toMatchObject({
    tag: { kind: 'reserved', text: 'RESERVED' },
    isFree: false,
    back: { label: 'Tell me if it comes back' },
  });
  expect(compare?.label).toBe('Compare 2');
  await stock({});
});

test('A9 an empty watchlist says how many vehicles there are to look at', async () => {
  expect(await watchlistView(harbour, await aShopper())).toMatchObject({
    rows: [],
    word: 'car',
    stock: { label: `Show ${STOCK.length} cars`, href: '/search/new-used-and-demo-cars/' },
  });
});

test('P11.1 a site that keeps favourites in the browser, or none, has no watchlist', async () => {
  const { site } = harbour;
  const shopper = await aShopper();
  for (const facts of [{ savesTo: 'browser' as const }, { garageEnabled: false }]) {
    const other = { ...harbour, site: { ...site, switches: { ...site.switches, ...facts } } };
    expect(hasWatchlist(other)).toBe(false);
    expect((await garageView(other, shopper)).watchlist).toBeNull();
  }
});

test('A11 the alert of a watched vehicle is turned off and on, for its own shopper only', async () => {
  const [mine, other] = [await aShopper(), await aShopper()];
  for (const shopper of [mine, other]) await saveCar(harbour, shopper, idOf('SAME'));
  const alerts = async (shopper: SignedIn) => (await watched(harbour, shopper)).map(({ alerts }) => alerts);
  const done = { kind: 'done', part: 'watchlist' };
  expect(await change(mine, { action: 'alert-off', car: String(idOf('SAME')) })).toEqual(done);
  expect([await alerts(mine), await alerts(other)]).toEqual([[false], [true]]);
  expect(await change(mine, { action: 'alert-on', car: String(idOf('SAME')) })).toEqual(done);
  expect(await alerts(mine)).toEqual([true]);
});

test('A3 a removed vehicle is put back as it was, with its price and day, also once it has been sold', async () => {
  const shopper = await aShopper();
  const car = String(idOf('SOLD'));
  await saveCar(harbour, shopper, idOf('SOLD'));
  await change(shopper, { action: 'alert-off', car });
  const before = await watched(harbour, shopper);
  const key = (await watchlistView(harbour, shopper)).rows[0]?.undoKey;
  here.pass(DAY);
  await stock({ SOLD: { status: 'sold', price: 20_000 } });
  await change(shopper, { action: 'remove', car });
  expect(await watchedIds(harbour, shopper)).toEqual([]);
  expect(await change(shopper, { action: 'undo', car, key })).toEqual({ kind: 'done', part: 'watchlist' });
  expect(await watched(harbour, shopper)).toEqual(before);
  await stock({});
});

test('H1 a removal is undone only by the key of the same shopper and vehicle, as the page wrote it', async () => {
  const [mine, other] = [await aShopper(), await aShopper()];
  for (const shopper of [mine, other]) await saveCar(harbour, shopper, idOf('SAME'));
  const key = (await watchlistView(harbour, mine)).rows[0]?.undoKey ?? '';
  await change(other, { action: 'remove', car: idOf('SAME') });
  const forged = key.replace('2699000', '9999900');
  expect(forged).not.toBe(key);
  for (const [shopper, car, used] of [
    [other, idOf('SAME'), key],
    [mine, idOf('LESS'), key],
    [mine, idOf('LESS'), forged],
    [mine, idOf('LESS'), ''],
  ] as const)
    expect(await change(shopper, { action: 'undo', car, key: used })).toEqual({ kind: 'unknown' });
  expect(await watchedIds(harbour, other)).toEqual([]);
  expect(await watchedIds(harbour, mine)).toEqual([idOf('SAME')]);
});

test.each([
  {},
  { action: 'remove' },
  { action: 'remove', car: '1 or 1=1' },
  { action: 'nonsense', car: '1' },
  { action: ['remove'], car: 1 },
])('I4 a form that the page does not have does nothing: %j', async (form) =>
  expect(await change(await aShopper(), form)).toEqual({ kind: 'unknown' }),
);

test('A10 the page says who is signed in, where, and what is known of them', async () => {
  const phone = '+61412345678';
  await here.signIn(await here.at('harbour', { userAgent: 'Windows Chrome/1' }), phone);
  here.pass(2 * DAY);
  const { shopper } = await here.signIn(harbour, phone);
  expect(await garageView(harbour, shopper)).toMatchObject({
    title: 'My Garage',
    path: '/my-garage',
    who: 'Signed in as 0412 ••• 678',
    enquiries: [],
    phone: '0412 345 678',
    devices: [
      { isThis: true, lastUsed: 'You’re using it now' },
      { isThis: false, device: 'Chrome on Windows computer' },
    ],
    signedInWhere: expect.stringMatching(/^This device and 1 other, last used on \d+ November\.$/),
  });
  expect(await change(shopper, { action: 'save-details', firstName: 'Priya', lastName: 'Raman' })).toMatchObject({
    kind: 'done',
  });
  expect((await garageView(harbour, shopper)).who).toBe('Signed in as Priya, 0412 ••• 678');
});

test('A10 one detail is changed and the others stay; a wrong one is sent back with what was typed', async () => {
  const shopper = await aShopper();
  await change(shopper, { action: 'save-details', firstName: 'Priya', lastName: 'Raman' });
  expect(await change(shopper, { action: 'save-details', email: 'priya@example.com' })).toEqual({
    kind: 'done',
    part: 'details',
  });
  expect(await change(shopper, { action: 'save-details', postcode: '45' })).toEqual({
    kind: 'invalid',
    errors: [{ field: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' }],
    typed: { postcode: '45' },
  });
  expect(await readDetails(harbour, shopper)).toEqual({
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya@example.com',
    postcode: '',
  });
});

test('A12 a shopper signs out here, on one other device, or everywhere', async () => {
  const phone = aPhone();
  const signIn = () => here.signIn(harbour, phone);
  const isIn = async (token: string) => (await readSession(await here.at('harbour', { session: token }))) !== null;
  const [first, second, third] = [await signIn(), await signIn(), await signIn()];
  const end = { action: 'end-session', session: second.shopper.sessionId };
  expect(await change(first.shopper, end)).toEqual({ kind: 'done', part: 'data' });
  expect([await isIn(first.token), await isIn(second.token), await isIn(third.token)]).toEqual([true, false, true]);
  expect(await change(first.shopper, { action: 'sign-out' })).toEqual({ kind: 'signedOut' });
  expect([await isIn(first.token), await isIn(third.token)]).toEqual([false, true]);
  const fourth = await signIn();
  expect(await change(fourth.shopper, { action: 'sign-out-everywhere' })).toEqual({ kind: 'signedOut' });
  expect([await isIn(third.token), await isIn(fourth.token)]).toEqual([false, false]);
});

test('A12 nobody is signed out by somebody else’s form', async () => {
  const [mine, other] = [await here.signIn(harbour, aPhone()), await here.signIn(harbour, aPhone())];
  await change(mine.shopper, { action: 'end-session', session: other.shopper.sessionId });
  expect(await readSession(await here.at('harbour', { session: other.token }))).not.toBeNull();
});
