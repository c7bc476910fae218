import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountLines, proposalLines } from '#src/cli/stock-lines.ts';
import { aFeed } from '#tests/factories/a-feed.ts';
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
