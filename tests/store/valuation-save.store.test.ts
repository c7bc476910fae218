import { sql } from 'kysely';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { miscellaneous, tradeInNames } from '#src/routes/api/trade-in-answers.ts';
import { visitContext } from '#src/routes/request-context.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { Fleet } from '#tests/factories/a-fleet.ts';
import { asVisitor, aValuation, aValuationFleet, BY_REGO, CONDITION } from './valuation-harness.ts';

let fleet: Fleet;
let site: Context;
let here: Context;
beforeAll(async () => {
  fleet = await aValuationFleet();
  site = await fleet.context('ours');
  here = asVisitor(site);
});
afterAll(() => fleet.end());

const argsOf = (visit: Context, request: Request) => {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  return { request, context, key: '' };
};

const FIGURES = { low: 19_800, middle: 20_600, high: 21_400 };

async function save(body: object, visit = here) {
  const request = new Request('http://ours.localhost/api/miscellaneous', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const answer = await miscellaneous(argsOf(visit, request));
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const stored = async (lead: string) => {
  const { rows } = await sql<{ valuation: unknown }>`select valuation from lead where id = ${lead}`.execute(fleet.all);
  return rows[0]?.valuation;
};

test('T2 a valuation is stored with the lead that its visitor began', async () => {
  const lead = await aValuation(here);
  expect(await save({ column_name: 'valuation', lead_id: lead, valuation: FIGURES })).toEqual({
    status: 200,
    body: { success: true },
  });
  expect(await stored(lead)).toEqual(FIGURES);
});

test.each(['is_spam', 'fields', 'visitors', 'lead_status', '', 'constructor'])(
  'H2 the column %j is not on the list and is not written',
  async (column) => {
    const lead = await aValuation(here);
    expect((await save({ column_name: column, lead_id: lead, valuation: FIGURES })).status).toBe(422);
    expect(await stored(lead)).toBeNull();
  },
);
test('H2 nobody writes to a lead that another visitor began, nor on another site', async () => {
  const lead = await aValuation(here);
  const body = { column_name: 'valuation', lead_id: lead, valuation: FIGURES };
  expect((await save(body, asVisitor(site, 's'.repeat(22)))).status).toBe(404);
  expect((await save(body, asVisitor(site, null))).status).toBe(404);
  expect((await save(body, asVisitor(await fleet.context('theirs')))).status).toBe(404);
  expect(await stored(lead)).toBeNull();
});
test.each([
  [{ lead_id: 'no-such-lead', valuation: FIGURES }, 404],
  [{ lead_id: 7, valuation: FIGURES }, 404],
  [{ valuation: FIGURES }, 404],
  [{ lead_id: 'x' }, 422],
  [{ lead_id: 'x', valuation: null }, 422],
  [{ lead_id: 'x', valuation: 'y'.repeat(5_000) }, 422],
])('H2 the body %j is answered %i', async (body, status) =>
  expect((await save({ column_name: 'valuation', ...body })).status).toBe(status),
);
test.each([{ said: 'a\u0000b' }, { ...FIGURES, note: 'x' }, { low: 9, middle: 8, high: 7 }, [FIGURES]])(
  'H2 %j is no valuation and is not stored',
  async (valuation) => {
    const lead = await aValuation(here);
    expect((await save({ column_name: 'valuation', lead_id: lead, valuation })).status).toBe(422);
    expect(await stored(lead)).toBeNull();
  },
);
test('T2 where the switch is off nothing is saved', async () => {
  const lead = await aValuation(here);
  const dealerships = site.site.dealerships.map((one) => ({ ...one, switches: { ...one.switches, savesValuation: false } }));
  const off = { ...here, site: { ...site.site, dealerships, switches: { ...site.site.switches, savesValuation: false } } };
  expect((await save({ column_name: 'valuation', lead_id: lead, valuation: FIGURES }, off)).status).toBe(404);
  expect(await stored(lead)).toBeNull();
});
test('T2 a valuation against a vehicle is saved only while the vehicle is in stock, not sold, not reserved and above $200', async () => {
  const { rows } = await sql<{ id: number }>`select id from vehicle where stocknum = 'WANTED'`.execute(fleet.all);
  const car = String(rows[0]?.id);
  const lead = await aValuation(here, CONDITION, { ...BY_REGO, car_id: car });
  const body = { column_name: 'valuation', lead_id: lead, valuation: FIGURES };
  for (const change of [sql`reserved = true`, sql`sold = true`, sql`status = 'coming_soon'`, sql`price_cents = 20000`]) {
    await sql`update vehicle set ${change} where stocknum = 'WANTED'`.execute(fleet.all);
    const then = asVisitor(await fleet.context('ours'));
    expect((await save(body, then)).status).toBe(409);
    await sql`update vehicle set reserved = false, sold = false, status = 'in_stock', price_cents = 3899000
      where stocknum = 'WANTED'`.execute(fleet.all);
  }
  expect((await save(body, asVisitor(await fleet.context('ours')))).status).toBe(200);
});

async function names(query: Record<string, string>, visit = here) {
  const request = new Request(`http://ours.localhost/api/trade-in/names?${new URLSearchParams(query)}`);
  const answer = await tradeInNames(argsOf(visit, request));
  return answer.status === 200 ? ((await answer.json()) as { names: string[] }).names : answer.status;
}

test('T1 a year lists makes, a make its models, a model its badges, of the whole platform’s stock', async () => {
  expect(await names({ year: '2021' })).toEqual(['Mazda', 'Toyota']);
  expect(await names({ year: '2021', make: 'TOYOTA' })).toEqual(['Corolla']);
  expect(await names({ year: '2021', make: 'Toyota', model: 'corolla' })).toEqual(['Ascent Sport']);
  // Nobody has a car of that age: any of the make will do.
  expect(await names({ year: '1999', make: 'Toyota' })).toEqual(['Corolla']);
  const elsewhere = asVisitor(await fleet.context('theirs'));
  expect(await names({ year: '2021', make: 'Mazda' }, elsewhere)).toEqual(['CX-5']);
});
test.each([{}, { year: '' }, { year: 'soon' }, { year: '20211' }])('T1 %j lists nothing', async (query) =>
  expect(await names(query as Record<string, string>)).toBe(422),
);
