import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FileHeld } from '#src/use-cases/stock/run-result.ts';
import { aFeed, aFeedCar, csvOf } from '#tests/factories/a-feed.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';

let fleet: Fleet;
let feed: ReturnType<typeof aFeed>;
beforeAll(async () => {
  const locations = [aLocation({ slug: 'main', primary: true }), aLocation({ slug: 'annex', name: 'Annex Yard' })];
  fleet = await aFleet([
    aSiteFile({ dealerships: [aDealership('harbour-motors', { locations }), aDealership('uptown'), aDealership('downtown')] }),
  ]);
  feed = aFeed(fleet);
  await sql`insert into manufacturer (slug, name, also) values ('kia', 'Kia', '{Kia Motors}') on conflict do nothing`.execute(
    fleet.all,
  );
});
afterAll(async () => {
  feed.end();
  await fleet.end();
});
beforeEach(async () => {
  await sql`delete from vehicle`.execute(fleet.all);
  await sql`delete from import_run`.execute(fleet.all);
  await sql`delete from feed`.execute(fleet.all);
  await feed.bring(csvOf([aFeedCar('SEED', { Price: '$1,000' })]), { isAccepted: true });
  await sql`delete from vehicle`.execute(fleet.all);
  await sql`delete from import_run`.execute(fleet.all);
});

const cars = (count: number, more: Readonly<Record<string, string>> = {}) =>
  Array.from({ length: count }, (_, at) => aFeedCar(`S${at + 1}`, more));
const onSite = async () =>
  (
    await fleet.all
      .selectFrom('vehicle')
      .select(['stocknum', 'priceCents', 'km'])
      .where('showOnDealerWebsite', '=', true)
      .orderBy('stocknum')
      .execute()
  ).map(({ stocknum, priceCents, km }) => ({ stocknum, price: Number(priceCents) / 100, km }));
const names = async () => (await onSite()).map(({ stocknum }) => stocknum);

describe('J8 a file without a mapping', () => {
  test('gets a proposed one, and nothing is changed until it is accepted', async () => {
    const imported = await feed.bring(csvOf(cars(3)), { name: 'first' });
    expect(imported).toMatchObject({
      kind: 'proposed',
      proposal: {
        mapping: {
          columns: { stocknum: ['Stock No'], make: ['Make'], price: ['Price'], km: ['Odometer'], car_type: ['Condition'] },
        },
      },
    });
    expect(await names()).toEqual([]);
  });
  test('goes in once the mapping is accepted, which the next file needs no more', async () => {
    await feed.bring(csvOf(cars(2)), { name: 'second', isAccepted: true });
    expect((await feed.rows(cars(3), { name: 'second' })).added).toBe(1);
    expect(await onSite()).toContainEqual({ stocknum: 'S3', price: 20_000, km: 40_000 });
  });
});

test('J2 a purchase cost is proposed to be left out, and is stored nowhere', async () => {
  const imported = await feed.bring(csvOf([aFeedCar('C1', { 'Cost Price': '12345' })]), { name: 'cost', isAccepted: true });
  expect(imported.kind === 'done' && imported.proposal?.columns.find(({ column }) => column === 'Cost Price')).toMatchObject({
    field: null,
  });
  const { rows } = await sql<{ all: string }>`select v::text as all from vehicle v`.execute(fleet.all);
  expect(rows[0]?.all).not.toContain('12345');
});

