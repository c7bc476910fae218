import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PlatformStore } from '#src/store/platform-store.ts';
import { upsertVehicles } from '#src/use-cases/stock/upsert-vehicles.ts';
import { aFeed, aFeedCar, csvOf } from '#tests/factories/a-feed.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
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

const COLUMNS = ['Stock No', 'Make', 'Model', 'Badge', 'Year', 'Price', 'Odometer', 'Condition', 'Days on lot'];
const MAPPING = {
  columns: {
    stocknum: ['Stock No'],
    make: ['Make'],
    model: ['Model'],
    badge: ['Badge'],
    year: ['Year'],
    price: ['Price'],
    km: ['Odometer'],
    car_type: ['Condition'],
  },
  defaults: {},
};

interface Car {
  readonly model: string;
  readonly badge: string;
  readonly price: number;
}
type Yard = Readonly<Record<string, Car>>;

/** The yard as a file: its columns in any order, cells quoted or not, with a column that says something else every day. */
function fileOf(yard: Yard, { order, isQuoted, day }: Writing): string {
  const columns = order.map((at) => COLUMNS[at] ?? '');
  const rows = Object.entries(yard).map(([stock, { model, badge, price }]) => {
    const cells = aFeedCar(stock, {
      Model: model,
      Badge: badge,
      Price: String(price),
      Odometer: '40000',
      'Days on lot': String(day),
    });
    return Object.fromEntries(columns.map((column) => [column, cells[column] ?? '']));
  });
  const quoted = csvOf(rows);
  return isQuoted ? `${quoted}\n` : `${quoted.replaceAll('"', '')}\n`;
}

interface Writing {
  readonly order: readonly number[];
  readonly isQuoted: boolean;
  readonly day: number;
}

const car: fc.Arbitrary<Car> = fc.record({
  // The two columns have the same words, so that only their places tell them apart.
  model: fc.constantFrom('Rio', 'Sport'),
  badge: fc.constantFrom('Rio', 'Sport'),
  price: fc.constantFrom(20_000, 21_000, 22_000),
});
const stocks = ['S1', 'S2', 'S3', 'S4'];
const yards = fc.record(Object.fromEntries(stocks.map((stock) => [stock, car])));
const writing: fc.Arbitrary<Writing> = fc.record({
  order: fc.shuffledSubarray([...COLUMNS.keys()], { minLength: COLUMNS.length }),
  isQuoted: fc.boolean(),
  day: fc.nat(5),
});

/** The same lines under a header that has two columns in each other's place. */
const SWAPPED = [
  { order: [0, 1, 2, 3, 4, 5, 6, 7, 8], model: 'Rio', badge: 'Sport' },
  { order: [0, 1, 3, 2, 4, 5, 6, 7, 8], model: 'Sport', badge: 'Rio' },
].map(({ order, model, badge }) => ({
  yard: Object.fromEntries(stocks.map((stock) => [stock, { model, badge, price: 20_000 }])),
  writing: { order, isQuoted: true, day: 1 },
  edited: null,
}));

const stored = async (): Promise<Yard> => {
  const rows = await fleet.all.selectFrom('vehicle').select(['stocknum', 'model', 'badge', 'priceCents']).execute();
  return Object.fromEntries(
    rows.map(({ stocknum, model, badge, priceCents }) => [
      stocknum,
      { model, badge: badge ?? '', price: Number(priceCents) / 100 },
    ]),
  );
};
const isSame = (one: Car | undefined, other: Car | undefined) => JSON.stringify(one) === JSON.stringify(other);

test('J8 whatever changes between two files, by the feed or by somebody else, is noticed, and nothing else is', {
  timeout: 300_000,
}, async () => {
  const steps = fc.array(
    fc.record({ yard: yards, writing, edited: fc.option(fc.record({ stock: fc.constantFrom(...stocks), car })) }),
    {
      minLength: 2,
      maxLength: 4,
    },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      await sql`delete from vehicle`.execute(fleet.all);
      await sql`delete from import_run`.execute(fleet.all);
      for (const { yard, writing, edited } of all) {
        const before = await stored();
        const account = await done(fileOf(yard, writing));
        const known = Object.keys(before);
        const same = known.filter((stock) => isSame(before[stock], yard[stock])).length;
        expect([account.added, account.changed, account.unchanged]).toEqual([4 - known.length, known.length - same, same]);
        expect(await stored()).toEqual(yard);
        if (edited !== null) await edit(edited.stock, edited.car);
      }
    }),
    { numRuns: 25, examples: [[SWAPPED]] },
  );
});

async function done(file: string) {
  const imported = await feed.bring(file, { mapping: MAPPING });
  if (imported.kind !== 'done') throw new Error('The file did not go in.');
  return imported.account;
}

const edit = (stocknum: string, { model, badge, price }: Car) =>
  upsertVehicles(
    new PlatformStore(fleet.all),
    [{ stocknum, make: 'Kia', model, badge, year: 2021, price, km: 40_000, car_type: 'used' }],
    { dealership: 'harbour-motors', source: 'somebody', now: NOW },
  );
