import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { readVersions } from '#src/store/site/versions.ts';
import { vehicleInput } from '#src/use-cases/stock/parse-vehicle.ts';
import { UnknownDealership } from '#src/use-cases/stock/upsert-vehicles.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle, someVehicles } from '#tests/factories/a-vehicle.ts';
import { allText } from '#tests/factories/all-text.ts';

const LATER = new Date('2026-11-16T00:00:00Z');
let fleet: Fleet;
beforeAll(async () => {
  const locations = [aLocation({ slug: 'annex' }), aLocation({ slug: 'main', primary: true })];
  fleet = await aFleet([aSiteFile({ dealerships: [aDealership('harbour-motors', { locations }), aDealership('uptown')] })]);
});
afterAll(() => fleet.end());
beforeEach(() => sql`delete from vehicle`.execute(fleet.all));

const stock = (rows: readonly unknown[], now = NOW) => fleet.stock('harbour-motors', rows, now);
const stored = async (stocknum = 'A1'): Promise<Vehicle | null> => {
  const row = await fleet.all.selectFrom('vehicle').select('slug').where('stocknum', '=', stocknum).executeTakeFirst();
  return row === undefined ? null : (await fleet.storeOf('harbour')).vehicle(row.slug);
};
const stocknums = async () =>
  (await fleet.all.selectFrom('vehicle').select('stocknum').orderBy('stocknum').execute()).map((row) => row.stocknum);
const version = async () => {
  const id = await fleet.dealershipId('harbour-motors');
  return Number((await readVersions(fleet.all, [{ kind: 'dealership', id }])).get(`dealership:${id}`));
};

test('J1i a row that is wrong is set aside with its number, stock number and reason, and the rest goes in', async () => {
  const result = await stock([
    aVehicle({ stocknum: 'B1', price: -5 }),
    aVehicle({ stocknum: 'B2' }),
    'not a row',
    aVehicle({ stocknum: ' ', make: '' }),
    aVehicle({ stocknum: 5005, car_type: 'stolen' }),
    aVehicle({ stocknum: 'B6' }),
  ]);
  expect(result).toEqual({
    added: 2,
    changed: 0,
    unchanged: 0,
    setAside: [
      { row: 1, stocknum: 'B1', reason: 'price: must not be negative' },
      { row: 3, stocknum: null, reason: expect.stringMatching(/^the row: /) },
      { row: 4, stocknum: null, reason: 'stocknum: the stock number is missing; make: the make is missing' },
      { row: 5, stocknum: '5005', reason: 'car_type: must be new, demo or used' },
    ],
    absent: 0,
    notes: [],
  });
  expect(await stocknums()).toEqual(['B2', 'B6']);
});

test('J8 a vehicle that an earlier release stored is still known to be as its row says', async () => {
  await stock([aVehicle()]);
  const whole = hash('sha256', JSON.stringify(vehicleInput.parse(aVehicle())), 'base64url');
  await fleet.all.updateTable('vehicle').set({ digest: whole }).execute();
  expect(await stock([aVehicle()])).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await stock([aVehicle({ model: 'Other' })])).toMatchObject({ changed: 1, unchanged: 0 });
});

test('J1b of two rows with one stock number the first goes in and the second is set aside', async () => {
  const { setAside } = await stock([aVehicle({ model: 'First' }), aVehicle({ model: 'Second' })]);
  expect(setAside).toEqual([{ row: 2, stocknum: 'A1', reason: expect.stringContaining('the same stock number') }]);
  expect((await stored())?.model).toBe('First');
});

