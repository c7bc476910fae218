import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerValuation } from '#src/http/answer-valuation.ts';
import type { Context } from '#src/use-cases/context.ts';
import { readValuation } from '#src/use-cases/trade-in/read-valuation.ts';
import { type StepPart, valuationView } from '#src/views/trade-in/valuation-view.ts';
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

const found = async (context: Context, lead: string) => {
  const valuation = await readValuation(context, lead);
  if (valuation === null) throw new Error('The valuation is not there.');
  return valuation;
};
const viewOf = async (context: Context, lead: string, part: StepPart) =>
  valuationView(context, await found(context, lead), part, new URLSearchParams());
const send = async (context: Context, lead: string, part: StepPart, fields: Record<string, string>) => {
  const request = new Request(`http://ours.localhost/trade-in/${lead}/${part}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return answerValuation(context, request, await found(context, lead), part);
};
const later = (days: number) => asVisitor(site, VISITOR, new Date(NOW.getTime() + days * 86_400_000));

test('T1 an offer’s page says how long it is good for, and up to which kilometres', async () => {
  const { step } = await viewOf(here, await aValuation(here), 'offer');
  expect(step).toMatchObject({
    kind: 'offer',
    offer: {
      goodUntil: '5 pm on Sunday 22 November',
      kmAllowed: '59,200',
      days: 7,
      line: ['2021 Toyota Corolla Ascent Sport', 'SAMPLE10', '58,200 km'],
    },
  });
});
test('T1 the evidence has a dot for every advertisement, and names only this site’s own cars that have a price', async () => {
  const { step } = await viewOf(here, await aValuation(here), 'offer');
  if (step.kind !== 'offer') throw new Error(step.kind);
  expect(step.offer.evidence.dots).toHaveLength(12);
  expect(step.offer.evidence.near).toHaveLength(3);
  const own = new Set(
    site.showroom.stock.first({ words: { make: 'Toyota' }, ranges: {} }, 20).map(({ slug }) => `/cars/${slug}`),
  );
  for (const { href, price } of step.offer.evidence.near) {
    expect(own).toContain(href);
    expect(price).toMatch(/^\$\d{2},\d{3}$/);
  }
});
test('T1 an offer that has ended says so on every page of it, and its answers make a new one', async () => {
  const lead = await aValuation(here);
  for (const part of ['offer', 'accept'] as const)
    expect((await viewOf(later(9), lead, part)).step).toEqual({ kind: 'ended', on: '22 November' });
  expect(await send(later(9), lead, 'accept', { ...PERSON, offer_accepted: 'true' })).toMatchObject({
    kind: 'again',
    status: 409,
  });
  const { values } = await viewOf(later(9), lead, 'offer');
  expect(await send(later(9), lead, 'condition', { ...CONDITION, kms: values.kms ?? '' })).toMatchObject({ kind: 'on' });
  expect((await viewOf(later(9), lead, 'offer')).step.kind).toBe('offer');
});
test('T1 a complete valuation shows that it is done, whichever of its pages is opened', async () => {
  const lead = await aValuation(here);
  expect(await send(here, lead, 'accept', { ...PERSON, offer_accepted: 'true' })).toEqual({
    kind: 'on',
    href: `/trade-in/${lead}/offer`,
  });
  for (const part of ['car', 'condition', 'offer', 'accept'] as const)
    expect((await viewOf(here, lead, part)).step).toMatchObject({ kind: 'done', until: '22 November' });
  // Sent again with other words it is refused, and nothing changes.
  expect(await send(here, lead, 'accept', { ...PERSON, name: 'Kim', offer_accepted: 'true' })).toMatchObject({ status: 409 });
  expect((await viewOf(here, lead, 'offer')).values.name).toBe('Sam');
});
test('T1 a step cannot be jumped to', async () => {
  const { body } = await postStep(here, 0, { ...BY_REGO, idempotency_key: 'a jump' });
  for (const part of ['offer', 'accept', 'inspection'] as const)
    expect((await viewOf(here, body.lead_id, part)).step.kind).toBe('condition');
  expect(await send(here, body.lead_id, 'accept', { ...PERSON, offer_accepted: 'true' })).toMatchObject({
    kind: 'again',
    status: 422,
  });
});
test('T3 a car that is too old is told so before its scratches are asked about, and sends kilometres and contact at once', async () => {
  const { body } = await postStep(here, 0, { rego: 'SAMPLE20', regoState: 'qld', idempotency_key: 'an old car' });
  const view = await viewOf(here, body.lead_id, 'condition');
  expect(view.step).toMatchObject({ kind: 'call', asksKms: true });
  expect(JSON.stringify(view.step)).not.toContain('$');
  expect(await send(here, body.lead_id, 'offer', { ...PERSON, kms: '133514' })).toMatchObject({ kind: 'on' });
  expect((await viewOf(here, body.lead_id, 'offer')).step).toMatchObject({ kind: 'done', until: null });
});
test('T1 a site that wants it so asks who it is before the figure', async () => {
  const switches = { ...site.site.switches, tradeInContactFirst: true };
  const dealerships = site.site.dealerships.map((one) => ({ ...one, switches: { ...one.switches, tradeInContactFirst: true } }));
  const first = { ...here, site: { ...site.site, switches, dealerships } };
  const { body } = await postStep(first, 0, { ...BY_REGO, idempotency_key: 'contact first' });
  const asked = await viewOf(first, body.lead_id, 'condition');
  expect(asked.contact.map(({ name }) => name)).toEqual(['name', 'last_name', 'email', 'phone']);
  expect(await send(first, body.lead_id, 'condition', CONDITION)).toMatchObject({
    kind: 'again',
    reply: { errors: [{ field: 'name' }, { field: 'email' }, { field: 'phone' }] },
  });
  expect(await send(first, body.lead_id, 'condition', { ...CONDITION, ...PERSON })).toMatchObject({ kind: 'on' });
  expect((await viewOf(first, body.lead_id, 'offer')).contact).toEqual([]);
  expect(await send(first, body.lead_id, 'accept', { offer_accepted: 'true' })).toMatchObject({ kind: 'on' });
});
test('T1 without script a car by hand is chosen list by list, with nothing of the person in the address', async () => {
  const { body } = await postStep(here, 0, { go: 'by-hand', idempotency_key: 'by hand' });
  const chosen = { go: 'next', 'Vehicle Year': '2021', 'Vehicle Make': 'Toyota' };
  const answer = await send(here, body.lead_id, 'by-hand', chosen);
  expect(answer).toEqual({ kind: 'on', href: `/trade-in/${body.lead_id}/by-hand?year=2021&make=Toyota` });
  const query = new URLSearchParams('year=2021&make=Toyota');
  const { step } = await valuationView(here, await found(here, body.lead_id), 'by-hand', query);
  expect(step).toMatchObject({ kind: 'by-hand', notFound: null, hand: { models: ['Corolla'], badges: [] } });
});
