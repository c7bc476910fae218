import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountLines, changeLines } from '#src/cli/stock-lines.ts';
import { proposeMapping } from '#src/rules/feeds/propose-mapping.ts';
import { Makes } from '#src/rules/feeds/read-make.ts';
import { aFeed, aFeedCar } from '#tests/factories/a-feed.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';

const AIDS = { makes: new Makes([{ name: 'Kia', also: [] }]), thisYear: 2026, uploadsOf: null };

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
});

const bring = async (rows: readonly Readonly<Record<string, string>>[]) => feed.rows(rows, { isAccepted: true });

describe('J8 one VIN under two stock numbers', () => {
  const [twice, once] = ['JM0CL0E12NZ892961', 'JM0CL0E12NZ892962'];
  const rows = [aFeedCar('S1', { VIN: twice }), aFeedCar('S2', { VIN: once }), aFeedCar('S3', { VIN: twice })];
  const told = 'S1 (row 1) and S3 (row 3) have the same VIN, JM0CL0E12NZ892961; both are kept.';
  test('is named with both rows, which are kept, and again when one of them changes', async () => {
    const first = await bring(rows);
    expect(first).toMatchObject({ added: 3, setAside: [], held: [] });
    expect(accountLines(first, false)).toContain(told);
    const again = await bring(rows.map((car, at) => (at === 2 ? { ...car, Price: '$19,000' } : car)));
    expect(again).toMatchObject({ changed: 1, unchanged: 2 });
    expect(accountLines(again, false)).toContain(told);
  });
  test('is named in a file in our own words', async () => {
    const own = ['O1', 'O2'].map((stocknum) => ({
      stocknum,
      car_type: 'used',
      year: 2021,
      make: 'Kia',
      model: 'Rio',
      vin: twice,
    }));
    expect(await feed.bring(JSON.stringify(own), { mode: 'changes' })).toMatchObject({
      account: {
        sameVins: {
          count: 1,
          first: [
            {
              vin: twice,
              vehicles: [
                { stocknum: 'O1', row: 1 },
                { stocknum: 'O2', row: 2 },
              ],
            },
          ],
        },
      },
    });
  });
  test('is named when the other one came before, and not by a file that has neither', async () => {
    await bring(rows.slice(0, 2));
    const later = await feed.rows(rows.slice(2), { mode: 'changes' });
    expect(accountLines(later, false)).toContain('S1 and S3 (row 1) have the same VIN, JM0CL0E12NZ892961; both are kept.');
    expect(await feed.rows([aFeedCar('S9', { VIN: '' })], { mode: 'changes' })).toMatchObject({ sameVins: { count: 0 } });
  });
  test('is none when one is sold or gone: the car has come back under a new number', async () => {
    const dated = [aFeedCar('S1', { VIN: twice, Status: 'Sold' }), aFeedCar('S2', { VIN: once, Status: 'In stock' })];
    await bring(dated);
    expect(await bring([...dated, aFeedCar('S3', { VIN: twice, Status: 'In stock' })])).toMatchObject({ sameVins: { count: 0 } });
    expect(await bring([aFeedCar('S8', { VIN: once, Status: 'In stock' })])).toMatchObject({
      removed: 2,
      sameVins: { count: 0 },
    });
  });
});

describe('J8 a dry run', () => {
  const car = (stock: string, more: Readonly<Record<string, string>> = {}) =>
    aFeedCar(stock, { Comments: 'One owner.', Colour: 'White', Photos: 'https://a.example/1.jpg', ...more });
  const before = [car('S1'), car('S2'), car('S3'), car('S4')];
  const after = [
    car('S1', { Price: '$19,000', Comments: 'Two owners.' }),
    car('S2', { Odometer: '41,000 km', Comments: 'New tyres.' }),
    car('S3', { Comments: 'Sunroof.', Colour: 'Blue', Photos: 'https://a.example/2.jpg' }),
    car('S4'),
  ];
  test('says which fields would change, of each vehicle and of how many', async () => {
    await bring(before);
    const account = await feed.rows(after, { isDryRun: true });
    expect(changeLines(account)).toEqual([
      '~ S1  2021 Kia Rio: price $20,000 → $19,000, description',
      '~ S2  2021 Kia Rio: odometer 40,000 km → 41,000 km, description',
      '~ S3  2021 Kia Rio: colour, photos, description',
      'In all: description of 3, price of 1, kilometres of 1, colour of 1, photos of 1.',
    ]);
    expect(await feed.rows(before, { isDryRun: true })).toMatchObject({ changed: 0, changedFields: [] });
  });
  test('counts the fields of every vehicle, though not every one is listed', async () => {
    const many = (comments: string) => Array.from({ length: 1_100 }, (_, at) => car(`M${at}`, { Comments: comments }));
    await bring(many('Old.'));
    const account = await feed.rows(many('New.'), { isDryRun: true });
    expect(changeLines(account).slice(-2)).toEqual(['  and 1,060 more', 'In all: description of 1,100.']);
  });
  test('has no fields to tell when vehicles only come and go', async () => {
    await bring(before);
    const account = await feed.rows([...before.slice(1), car('S5')], { isDryRun: true });
    expect(changeLines(account)).toEqual(['+ S5  2021 Kia Rio', '- S1  2021 Kia Rio']);
  });
});

describe('J8 a column that a file has gained since its mapping was saved', () => {
  test('is told with every import, the same file again included, until the mapping names it', async () => {
    await bring([aFeedCar('S1')]);
    const gained = [aFeedCar('S1', { Colour: 'White' })];
    expect(await feed.rows(gained)).toMatchObject({ unread: [{ column: 'Colour', field: 'colour' }] });
    expect(await feed.rows(gained)).toMatchObject({ isSameFile: true, unread: [{ column: 'Colour', field: 'colour' }] });
    const { mapping } = proposeMapping(Object.keys(gained[0] ?? {}), gained, AIDS);
    expect(await feed.rows(gained, { mapping })).toMatchObject({ changed: 1, unread: [] });
  });
});