describe('J1 a snapshot', () => {
  test('removes what is not in it, and what comes back is on the site again', async () => {
    await feed.rows(cars(5));
    expect(await feed.rows(cars(4))).toMatchObject({ unchanged: 4, removed: 1, absent: 0 });
    expect(await names()).toEqual(['S1', 'S2', 'S3', 'S4']);
    expect(await feed.rows(cars(5))).toMatchObject({ changed: 1, unchanged: 4, removed: 0 });
    expect(await names()).toContain('S5');
  });
  test('that would remove more than half waits for a person, and the rest goes in', async () => {
    await feed.rows(cars(10));
    const account = await feed.rows([...cars(4), aFeedCar('NEW')]);
    expect(account).toMatchObject({ added: 1, removed: 0, removalHeld: '6 of 10 vehicles would be removed, more than half.' });
    expect(await names()).toHaveLength(11);
    expect(await feed.rows([...cars(4), aFeedCar('NEW')], { isAccepted: true })).toMatchObject({ removed: 6 });
    expect(await names()).toHaveLength(5);
  });
  test('leaves what is missing from changes where it is', async () => {
    await feed.rows(cars(3));
    expect(await feed.rows(cars(1), { mode: 'changes' })).toMatchObject({ removed: 0, absent: 2 });
    expect(await names()).toHaveLength(3);
  });
  test('without rows removes nothing until it is accepted, so that a yard can sell its last cars', async () => {
    await feed.rows(cars(2));
    const header = `${csvOf(cars(1)).split('\n')[0] ?? ''}\n`;
    for (const removalHeld of ['the file has no rows.', 'the file has no rows.'])
      expect(await feed.bring(header)).toMatchObject({ account: { rows: 0, removed: 0, removalHeld } });
    expect(await names()).toHaveLength(2);
    expect(await feed.bring(header, { isAccepted: true })).toMatchObject({ account: { removed: 2, removalHeld: null } });
    expect(await names()).toEqual([]);
  });
  test('does not remove what a row of too many values names, and removes what it no longer has', async () => {
    await feed.rows(cars(6));
    const imported = await feed.bring(`${csvOf(cars(4))}\nS5,Kia,Rio,2021,20,000,1 km,Used\n`);
    expect(imported).toMatchObject({ account: { removed: 1, removalHeld: null, setAside: [{ row: 5, stocknum: 'S5' }] } });
    expect(await names()).toEqual(['S1', 'S2', 'S3', 'S4', 'S5']);
  });
  test('removes nothing when a row of too many values may have its number anywhere', async () => {
    const placed = (count: number) => csvOf(cars(count).map((car) => ({ Make: 'Kia', ...car })));
    await feed.bring(placed(6));
    expect(await feed.bring(`${placed(4)}\nKia,S5,Rio,2021,20,000,1 km,Used\n`)).toMatchObject({
      account: { removed: 1, setAside: [{ stocknum: 'S5' }] },
    });
    expect(await feed.bring(`${placed(3)}\nKia,,S5,Rio,2021,20,000,1 km,Used\n`)).toMatchObject({
      account: { removed: 0, removalHeld: expect.stringMatching(/names no vehicle/), setAside: [{ stocknum: null }] },
    });
  });
  test('does not remove what a row that cannot be read may mean', async () => {
    await feed.rows(cars(5));
    const account = await feed.rows([...cars(4), aFeedCar('', { Year: 'x' })]);
    expect(account.removalHeld).toMatch(/names? no vehicle/);
    expect(await names()).toHaveLength(5);
  });
});

describe('J1 two snapshots of one dealership', () => {
  const own = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => aFeedCar(`${prefix}${at + 1}`));
  const accepted = { name: 'second', isAccepted: true };
  test('remove only what their own feed brought, and their brakes count only that', async () => {
    await feed.rows(own('A', 3));
    expect(await feed.rows(own('B', 4), accepted)).toMatchObject({ added: 4, removed: 0, absent: 0 });
    expect(await feed.rows(own('A', 2))).toMatchObject({ unchanged: 2, removed: 1 });
    const held = await feed.rows(own('B', 1), { name: 'second' });
    expect(held).toMatchObject({ removed: 0, removalHeld: '3 of 4 vehicles would be removed, more than half.' });
    expect(await names()).toEqual(['A1', 'A2', 'B1', 'B2', 'B3', 'B4']);
  });
  test('leave a vehicle with the one that brought it last, even unchanged', async () => {
    await feed.rows(own('A', 4));
    expect(await feed.rows(own('A', 1), accepted)).toMatchObject({ unchanged: 1, removed: 0 });
    expect(await feed.rows(own('A', 4).slice(1))).toMatchObject({ unchanged: 3, removed: 0 });
    expect(await feed.rows(own('B', 1), accepted)).toMatchObject({ removed: 1 });
  });
  test('leave alone what no feed brought, which one feed by itself removes', async () => {
    await feed.rows(own('A', 5));
    await sql`update vehicle set feed = null where stocknum in ('A4', 'A5')`.execute(fleet.all);
    expect(await feed.rows(own('A', 4), { isDryRun: true })).toMatchObject({ removed: 1 });
    await feed.rows(own('B', 1), accepted);
    expect(await feed.rows(own('A', 4))).toMatchObject({ removed: 0 });
    expect(await names()).toContain('A5');
  });
});

