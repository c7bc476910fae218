import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountLines, proposalLines } from '#src/cli/stock-lines.ts';
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
});

const OWN = { car_type: 'used', year: 2019, make: 'Toyota', model: 'Corolla', price: 22_990 };
const bring = (rows: readonly object[], isAccepted = false) => feed.bring(JSON.stringify(rows), { mode: 'changes', isAccepted });
const stored = (stocknum: string) =>
  fleet.all.selectFrom('vehicle').selectAll().where('stocknum', '=', stocknum).executeTakeFirstOrThrow();

describe('J8 JSON that has our names for some things and a dealer’s for others', () => {
  const mixed = {
    odometer: 45_000,
    features: ['ABS', 'Tow bar'],
    photos: ['https://example.com/1.jpg'],
    transmission: 'Auto',
    body: 'Hatch',
  };
  test('gets a proposed mapping, by which all of it is read', async () => {
    const rows = ['J1', 'J2'].map((stocknum) => ({ stocknum, ...OWN, ...mixed }));
    expect(await bring(rows)).toMatchObject({ kind: 'proposed' });
    expect(await bring(rows, true)).toMatchObject({ kind: 'done', account: { added: 2, setAside: [] } });
    expect(await stored('J1')).toMatchObject({
      carType: 'used',
      km: 45_000,
      equipment: ['ABS', 'Tow bar'],
      images: [{ url: 'https://example.com/1.jpg' }],
      simpleTransmission: 'Automatic',
      simpleBody: 'Hatch',
    });
  });
  test('is told from our own by a name that only a later row has', async () => {
    const imported = await bring([
      { stocknum: 'J1', ...OWN },
      { stocknum: 'J2', ...OWN, mood: 'sunny' },
    ]);
    if (imported.kind !== 'proposed') throw new Error('It is taken for our own.');
    expect(proposalLines(imported.proposal).join('\n')).toMatch(/mood +is left out/);
  });
});

test('J8 a name that is not ours, far down in a file of ours, is reported without its value', async () => {
  const rows = Array.from({ length: 400 }, (_, at) => ({ stocknum: `K${at}`, ...OWN, ...(at >= 390 ? { cost: 17_123 } : {}) }));
  const imported = await bring(rows);
  if (imported.kind !== 'done') throw new Error('It is not taken for our own.');
  expect(imported.account).toMatchObject({ added: 400, setAside: [] });
  expect(accountLines(imported.account, false)).toContain('  a name that we do not know: "cost" (10 rows, first 391)');
  expect(JSON.stringify(imported.account)).not.toContain('17123');
});

test('J8 a figure that is not ours, inside a vehicle’s, is reported without its value', async () => {
  const variant = { cylinders: 4, dealerMargin: 17_123 };
  const imported = await bring([{ stocknum: 'K1', ...OWN, variant, specifications: { sleeps: 2, mood: 'sunny' } }]);
  if (imported.kind !== 'done') throw new Error('It is not taken for our own.');
  const told = ['variant.dealerMargin', 'specifications.mood'];
  expect(accountLines(imported.account, false)).toEqual(
    expect.arrayContaining(told.map((name) => `  a name that we do not know: "${name}" (row 1)`)),
  );
  expect(JSON.stringify(imported.account)).not.toContain('17123');
});

