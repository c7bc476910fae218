import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#src/use-cases/context.ts';
import { openOffers } from '#src/use-cases/trade-in/open-offers.ts';
import { readValuation } from '#src/use-cases/trade-in/read-valuation.ts';
import { type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { asVisitor, aValuation, aValuationFleet, BY_REGO, CONDITION, PERSON, postStep, VISITOR } from './valuation-harness.ts';

let fleet: Fleet;
let site: Context;
let here: Context;
beforeAll(async () => {
  fleet = await aValuationFleet();
  site = await fleet.context('ours');
  here = asVisitor(site);
});
afterAll(() => fleet.end());

const accept = (lead: string, context = here, more: object = {}) =>
  postStep(context, 2, { ...PERSON, offer_accepted: true, lead_id: lead, ...more });
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

test('T1 a registration that is found carries on as a lead, to an offer whose rows total to its middle', async () => {
  const valuation = await readValuation(here, await aValuation(here));
  expect(valuation?.car).toMatchObject({ year: 2021, make: 'Toyota', model: 'Corolla', badge: 'Ascent Sport', built: '2021-06' });
  const { offer } = valuation ?? {};
  expect(offer?.reasons.reduce((sum, { cents }) => sum + cents, 0)).toBe(offer?.middleCents);
  expect(offer?.evidence.ads).toBe(12);
  expect(valuation?.state).toBe('open');
  expect(valuation?.lead.fields['Offer range']).toMatch(/^\$[\d,]+ to \$[\d,]+$/);
});
test('T1 accepting answers lead_id, form_completed and offer_accepted, and the offer lasts seven days', async () => {
  const visitor = asVisitor(site, 'a'.repeat(22));
  const lead = await aValuation(visitor);
  expect(await accept(lead, visitor)).toEqual({
    status: 201,
    body: { lead_id: lead, form_completed: true, offer_accepted: true },
  });
  const [open] = await openOffers(asVisitor(site, 'a'.repeat(22), later(7)));
  expect(open).toMatchObject({ vehicle: '2021 Toyota Corolla Ascent Sport', until: new Date('2026-11-22T07:00:00Z') });
  expect(await openOffers(asVisitor(site, 'a'.repeat(22), later(8)))).toEqual([]);
  expect(await openOffers(asVisitor(site, 'b'.repeat(22)))).toEqual([]);
});
test('T1 accepting twice is accepting once', async () => {
  const lead = await aValuation(here, { ...CONDITION, kms: '51,000' });
  const first = await accept(lead);
  expect(await accept(lead)).toEqual({ ...first, status: 200 });
});
test('T1 an offer that has ended is not accepted, and its answers are still there', async () => {
  const lead = await aValuation(here, { ...CONDITION, kms: '52,000' });
  const then = asVisitor(site, VISITOR, later(9));
  expect((await accept(lead, then)).status).toBe(409);
  expect(await readValuation(then, lead)).toMatchObject({
    state: 'ended',
    lead: { fields: { kms: '52000', tyres: 'over-half' } },
  });
});
test('T1 an offer that was changed in another window is not accepted for the old one', async () => {
  const lead = await aValuation(here, { ...CONDITION, kms: '53,000' });
  const shown = (await readValuation(here, lead))?.offer?.id;
  await postStep(here, 1, { ...CONDITION, kms: '99,000', lead_id: lead });
  expect((await accept(lead, here, { trade_in_offer: shown })).status).toBe(409);
  expect((await readValuation(here, lead))?.state).toBe('open');
});
test('T1 another car has no offer until its own condition is known', async () => {
  const lead = await aValuation(here, { ...CONDITION, kms: '54,000' });
  await postStep(here, 0, { rego: 'SAMPLE11', regoState: 'qld', lead_id: lead });
  expect((await readValuation(here, lead))?.offer).toBeNull();
});

test.each([
  ['7 years', { rego: 'SAMPLE20', regoState: 'qld' }, CONDITION, 'age'],
  ['100,000 km', BY_REGO, { ...CONDITION, kms: '100,001' }, 'kilometres'],
  ['too few like it', { rego: 'SAMPLE21', regoState: 'qld' }, CONDITION, 'few'],
])('T3 past %s nothing stored or answered has a figure, and the lead asks for a call', async (_, car, condition, reason) => {
  const lead = await aValuation(here, condition, car);
  const valuation = await readValuation(here, lead);
  expect(valuation).toMatchObject({ noFigure: reason, offer: null });
  const { rows } = await sql`select from trade_in_offer where lead_id = ${lead}`.execute(fleet.all);
  expect(rows).toEqual([]);
  expect(JSON.stringify(valuation)).not.toMatch(/cents|\$/i);
  expect((await accept(lead)).status).toBe(409);
  expect((await postStep(here, 2, { ...PERSON, lead_id: lead })).body).toMatchObject({
    form_completed: true,
    offer_accepted: false,
  });
});
test('T3 a car of exactly 100,000 km may have a figure', async () =>
  expect((await readValuation(here, await aValuation(here, { ...CONDITION, kms: '100000' })))?.offer).not.toBeNull());

test.each([
  ['a registration of another state', { rego: 'SAMPLE10', regoState: 'nsw' }],
  ['a registration that nobody has', { rego: 'NOBODY1', regoState: 'qld' }],
])('T1 %s is not found, and the shopper says which car it is', async (_, car) => {
  const { body } = await postStep(here, 0, car);
  expect((await readValuation(here, body.lead_id))?.car).toBeNull();
  const byHand = {
    'Vehicle Year': '2021',
    'Vehicle Make': 'toyota',
    'Vehicle Model': 'COROLLA',
    'Vehicle Badge': 'Ascent Sport',
  };
  await postStep(here, 0, { ...byHand, lead_id: body.lead_id });
  expect((await readValuation(here, body.lead_id))?.car).toMatchObject({ make: 'Toyota', model: 'Corolla', built: null });
});
test.each([
  [{}, 'rego'],
  [{ rego: 'A/B', regoState: 'qld' }, 'rego'],
  [{ rego: 'SAMPLE10', regoState: 'texas' }, 'regoState'],
  [{ 'Vehicle Year': '2031', 'Vehicle Make': 'Toyota', 'Vehicle Model': 'Corolla' }, 'Vehicle Year'],
  [{ 'Vehicle Year': '2021', 'Vehicle Make': 'Tardis', 'Vehicle Model': 'Corolla' }, 'Vehicle Make'],
  [{ 'Vehicle Year': '2021', 'Vehicle Make': 'Toyota', 'Vehicle Model': 'CX-5' }, 'Vehicle Model'],
  [{ 'Vehicle Year': '2021', 'Vehicle Make': 'Toyota', 'Vehicle Model': 'Corolla', 'Vehicle Badge': 'GR' }, 'Vehicle Badge'],
])('T1 the car %j is wrong in its %s', async (car, field) => {
  const { status, body } = await postStep(here, 0, car);
  expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
});
test.each([
  [{ kms: '-5' }, 'kms'],
  [{ kms: '9999999999' }, 'kms'],
  [{ kms: 'a lot' }, 'kms'],
  [{ kms: '' }, 'kms'],
  [{ tyres: 'bald' }, 'tyres'],
  [{ keys: '' }, 'keys'],
  [{ marks: 'spoiler:dent' }, 'marks'],
])('T1 the condition %j is wrong in its %s', async (wrong, field) => {
  const { body } = await postStep(here, 0, BY_REGO);
  const { status, body: answer } = await postStep(here, 1, { ...CONDITION, ...wrong, lead_id: body.lead_id });
  expect([status, answer.errors?.[0]?.field]).toEqual([422, field]);
});
test('H3.2 nobody reads, continues or accepts a valuation that another visitor began', async () => {
  const lead = await aValuation(here, { ...CONDITION, kms: '55,000' });
  const stranger = asVisitor(site, 's'.repeat(22));
  expect(await readValuation(stranger, lead)).toBeNull();
  expect(await readValuation(asVisitor(await fleet.context('theirs')), lead)).toBeNull();
  expect((await postStep(stranger, 1, { ...CONDITION, lead_id: lead })).status).toBe(404);
  expect((await accept(lead, stranger)).status).toBe(404);
});

test('L15.1 a valuation’s lead says where it came from, and which car it is for', async () => {
  const { rows: cars } = await sql<{ id: number; dealershipId: number }>`
    select id, dealership_id from vehicle where stocknum = 'WANTED'`.execute(fleet.all);
  const attributes = { visited_pages: ['/', '/trade-in'], linked_query_params: { utm_source: 'mail' } };
  const { body } = await postStep(here, 0, { ...BY_REGO, car_id: String(cars[0]?.id), lead_attributes: attributes });
  const { rows } = await sql<{ fields: Record<string, string>; attributes: object }>`
    select fields, attributes from lead where id = ${body.lead_id}`.execute(fleet.all);
  expect(rows[0]?.attributes).toEqual(attributes);
  expect(rows[0]?.fields).toMatchObject({
    source: 'Website',
    url: '/trade-in',
    user_agent: 'A browser',
    car_id: String(cars[0]?.id),
    car_dealership_id: String(cars[0]?.dealershipId),
    'Vehicle Make': 'Toyota',
  });
  expect(rows[0]?.fields).not.toHaveProperty('opt_in');
});
test('L15.1 a valuation’s lead names the page that it was begun on at every step', async () => {
  const visitor = asVisitor(site, 'u'.repeat(22));
  const { body } = await postStep(visitor, 0, BY_REGO);
  const onItsPage = asVisitor(site, 'u'.repeat(22), NOW, `/trade-in/${body.lead_id}/accept`);
  const url = async () => (await readValuation(visitor, body.lead_id))?.lead.fields.url;
  expect(await url()).toBe('/trade-in');
  await postStep(onItsPage, 1, { ...CONDITION, lead_id: body.lead_id });
  expect(await url()).toBe('/trade-in');
  expect((await accept(body.lead_id, onItsPage)).status).toBe(201);
  expect(await url()).toBe('/trade-in');
});
test('L3 a valuation whose hidden field is filled is held as spam, and is no offer that a purchase finds', async () => {
  const bot = asVisitor(site, 'r'.repeat(22));
  const lead = await aValuation(bot);
  await accept(lead, bot, { company_website: 'https://spam.example' });
  const { rows } = await sql<{ isSpam: boolean }>`select is_spam from lead where id = ${lead}`.execute(fleet.all);
  expect(rows[0]?.isSpam).toBe(true);
  expect(await openOffers(bot)).toEqual([]);
});
test('T1 what a dealer advertises is counted for another dealer’s offers, unless they stay out of the market', async () => {
  const listings = async (slug: string) =>
    (
      await (
        await fleet.storeOf(slug)
      ).tradeIn.listings({ itemType: 'car', make: 'toyota', model: 'corolla', year: 2021, most: 99 })
    ).length;
  await sql`update dealership set market_opt_out = true where slug = 'their-motors'`.execute(fleet.all);
  expect([await listings('ours'), await listings('theirs')]).toEqual([6, 12]);
  await sql`update dealership set market_opt_out = false`.execute(fleet.all);
  expect(await listings('ours')).toBe(12);
});
test('T1 nothing of a listing says whose it is', async () => {
  const [one] = await (await fleet.storeOf('ours')).tradeIn.listings({
    itemType: 'car',
    make: 'Toyota',
    model: 'Corolla',
    year: 2021,
    most: 1,
  });
  expect(Object.keys(one ?? {}).toSorted()).toEqual(
    ['badge', 'carType', 'dealershipId', 'id', 'itemType', 'km', 'make', 'model', 'price', 'year'].toSorted(),
  );
  expect([one?.id, (one?.dealershipId ?? 9) <= 2]).toEqual([1, true]);
});