describe('J9 a brake holds', () => {
  test('a price that changes by more than 40%, and the rest of the file goes in', async () => {
    await feed.rows(cars(3));
    const account = await feed.rows([aFeedCar('S1', { Price: '$11,900' }), aFeedCar('S2', { Price: '$12,100' }), aFeedCar('S3')]);
    expect(account).toMatchObject({ changed: 1, unchanged: 1, held: [{ row: 1, stocknum: 'S1' }] });
    expect(account.held[0]?.reason).toContain('from $20,000 to $11,900');
    expect((await onSite()).map(({ price }) => price)).toEqual([20_000, 12_100, 20_000]);
    await feed.rows([aFeedCar('S1', { Price: '$11,900' })], { isAccepted: true, mode: 'changes' });
    expect((await onSite())[0]?.price).toBe(11_900);
  });
  test('an odometer that turns to miles, and a price that turns to cents', async () => {
    await feed.rows([aFeedCar('S1', { Odometer: '80467' }), aFeedCar('S2')]);
    const account = await feed.rows([aFeedCar('S1', { Odometer: '50000' }), aFeedCar('S2', { Price: '2000000' })]);
    expect(account.held.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('the unit seems to have changed (miles)'),
      expect.stringContaining('cents instead of dollars'),
    ]);
  });
  test('the removals of a file that is half the last one or less', async () => {
    await feed.rows(cars(12));
    await sql`update vehicle set sold = true, status = 'sold' where stocknum in ('S7', 'S8', 'S9', 'S10', 'S11')`.execute(
      fleet.all,
    );
    for (const _sent of ['once', 'again'])
      expect((await feed.rows(cars(6))).removalHeld).toBe('the file has 6 rows; the last one had 12.');
    await feed.rows(cars(1, { Price: '$19,000' }), { mode: 'changes' });
    expect((await feed.rows(cars(6))).removalHeld).toBe('the file has 6 rows; the last one had 12.');
  });
  test('a file of another dealer, whole', async () => {
    const theirs = cars(6).map((car, at) => ({ ...car, VIN: `JM0CL0E12NZ89296${at}` }));
    // Each of them twice there, under two numbers: it is still one VIN.
    const twice = theirs.map((car, at) => ({ ...car, 'Stock No': `S${at + 1}-2` }));
    await feed.bring(csvOf([...theirs, ...twice]), { dealership: 'uptown', name: 'theirs', isAccepted: true });
    await feed.bring(csvOf([aFeedCar('OWN', { VIN: 'JM0CL0E12NZ777777' })]), { name: 'vins', isAccepted: true });
    const brought = feed.rows(theirs, { name: 'vins' });
    await expect(brought).rejects.toBeInstanceOf(FileHeld);
    await expect(brought).rejects.toThrow(/looks like another dealer's: 6 of its 6 new VINs are in stock at uptown/);
    expect((await names()).filter((name) => !/^S\d/.test(name))).toEqual(['OWN']);
  });
});