test('J1c a car at a location that is not the dealership’s own, or at none, stands at the primary location, and the first is told', async () => {
  const { setAside, notes } = await stock([
    aVehicle({ stocknum: 'L1', location: 'uptown-yard' }),
    aVehicle({ stocknum: 'L2', location: 'annex' }),
    aVehicle(),
  ]);
  expect(setAside).toEqual([]);
  expect(notes).toMatchObject([{ column: 'location', how: 'repaired', from: 'uptown-yard', count: 1, row: 1 }]);
  const at = async (stocknum: string) =>
    (
      await sql<{
        slug: string;
      }>`select l.slug from vehicle v join location l on l.id = v.location_id where stocknum = ${stocknum}`.execute(fleet.all)
    ).rows[0]?.slug;
  expect([await at('L1'), await at('L2'), await at('A1')]).toEqual(['main', 'annex', 'main']);
});

test('J1d an import for a dealership that is not there fails with its name and leaves no record', async () => {
  const runs = async () => (await fleet.all.selectFrom('importRun').select('id').execute()).length;
  const before = await runs();
  const failed = fleet.stock('nobody', [aVehicle()]);
  await expect(failed).rejects.toBeInstanceOf(UnknownDealership);
  await expect(failed).rejects.toThrow('There is no dealership "nobody".');
  expect(await runs()).toBe(before);
});

test('J1e an import that fails half-way leaves nothing of itself behind', async () => {
  await stock([aVehicle()]);
  const before = await version();
  // The last batch meets a vehicle of another dealership that has the address it would take: something only the database knows.
  await fleet.stock('uptown', [aVehicle({ stocknum: 'U1' })]);
  await sql`update vehicle set slug = '2022-toyota-corolla-' || id + 800 where stocknum = 'U1'`.execute(fleet.all);
  await expect(stock([aVehicle({ price: 1 }), ...someVehicles(900)])).rejects.toThrow(/duplicate key/);
  expect(await stocknums()).toEqual(['A1', 'U1']);
  expect(await stored()).toMatchObject({ price: 25_000, priceChanges: [] });
  expect(await version()).toBe(before);
});

test('J1f the same file again changes nothing, and readers are not sent to look', async () => {
  await stock(someVehicles(3));
  const [before, car] = [await version(), await stored('N1')];
  expect(await stock(someVehicles(3), LATER)).toEqual({ added: 0, changed: 0, unchanged: 3, setAside: [], absent: 0, notes: [] });
  expect(await stored('N1')).toEqual(car);
  expect(await version()).toBe(before);
  await stock([aVehicle({ stocknum: 'N1', km: 5 })], LATER);
  expect(await version()).toBe(before + 1);
});

test('J1g each import leaves a record of what it did', async () => {
  await stock([aVehicle({ stocknum: 'R1' })]);
  await stock([aVehicle({ stocknum: 'R1', km: 1 }), aVehicle({ stocknum: 'R2' }), aVehicle({ stocknum: 'R3', year: 1 })], LATER);
  const run = await fleet.all.selectFrom('importRun').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  expect(run).toMatchObject({
    source: 'test',
    startedAt: LATER,
    added: 1,
    changed: 1,
    unchanged: 0,
    setAside: [{ row: 3, stocknum: 'R3' }],
  });
});