describe('J1 a JSON row of changes', () => {
  const own = { stocknum: 'C1', ...OWN, km: 40_000, colour: 'Red', tag: 'Special', images: ['https://example.com/1.jpg'] };
  const whole = {
    Stock: 'C1',
    Make: 'Kia',
    Model: 'Rio',
    Year: 2021,
    Price: 20_000,
    Odometer: 40_000,
    Colour: 'Red',
    Photos: ['https://example.com/1.jpg'],
    Transmission: 'Auto',
    Engine: '4 cyl, 2.4 L',
    'Fuel use': '8.7 L / 100 km',
  };
  const [red, blue] = [{ km: 40_000, colour: 'Red', images: [{ url: 'https://example.com/1.jpg' }] }, { colour: 'Blue' }];
  test('in our own words leaves what it does not name as it is, and clears what it has as null or empty', async () => {
    await bring([own]);
    expect(await bring([{ stocknum: 'C1', car_type: 'used', price: 21_000 }])).toMatchObject({
      account: { changed: 1, setAside: [] },
    });
    expect(await stored('C1')).toMatchObject({ ...red, priceCents: '2100000', make: 'Toyota', tag: 'Special' });
    await bring([{ stocknum: 'C1', car_type: 'used', km: null, tag: '', images: [] }]);
    expect(await stored('C1')).toMatchObject({ km: null, tag: null, images: [], colour: 'Red', priceCents: '2100000' });
  });
  test('in a dealer’s words does the same', async () => {
    await bring([whole], true);
    expect(await bring([{ Stock: 'C1', Price: 21_000 }])).toMatchObject({ account: { changed: 1, setAside: [] } });
    expect(await stored('C1')).toMatchObject({ ...red, priceCents: '2100000', model: 'Rio', simpleTransmission: 'Automatic' });
    await bring([{ Stock: 'C1', Odometer: null, Photos: [], Transmission: '' }]);
    expect(await stored('C1')).toMatchObject({ km: null, images: [], simpleTransmission: null, trans: null, colour: 'Red' });
    const many = Array.from({ length: 5 }, (_, at) => ({ ...whole, Stock: `D${at}` }));
    await bring(many);
    expect(await bring(many.map(({ Stock }) => ({ Stock, Colour: 'Blue' })))).toMatchObject({ account: { changed: 5 } });
    expect(await stored('D3')).toMatchObject({ ...red, ...blue, priceCents: '2000000' });
  });
  test('that names one figure of an engine leaves the others as they are', async () => {
    await bring([whole], true);
    const figures = () =>
      fleet.all.selectFrom('vehicleVariant').select(['cylinders', 'enginesizeLitres', 'fuelconsumptioncombined']).execute();
    expect(await figures()).toMatchObject([{ cylinders: 4 }]);
    const [before] = await figures();
    await bring([{ Stock: 'C1', 'Fuel use': null }]);
    expect(await figures()).toEqual([{ ...before, fuelconsumptioncombined: null }]);
  });
  test('brings a vehicle back that was removed, at the address that it had', async () => {
    await bring([own]);
    const { id, slug } = await stored('C1');
    await sql`update vehicle set show_on_dealer_website = false, status = 'removed', digest = '', feed_digest = null`.execute(
      fleet.all,
    );
    await bring([{ stocknum: 'C1', car_type: 'used', km: 41_000 }]);
    expect(await stored('C1')).toMatchObject({ id, slug, status: 'in_stock', showOnDealerWebsite: true, km: 41_000 });
  });
  test('does not take an online reservation for the feed’s own', async () => {
    await bring([own]);
    await sql`insert into vehicle_reservation (vehicle_id, dealership_id, is_reserved, changed_at)
      select id, dealership_id, true, now() from vehicle`.execute(fleet.all);
    await bring([{ stocknum: 'C1', car_type: 'used', km: 41_000 }]);
    expect(await stored('C1')).toMatchObject({ km: 41_000, reserved: false });
  });
  test('that says that a value is none is not taken for one that did not name it', async () => {
    await bring([whole], true);
    await bring([{ Stock: 'C1', Odometer: 41_000 }]);
    await bring([{ Stock: 'C1', Odometer: 41_000, Colour: null }]);
    expect(await stored('C1')).toMatchObject({ km: 41_000, colour: null });
  });
  test('of a whole snapshot says all, so that what it does not name is gone', async () => {
    await bring([own]);
    await feed.bring(JSON.stringify([{ stocknum: 'C1', ...OWN }]), { mode: 'snapshot' });
    expect(await stored('C1')).toMatchObject({ km: null, colour: null, images: [] });
  });
});