test('J8 a row that cannot become a car is set aside with its column, value and reason, and the account adds up', async () => {
  const account = await feed.rows([
    aFeedCar('S1'),
    aFeedCar('S2', { Price: 'make me an offer' }),
    aFeedCar('S3', { Year: '' }),
    aFeedCar('S1'),
  ]);
  expect(account.setAside).toEqual([
    { row: 2, stocknum: 'S2', column: 'Price', value: 'make me an offer', reason: 'cannot be read as a price' },
    { row: 3, stocknum: 'S3', column: 'Year', value: '', reason: 'the year is missing' },
    { row: 4, stocknum: 'S1', reason: 'stocknum: another row of this file has the same stock number' },
  ]);
  expect(account.added + account.setAside.length).toBe(account.rows);
  expect(await Array.fromAsync(account.left.rows())).toEqual([
    { ...aFeedCar('S2', { Price: 'make me an offer' }), 'Why it was left out': 'cannot be read as a price' },
    { ...aFeedCar('S3', { Year: '' }), 'Why it was left out': 'the year is missing' },
    { ...aFeedCar('S1'), 'Why it was left out': 'stocknum: another row of this file has the same stock number' },
  ]);
});

test('J8 all rows that did not go in can be read again, however many', async () => {
  const account = await feed.rows(cars(10_050, { Price: 'ask Bob' }));
  expect(account.left.columns).toContain('Why it was left out');
  expect(await Array.fromAsync(account.left.rows())).toHaveLength(10_050);
  const { rows } = await sql<{ count: number }>`select (account->'setAsideCount')::int as count from import_run`.execute(
    fleet.all,
  );
  expect(rows).toEqual([{ count: 10_050 }]);
});

test('J8 a text that is cut at a limit is told, with how long it was and is', async () => {
  await feed.bring(csvOf([aFeedCar('S0', { Comments: 'x', Features: 'Sunroof' })]), { name: 'cut', isAccepted: true });
  const account = await feed.rows([aFeedCar('S1', { Comments: 'x'.repeat(20_001), Features: 'y'.repeat(301) })], {
    name: 'cut',
    mode: 'changes',
  });
  expect(account.notes.map(({ column, to }) => [column, to])).toEqual([
    ['Features', 'cut from 301 to 300 characters'],
    ['Comments', 'cut from 20,001 to 20,000 characters'],
  ]);
});

test('J10 photos beyond those that a page can show are told in our own words too', async () => {
  const images = Array.from({ length: 75 }, (_, at) => `https://a.example/${at}.jpg`);
  const car = { stocknum: 'P1', car_type: 'used', year: 2021, make: 'Kia', model: 'Rio', images };
  expect(await feed.bring(JSON.stringify([car]), { mode: 'changes' })).toMatchObject({
    account: { added: 1, notes: [{ column: 'images', from: '75 photos', to: 'the first 60; 15 left out', row: 1 }] },
  });
});

test('J8 a stock number that is cut is told, and a row that only the cut makes equal to another is set aside', async () => {
  const long = 'THIS-STOCK-NUMBER-IS-FAR-LONGER-THAN-FORTY-LETTERS';
  const cut = await feed.bring(csvOf([aFeedCar(`${long}-1`), aFeedCar(`${long}-2`)]), { isAccepted: true });
  expect(cut).toMatchObject({
    account: {
      added: 1,
      notes: [{ column: 'Stock No', how: 'repaired', from: `${long}-1`, to: 'cut from 52 to 40 characters' }],
      setAside: [{ row: 2, reason: 'stocknum: cut to 40 characters, it is the stock number of another row of this file' }],
    },
  });
});

test('J8 a mapping by which no row could be read is not saved, though it was accepted', async () => {
  const bring = () => feed.bring('Stock No,Odometer\nX1,10\n', { name: 'odd' });
  expect(await feed.bring('Stock No,Odometer\nX1,10\n', { name: 'odd', isAccepted: true })).toMatchObject({
    account: { added: 0 },
  });
  expect((await bring()).kind).toBe('proposed');
});

test('J8 stock numbers that another dealership of the site uses are told: how many, and the first few', async () => {
  await feed.rows(cars(7), { dealership: 'uptown', isAccepted: true });
  const account = await feed.rows([...cars(7), aFeedCar('MINE')]);
  expect(account.sameNumbers.count).toBe(7);
  expect(account.sameNumbers.first).toHaveLength(5);
  expect(account.sameNumbers.first[0]).toEqual({ stocknum: 'S1', dealership: 'uptown' });
});