test('J1h whatever a row is let in with can be stored: figures at their largest, days at their oldest, characters the database has none of', async () => {
  const most = 100_000_000;
  const largest = {
    price: most,
    engine_size_litres: most,
    variant: { enginesize_litres: most, fuelconsumptioncombined: most, fuelcapacity: most },
    specifications: { body_width: most, body_length: most },
    autograb_data: { average_market_price: most },
  };
  const lender = (facts: object) => ({ finance_lenders: { one: facts } });
  const rows = [
    ...Object.entries(largest).map(([name, value]) => ({ [name]: value })),
    ...['interestRate', 'comparisonRate', 'paymentWeek', 'paymentMonth', 'establishmentFees', 'termYears'].map((name) =>
      lender({ [name]: most }),
    ),
    {
      price: 90_000_000,
      engine_size_litres: 99,
      variant: { enginesize_litres: 99, fuelconsumptioncombined: 500, fuelcapacity: 5000 },
    },
    { specifications: { body_width: 200, body_length: 200 }, autograb_data: { average_market_price: 90_000_000 } },
    lender({ interestRate: 100, comparisonRate: 100, paymentWeek: 90_000_000, totalPayable: 90_000_000, termYears: 50 }),
    lender({ termMonths: 0 }),
    lender({ termYears: 0 }),
    { build_date: '0000-01-01' },
    { created_at: '0000-01-01T00:00:00Z' },
    { created_at: '2026-01-01T00:00:00+23:00' },
    { sold: true, sold_date: '0000-01-01T00:00:00Z' },
    { dealercomments: 'a\u0000b\ud800c' },
    { badge: '\ud800' },
    { manufacturer_body: ['\u0000'] },
    { finance_lenders: { '\u0000': {} } },
  ].map((facts, at) => aVehicle({ stocknum: `X${at}`, ...facts }));
  const { added, setAside } = await stock(rows);
  expect(added + setAside.length).toBe(rows.length);
  expect(setAside.map(({ reason }) => reason)).toEqual([
    ...Array.from({ length: 11 }, () => expect.stringContaining('must be at most')),
    ...Array.from({ length: 3 }, () => expect.stringContaining('must be after 1900')),
    expect.stringContaining('finance_lenders'),
  ]);
  expect((await stocknums()).length).toBe(added);
});

test('J2a a purchase cost in the feed is stored nowhere', async () => {
  await stock([
    aVehicle({ purchase_cost: 918_273, cost: 918_273, variant: { purchase_price: 918_273 } }),
    aVehicle({ stocknum: 'bad', cost: 918_273, year: 0 }),
  ]);
  const text = await allText(fleet.all);
  expect(text).toContain('A1');
  expect(text).not.toContain('918273');
});

test('V20c a change of price is recorded once, with both prices and its instant; a first price is no change', async () => {
  await stock([aVehicle({ price: 30_000 })]);
  expect((await stored())?.priceChanges).toEqual([]);
  await stock([aVehicle({ price: 28_500.5 })], LATER);
  await stock([aVehicle({ price: 28_500.5, km: 10 })], LATER);
  expect((await stored())?.priceChanges).toEqual([{ from: 30_000, to: 28_500.5, at: LATER.getTime() }]);
  await stock([aVehicle({ price: null })], LATER);
  expect((await stored())?.priceChanges.at(-1)).toEqual({ from: 28_500.5, to: null, at: LATER.getTime() });
});

test('I3 a vehicle keeps its id and address when its name changes, and its first day too', async () => {
  await stock([aVehicle()]);
  const before = await stored();
  await stock([aVehicle({ make: 'Lexus', model: 'ES' })], LATER);
  expect(await stored()).toMatchObject({
    id: before?.id,
    slug: before?.slug,
    make: 'Lexus',
    createdAt: NOW.getTime(),
    updatedAt: LATER.getTime(),
  });
});

test('V20d what a dealer writes is made safe on the way in', async () => {
  await stock([
    aVehicle({ dealercomments: '<p onclick="x">Nice<script>steal()</script></p>', standardEquipment: ['<i>Sunroof</i>', ' '] }),
  ]);
  expect(await stored()).toMatchObject({ dealercomments: '<p>Nice</p>', equipment: ['Sunroof'] });
});

test.each(['javascript:alert(1)', 'http://img.example/1.jpg', '//img.example/1.jpg', 'https://a"onerror=x'])(
  'V20e the address %j of a picture is refused',
  async (url) => {
    const { setAside } = await stock([aVehicle({ images: [url] })]);
    expect(setAside).toHaveLength(1);
  },
);

test('S7.2 a car that an import marks sold was sold then, and one back in stock was not', async () => {
  await stock([aVehicle()]);
  await stock([aVehicle({ status: 'sold' })], LATER);
  expect(await stored()).toMatchObject({ soldAt: LATER.getTime() });
  await stock([aVehicle({ status: 'in_stock' })], LATER);
  expect(await stored()).toMatchObject({ soldAt: null });
});