describe('J1 an XML row of changes', () => {
  const bringXml = (rows: string, given: { mode?: 'changes' | 'snapshot'; isAccepted?: boolean } = {}) =>
    feed.bring(`<stock>${rows}</stock>`, { mode: 'changes', ...given });
  const begin = () =>
    bringXml(
      `<car><Stock>X1</Stock><Make>Kia</Make><Model>Rio</Model><Year>2021</Year><Price>20000</Price><Odometer>40000</Odometer>
       <Colour>Red</Colour><Photos><Photo>https://example.com/1.jpg</Photo><Photo>https://example.com/2.jpg</Photo></Photos></car>`,
      { isAccepted: true },
    );
  test('leaves what it does not name as it is, and clears what it has as an empty element', async () => {
    await begin();
    expect(await bringXml('<car><Stock>X1</Stock><Price>21000</Price></car>')).toMatchObject({ account: { changed: 1 } });
    expect(await stored('X1')).toMatchObject({ priceCents: '2100000', km: 40_000, colour: 'Red', model: 'Rio', year: 2021 });
    expect((await stored('X1')).images).toHaveLength(2);
    await bringXml('<car><Stock>X1</Stock><Price>21000</Price><Odometer/><Colour xsi:nil="true"/><Photos></Photos></car>');
    expect(await stored('X1')).toMatchObject({ priceCents: '2100000', km: null, colour: null, images: [] });
  });
  test('that names a whole vehicle without a price takes its price back, and nothing else', async () => {
    await begin();
    await bringXml('<car><Stock>X1</Stock><Make>Kia</Make><Model>Rio</Model><Year>2021</Year></car>');
    expect(await stored('X1')).toMatchObject({ priceCents: null, km: 40_000, colour: 'Red' });
  });
  test('of a whole snapshot says all, so that what it does not name is gone', async () => {
    await begin();
    await bringXml('<car><Stock>X1</Stock><Make>Kia</Make><Model>Rio</Model><Year>2021</Year><Price>20000</Price></car>', {
      mode: 'snapshot',
    });
    expect(await stored('X1')).toMatchObject({ priceCents: '2000000', km: null, colour: null, images: [] });
  });
});

test('J8 a file whose days have the month first is read so, and the next one that does not tell is too', async () => {
  const rego = (day: string, stock: string) => aFeedCar(stock, { 'Rego expiry': day });
  const read = async () =>
    (await fleet.all.selectFrom('vehicle').select(['stocknum', 'regoExpiry']).orderBy('stocknum').execute()).map(
      ({ regoExpiry }) => regoExpiry,
    );
  await feed.bring(csvOf([rego('12/31/2026', 'D1'), rego('05/06/2026', 'D2')]), { isAccepted: true });
  expect(await read()).toEqual(['2026-12-31', '2026-05-06']);
  const account = await feed.rows([rego('07/08/2026', 'D2')], { mode: 'changes' });
  expect(account.notes).toContainEqual(
    expect.objectContaining({ column: 'Rego expiry', how: 'repaired', from: '07/08/2026', to: '2026-07-08' }),
  );
  // The same rows say something else once others show that the day comes first.
  await feed.rows([rego('31/12/2026', 'D1'), rego('07/08/2026', 'D2')]);
  expect(await read()).toEqual(['2026-12-31', '2026-08-07']);
  const mixed = await feed.rows([rego('31/12/2026', 'D1'), rego('07/08/2026', 'D2'), rego('12/31/2026', 'D3')]);
  expect(mixed.notes).toContainEqual({
    column: 'Rego expiry',
    how: 'unreadable',
    from: '07/08/2026',
    to: null,
    count: 1,
    row: 2,
  });
  expect(await read()).toEqual(['2026-12-31', null, '2026-12-31']);
});