test('J8 a stock number that two other dealerships use is one number', async () => {
  for (const dealership of ['uptown', 'downtown']) await feed.rows(cars(2), { dealership, isAccepted: true });
  expect((await feed.rows(cars(2))).sameNumbers).toEqual({
    count: 2,
    first: [
      { stocknum: 'S1', dealership: 'uptown' },
      { stocknum: 'S2', dealership: 'uptown' },
    ],
  });
});

test('J8 a value that is too long or too large is left out and told, and the car goes in', async () => {
  const long = 'x'.repeat(201);
  await feed.bring(csvOf([aFeedCar('S0', { Colour: 'Red', NVIC: '1', Tare: '1' })]), { name: 'long', isAccepted: true });
  const account = await feed.rows(
    [aFeedCar('S1', { Colour: long, Odometer: '9999999', NVIC: long, Tare: '99999' }), aFeedCar('S2', { Model: long })],
    { name: 'long', mode: 'changes' },
  );
  expect(account).toMatchObject({ added: 1, setAside: [{ row: 2, column: 'Model', reason: 'cannot be read as a model' }] });
  expect(account.notes.map(({ column, how }) => [column, how])).toEqual([
    ['Colour', 'unreadable'],
    ['Tare', 'unreadable'],
    ['NVIC', 'unreadable'],
    ['Odometer', 'unreadable'],
  ]);
  expect(await onSite()).toContainEqual({ stocknum: 'S1', price: 20_000, km: null });
});

test('J8 rows in our own words that did not go in are handed back to be mended, and none is too deep to be told', async () => {
  const own = await feed.bring('stocknum,car_type,make,model,year\nD1,used,Kia,Rio,2021\nD2,odd,Kia,Rio,2021\n');
  expect(own).toMatchObject({ account: { added: 1 } });
  const left = own.kind === 'proposed' ? [] : await Array.fromAsync(own.account.left.rows());
  expect(left).toMatchObject([{ stocknum: 'D2', car_type: 'odd' }]);
  const depth = 60_000;
  const deep = await feed.bring(`[{"stocknum":"D3","car_type":"used","hotspots":${'['.repeat(depth)}${']'.repeat(depth)}}]`);
  expect(deep).toMatchObject({ account: { setAside: [{ stocknum: 'D3', reason: 'the row’s values are nested too deeply' }] } });
});

test('J8 rows of JSON in our own words that did not go in are handed back as CSV, with reasons in plain words', async () => {
  const car = {
    stocknum: 'J1',
    car_type: 'used',
    make: 'Kia',
    model: 'Rio',
    year: 2021,
    hotspots: {},
    images: ['https://a.example/1.jpg'],
  };
  const json = JSON.stringify([car, { ...car, stocknum: 'J2', images: [7], tag: ['x'], colour: 'Red' }]);
  const imported = await feed.bring(json, { mode: 'changes' });
  if (imported.kind === 'proposed') throw new Error('It has our own words.');
  const reason = 'tag: must be text in quotes, not a list; images, number 1: must be an https address or a path';
  expect(imported.account.setAside).toEqual([{ row: 2, stocknum: 'J2', reason }]);
  const { left } = imported.account;
  const rows = await Array.fromAsync(left.rows());
  expect(rows).toMatchObject([{ stocknum: 'J2', colour: 'Red', images: '[7]', 'Why it was left out': reason }]);
  expect(left.columns).toEqual(expect.arrayContaining(['stocknum', 'images', 'Why it was left out']));
  const mended = await feed.bring(csvOf(rows.map((row) => ({ ...row, images: '["https://a.example/2.jpg"]', tag: '' }))));
  expect(mended).toMatchObject({ account: { added: 1, removed: 0 } });
});

