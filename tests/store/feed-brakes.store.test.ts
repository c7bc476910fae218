import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeOldImports } from '#src/store/stock/tidy-stock.ts';
import { FileHeld } from '#src/use-cases/stock/run-result.ts';
import { aFeed, aFeedCar, csvOf } from '#tests/factories/a-feed.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';

let fleet: Fleet;
let feed: ReturnType<typeof aFeed>;
beforeAll(async () => {
  fleet = await aFleet([aSiteFile({ dealerships: [aDealership('harbour-motors')] })]);
  feed = aFeed(fleet);
});
afterAll(async () => {
  feed.end();
  await fleet.end();
});
beforeEach(async () => {
  for (const table of ['vehicle', 'import_run', 'feed']) await sql`delete from ${sql.table(table)}`.execute(fleet.all);
  await feed.bring(csvOf(cars(5)), { isAccepted: true });
});

const cars = (count: number, more: Readonly<Record<string, string>> = {}) =>
  Array.from({ length: count }, (_, at) => aFeedCar(`S${at + 1}`, more));
const renamed = (rows: readonly Readonly<Record<string, string>>[], from: string, to: string) =>
  rows.map(({ [from]: value = '', ...rest }) => ({ ...rest, [to]: value }));
const prices = async () =>
  (await fleet.all.selectFrom('vehicle').select('priceCents').where('showOnDealerWebsite', '=', true).execute()).map(
    ({ priceCents }) => (priceCents === null ? null : Number(priceCents) / 100),
  );
const five = (price: number | null) => Array.from({ length: 5 }, () => price);

describe('J9 a file without a column that the last one had', () => {
  test('is held whole, and the column is named', async () => {
    const brought = feed.rows(renamed(cars(5), 'Price', 'Asking'));
    await expect(brought).rejects.toBeInstanceOf(FileHeld);
    await expect(brought).rejects.toThrow('The column "Price" is missing; it was in the last file.');
    expect(await prices()).toEqual(five(20_000));
  });
  test('waits again when it is sent again, and goes in once it is accepted', async () => {
    const file = renamed(cars(5), 'Price', 'Asking');
    for (const _sent of ['once', 'again']) await expect(feed.rows(file)).rejects.toBeInstanceOf(FileHeld);
    expect(await feed.rows(file, { isAccepted: true })).toMatchObject({ changed: 5 });
    expect(await prices()).toEqual(five(null));
    expect(await feed.rows(file)).toMatchObject({ unchanged: 5 });
  });
  test('is held as changes too, and in a dry run', async () => {
    const file = renamed(cars(1), 'Odometer', 'Kms now');
    for (const given of [{ mode: 'changes' }, { isDryRun: true }] as const)
      await expect(feed.rows(file, given)).rejects.toThrow('The column "Odometer" is missing');
  });
  test('is held as JSON, whose rows name only what they have', async () => {
    const json = (rows: readonly object[]) => JSON.stringify(rows);
    await feed.bring(json(cars(5)), { name: 'json', isAccepted: true });
    await expect(feed.bring(json(renamed(cars(5), 'Price', 'Asking')), { name: 'json' })).rejects.toThrow('"Price" is missing');
    const [first, ...rest] = cars(5);
    const imported = await feed.bring(json([{ ...first, Price: undefined }, ...rest]), { name: 'json' });
    expect(imported).toMatchObject({ account: { changed: 1 } });
  });
  test('goes in if the last one’s column was empty', async () => {
    await feed.bring(csvOf(cars(5, { Badge: '' })), { name: 'empty', isAccepted: true });
    expect(await feed.rows(cars(5), { name: 'empty' })).toMatchObject({ rows: 5 });
  });
});

describe('J9 prices and odometers that are swapped', () => {
  test('hold the rows of cars that are known, with the reason', async () => {
    const known = cars(5, { Price: '$30,000', Odometer: '40000' });
    await feed.rows(known, { isAccepted: true });
    const { held } = await feed.rows(cars(5, { Price: '$40,000', Odometer: '30000' }));
    expect(held.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 5 }, () => 'the price and the odometer seem to be swapped: $40,000 was the odometer.'),
    );
  });
  test('hold a file of new cars, until it is accepted', async () => {
    const rows = Array.from({ length: 12 }, (_, at) =>
      aFeedCar(`N${at}`, { Year: `${2012 + at}`, Price: `${150_000 - at * 12_000}`, Odometer: `${9_000 + at * 3_000}` }),
    );
    await expect(feed.rows(rows, { mode: 'changes' })).rejects.toThrow('Prices and odometers look swapped');
    expect(await feed.rows(rows, { mode: 'changes', isAccepted: true })).toMatchObject({ added: 12 });
  });
});

