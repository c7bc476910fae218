import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#src/use-cases/context.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { reviseEstimates } from '#src/use-cases/market/revise-estimates.ts';
import { readValuation } from '#src/use-cases/trade-in/read-valuation.ts';
import { valuationView } from '#src/views/trade-in/valuation-view.ts';
import { type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { asVisitor, aValuationFleet, postStep } from './valuation-harness.ts';

let fleet: Fleet;
let here: Context;
beforeAll(async () => {
  fleet = await aValuationFleet();
  here = asVisitor(await fleet.context('ours'));
});
afterAll(() => fleet.end());

const named = async (slug: string, make: string | null = null, model: string | null = null, year: number | null = 2021) =>
  (await fleet.storeOf(slug)).tradeIn.names({ itemType: 'car', year, make, model, most: 300 });

/** How often a table was looked into, by whatever means, while the names were found. */
async function looksInto(table: string): Promise<number> {
  const siteId = await fleet.siteId('ours');
  return fleet.all.transaction().execute(async (trx) => {
    const looks = async () => {
      const { rows } = await sql<{ looks: string }>`
        select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as looks from pg_stat_xact_user_tables where relname = ${table}`.execute(
        trx,
      );
      return Number(rows[0]?.looks);
    };
    const before = await looks();
    for (const [make, model] of [
      [null, null],
      ['Toyota', null],
      ['Toyota', 'Corolla'],
    ])
      await sql`select name from traded_names(${siteId}, 'car', 2021, ${make}::text, ${model}::text, 300)`.execute(trx);
    return (await looks()) - before;
  });
}

test('H8.1 the names of cars are found without looking at a single vehicle', async () => {
  expect(await looksInto('vehicle')).toBe(0);
  expect(await looksInto('traded_name')).toBe(3);
});

test('T1 each name is written as most dealers write it, and one that nothing is left of is on no list', async () => {
  await fleet.stock('their-motors', [
    ...['Hi-Lux', 'HiLux', 'HiLux'].map((model, at) => aVehicle({ stocknum: `H${at}`, make: 'Toyota', model, year: 2021 })),
    aVehicle({ stocknum: 'H9', make: '???', model: 'Nameless', year: 2021 }),
  ]);
  await reviseEstimates(fleet.all, NOW);
  expect(await named('ours', 'toyota')).toEqual(['Corolla', 'HiLux']);
  expect(await named('ours', '!!!')).toEqual([]);
  expect(await named('ours')).toEqual(['Mazda', 'Toyota']);
  expect(await named('ours', 'TOYOTA', 'hilux', 2010)).toEqual([]);
});

test('T1 the names of a dealer who stays out of the market are on the lists of their own sites only', async () => {
  await fleet.stock('their-motors', [aVehicle({ stocknum: 'X1', make: 'Zastava', model: 'Koral', year: 2021 })]);
  await sql`update dealership set market_opt_out = true where slug = 'their-motors'`.execute(fleet.all);
  await reviseEstimates(fleet.all, NOW);
  expect(await named('theirs')).toContain('Zastava');
  expect(await named('ours')).not.toContain('Zastava');
  await sql`update dealership set market_opt_out = false`.execute(fleet.all);
});

test('H8.1 however many names dealers invent, a list holds the three hundred that most vehicles have', async () => {
  const invented = Array.from({ length: 400 }, (_, at) => aVehicle({ stocknum: `I${at}`, make: `Make ${at}`, year: 2021 }));
  await fleet.stock('their-motors', [...invented, aVehicle({ stocknum: 'I-again', make: 'Make 399', year: 2021 })]);
  await reviseEstimates(fleet.all, NOW);
  const { rows } = await sql<{ name: string }>`select name from traded_name where make_key = '' and item_type = 'car'`.execute(
    fleet.all,
  );
  expect(rows).toHaveLength(300);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['Toyota', 'Make 399']));
});

const begun = async (visitor: Context) => (await postStep(visitor, 0, { go: 'by-hand' })).body.lead_id;
const lists = async (visitor: Context, lead: string, query: Record<string, string>) => {
  const valuation = await readValuation(visitor, lead);
  if (valuation === null) throw new Error('The valuation is not there.');
  const { step } = await valuationView(visitor, valuation, 'by-hand', new URLSearchParams(query));
  if (step.kind !== 'by-hand') throw new Error(step.kind);
  return step.hand;
};
const withLookUps = (most: number): Context => {
  const visitor = asVisitor(here, 'l'.repeat(22));
  return { ...visitor, services: { ...visitor.services, lookUps: new AddressLimit(most, 600_000, () => NOW.getTime()) } };
};

test('H9.1 a page of lists takes one look-up of the address, and beyond its share shows no list and says when to come back', async () => {
  const visitor = withLookUps(2);
  const lead = await begun(visitor);
  expect((await lists(visitor, lead, {})).retryAfterSeconds).toBeNull();
  for (const query of [{ year: '2021' }, { year: '2021', make: 'Toyota', model: 'Corolla' }])
    expect(await lists(visitor, lead, query)).toMatchObject({ retryAfterSeconds: null });
  const over = await lists(visitor, lead, { year: '2021', make: 'Toyota' });
  expect(over).toMatchObject({ year: '2021', makes: [], models: [] });
  expect(over.retryAfterSeconds).toBeGreaterThan(0);
});

test('H9.1 a car that is chosen by hand takes a look-up of the address, and beyond its share is asked for later', async () => {
  const visitor = withLookUps(1);
  const car = { 'Vehicle Year': '2021', 'Vehicle Make': 'Toyota', 'Vehicle Model': 'Corolla' };
  expect((await postStep(visitor, 0, car)).status).toBe(201);
  expect((await postStep(visitor, 0, car)).status).toBe(429);
  // What needs no list is still taken.
  expect((await postStep(visitor, 0, { 'Vehicle Year': '2021', 'Vehicle Make': 'Not in this list' })).status).toBe(201);
});