test('J8 a dealer’s file that calls two columns as we do is understood like any other, by a mapping', async () => {
  const file = 'stocknum,car_type,Make,Model,Year,Asking Price\nD1,Pre-owned,Kia,Rio,2021,"$20,000"\n';
  expect((await feed.bring(file, { name: 'lookalike' })).kind).toBe('proposed');
  await feed.bring(file, { name: 'lookalike', isAccepted: true });
  expect(await onSite()).toEqual([{ stocknum: 'D1', price: 20_000, km: null }]);
  const own = 'stocknum,car_type,make,model,year,price\nD2,used,Kia,Rio,2021,20000\n';
  const columns = { stocknum: ['stocknum'], make: ['make'], model: ['model'], year: ['year'] };
  await feed.bring(own, { name: 'mapped', mapping: { columns, defaults: {} }, mode: 'changes' });
  expect(await onSite()).toContainEqual({ stocknum: 'D2', price: 0, km: null });
});

test('J8 what was repaired and what is on no list are told with what stood there', async () => {
  const account = await feed.rows([aFeedCar('S1', { Make: 'KIA MOTORS', Odometer: '45xxx' }), aFeedCar('S2', { Make: 'Zeta' })]);
  expect(account.notes).toEqual([
    { column: 'Odometer', how: 'repaired', from: '45xxx', to: '45000', count: 1, row: 1 },
    { column: 'Make', how: 'unknown', from: 'Zeta', to: 'Zeta', count: 1, row: 2 },
  ]);
  const makes = await fleet.all.selectFrom('vehicle').select('make').orderBy('stocknum').execute();
  expect(makes.map(({ make }) => make)).toEqual(['Kia', 'Zeta']);
});

test('J1 a dry run tells all changes and makes none', async () => {
  await feed.rows(cars(5));
  const account = await feed.rows([aFeedCar('S1', { Price: '$19,000' }), ...cars(4).slice(1), aFeedCar('NEW')], {
    isDryRun: true,
  });
  expect(account.changes).toEqual([
    { kind: 'changed', stocknum: 'S1', name: '2021 Kia Rio', changes: ['price $20,000 → $19,000'] },
    { kind: 'added', stocknum: 'NEW', name: '2021 Kia Rio', changes: [] },
    { kind: 'removed', stocknum: 'S5', name: '2021 Kia Rio', changes: [] },
  ]);
  expect(await names()).toEqual(['S1', 'S2', 'S3', 'S4', 'S5']);
  expect((await onSite())[0]?.price).toBe(20_000);
});

test('J8 rows without stock number and VIN get numbers that are the same each time', async () => {
  const rows = [aFeedCar('', { Model: 'Rio' }), aFeedCar('', { Model: 'Rio' }), aFeedCar('', { Model: 'Cerato' })];
  expect(await feed.rows(rows)).toMatchObject({ added: 3, numbered: 3 });
  const before = await names();
  expect(await feed.rows(rows.map((row) => ({ ...row, Price: '$19,500' })))).toMatchObject({ added: 0, changed: 3, removed: 0 });
  expect(await names()).toEqual(before);
});

test('J1 two runs of one feed at once are one', async () => {
  const accounts = await Promise.all([feed.rows(cars(40)), feed.rows(cars(40))]);
  expect(accounts.map(({ added }) => added).toSorted((one, other) => one - other)).toEqual([0, 40]);
  expect(await names()).toHaveLength(40);
});

test('J8 a location is found by its name; one that nobody knows is told, and the car stands at the main one', async () => {
  await feed.bring(csvOf([aFeedCar('S0', { Yard: 'Annex Yard' })]), { name: 'yards', isAccepted: true });
  const account = await feed.rows([aFeedCar('S1', { Yard: 'ANNEX' }), aFeedCar('S2', { Yard: 'Moon' })], {
    name: 'yards',
    mode: 'changes',
  });
  expect(account.notes).toEqual([{ column: 'Yard', how: 'unreadable', from: 'Moon', to: null, count: 1, row: 2 }]);
  const { rows } = await sql<{
    slug: string;
  }>`select l.slug from vehicle v join location l on l.id = v.location_id order by stocknum`.execute(fleet.all);
  expect(rows.map(({ slug }) => slug)).toEqual(['annex', 'annex', 'main']);
});