describe('J9 prices that go', () => {
  const without = (count: number) => cars(5).map((car, at) => (at < count ? { ...car, Price: 'POA' } : car));
  test('hold the file when they are more than a third, and wait for a person', async () => {
    await expect(feed.rows(without(2))).rejects.toThrow('2 of 5 vehicles would lose their price, more than a third.');
    expect(await prices()).toEqual(five(20_000));
    expect(await feed.rows(without(2), { isAccepted: true })).toMatchObject({ changed: 2 });
  });
  test('are no fault when they are a few, or of cars that are sold', async () => {
    expect(await feed.rows(without(1))).toMatchObject({ changed: 1 });
    await feed.bring(csvOf(cars(5, { Status: 'In stock' })), { name: 'status', isAccepted: true });
    expect(await feed.rows(cars(5, { Status: 'Sold', Price: '' }), { name: 'status' })).toMatchObject({ changed: 5 });
  });
});

describe('J9 a small yard', () => {
  const yard = cars(6).map((car, at) => ({ ...car, Status: at < 4 ? 'Sold' : 'In stock' }));
  test('keeps its cars when its file has one row instead of six, until that is accepted', async () => {
    await feed.bring(csvOf(yard), { name: 'small', isAccepted: true });
    const last = yard.slice(5);
    const reason = 'the file has 1 row; the last one had 6.';
    for (const _sent of ['once', 'again'])
      expect(await feed.rows(last, { name: 'small' })).toMatchObject({ removed: 0, removalHeld: reason });
    expect(await prices()).toHaveLength(6);
    expect(await feed.rows(last, { name: 'small', isAccepted: true })).toMatchObject({ removed: 1, removalHeld: null });
    expect(await feed.rows(last, { name: 'small' })).toMatchObject({ unchanged: 1, removalHeld: null });
  });
});

describe('J9 a file whose mapping is accepted', () => {
  const accepted = { name: 'new', isAccepted: true };
  test('is held by the brakes all the same, until it is accepted once more', async () => {
    const odd = csvOf([aFeedCar('S1', { Price: '$200,000' }), aFeedCar('S2', { Price: '$2,000' }), ...cars(5).slice(2)]);
    expect(await feed.bring(odd, accepted)).toMatchObject({
      account: { held: [{ stocknum: 'S1' }, { stocknum: 'S2' }], unchanged: 3 },
      proposal: { mapping: {} },
    });
    expect(await prices()).toEqual(five(20_000));
    expect(await feed.bring(odd, accepted)).toMatchObject({ account: { held: [], changed: 2 }, proposal: null });
    expect(new Set(await prices())).toEqual(new Set([2_000, 20_000, 200_000]));
  });
  test('and that is held whole needs no mapping the next time', async () => {
    const priceless = csvOf(cars(5, { Price: '' }));
    await expect(feed.bring(priceless, { ...accepted, isDryRun: true })).rejects.toMatchObject({ isMappingSaved: false });
    await expect(feed.bring(priceless, accepted)).rejects.toMatchObject({ isMappingSaved: true });
    expect(await prices()).toEqual(five(20_000));
    expect(await feed.bring(priceless, accepted)).toMatchObject({ account: { changed: 5 }, proposal: null });
  });
});

test('J6.7 the unsold vehicles that are counted as not in a file are those that its feed brought', async () => {
  await feed.rows([aFeedCar('T1'), aFeedCar('T2')], { name: 'new', isAccepted: true });
  expect(await feed.rows([aFeedCar('T1')], { name: 'new', mode: 'changes' })).toMatchObject({ absent: 1 });
  expect(await feed.rows(cars(2), { mode: 'changes' })).toMatchObject({ absent: 3 });
});

describe('J9 a file that is held after thousands of its rows have been read', () => {
  test('leaves none of them behind', async () => {
    const rows = [...cars(5), ...Array.from({ length: 2_000 }, (_, at) => aFeedCar(`N${at}`))];
    await expect(feed.rows(renamed(rows, 'Price', 'Asking'), { mode: 'changes' })).rejects.toBeInstanceOf(FileHeld);
    expect(await prices()).toEqual(five(20_000));
  });
});

describe('J9 after 90 days', () => {
  const age = () => sql`update import_run set started_at = now() - interval '91 days'`.execute(fleet.all);
  const sources = async () =>
    (await fleet.all.selectFrom('importRun').select(['mode', 'rowCount']).orderBy('id').execute()).map(
      ({ mode, rowCount }) => `${mode} ${rowCount}`,
    );
  test('a feed that brought nothing for so long still has what its brakes compare the next file with', async () => {
    await age();
    expect(await removeOldImports(fleet.all)).toBe(0);
    const short = await feed.rows(cars(1));
    expect(short).toMatchObject({ removed: 0 });
    expect(short.removalHeld).not.toBeNull();
  });
  test('its older reports are gone, but for its last and its last whole snapshot', async () => {
    await feed.rows(cars(5, { Price: '$21,000' }));
    await feed.rows(cars(1, { Price: '$22,000' }), { mode: 'changes' });
    await feed.rows(cars(1, { Price: '$23,000' }));
    await feed.rows(cars(1, { Price: '$24,000' }), { mode: 'changes' });
    expect(await sources()).toEqual(['snapshot 5', 'snapshot 5', 'changes 1', 'snapshot 1', 'changes 1']);
    await age();
    expect(await removeOldImports(fleet.all)).toBe(3);
    expect(await sources()).toEqual(['snapshot 5', 'changes 1']);
  });
});
