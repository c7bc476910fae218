import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LeadOutcome, SentLead } from '#src/rules/leads/sent-lead.ts';
import type { Context } from '#src/use-cases/context.ts';
import { recordLead } from '#src/use-cases/leads/record-lead.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aLeadInput } from '#tests/factories/a-lead-given.ts';
import { A_PERSON, aSentLead } from '#tests/factories/a-sent-lead.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';

let fleet: Fleet;
let ours: Context;
let theirs: Context;
beforeAll(async () => {
  const site = (slug: string) =>
    aSiteFile({
      slug,
      dealerships: [
        aDealership(`${slug}-motors`, { switches: { leadEmails: [`sales@${slug}.example`] } }),
        aDealership(`${slug}-city`, { switches: { leadEmails: [`city@${slug}.example`] } }),
      ],
    });
  fleet = await aFleet([site('ours'), site('theirs')]);
  [ours, theirs] = [await fleet.context('ours'), await fleet.context('theirs')];
});
afterAll(() => fleet.end());

let keys = 0;
const aKey = () => `a key of the browser’s ${++keys}`;
const CAR = { 'Vehicle Make': 'Mazda', 'Vehicle Model': 'CX-5', 'Vehicle Year': '2021' };
const ORDER = { 'Service Type': 'Logbook' };

/** A step of a booking in three. */
function send(step: number, values: Readonly<Record<string, string>>, sent: Partial<SentLead> = {}, context = ours) {
  const form = {
    category: 'Service',
    subcategory: null,
    steps: [0, 1, 2].map(() => ({ fields: [{ name: 'name' }] })),
  };
  const lead = aSentLead({ form: 'service', step, idempotencyKey: aKey(), raw: values, ...sent });
  return recordLead(context, lead, { form, values, optInLabel: '' });
}
function accepted(outcome: LeadOutcome) {
  if (outcome.kind !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(outcome)}`);
  return outcome;
}
async function begin(values: Readonly<Record<string, string>> = A_PERSON) {
  const { leadId, visitor } = accepted(await send(0, values));
  return { leadId, visitor };
}
async function stored(id: string) {
  const { rows } = await sql<{ fields: Record<string, string>; deliveries: string[]; editions: number[] }>`
    select l.*, array(select d.channel || ' ' || d.target from delivery d where d.lead_id = l.id order by d.edition, 1) as deliveries,
      array(select d.edition::int from delivery d where d.lead_id = l.id order by 1) as editions
    from lead l where id = ${id}`.execute(fleet.all);
  return rows[0];
}
/** Moves a lead's last step into the past, as the clock would. */
const age = (id: string, minutes: number) =>
  sql`update lead set updated_at = now() - ${minutes} * interval '1 minute' where id = ${id}`.execute(fleet.all);

test('L12.3 the first step makes the lead, unfinished and not yet delivered', async () => {
  const { leadId } = await begin();
  expect(await stored(leadId)).toMatchObject({ leadStatus: 'Incomplete', formCompleted: false, deliveries: [] });
});

test.each([
  ['other cookies', CAR, { visitor: 'one visitor' }, { visitor: 'another visitor' }],
  ['other cookies who name the same person', A_PERSON, { visitor: 'one visitor' }, { visitor: 'another visitor' }],
  ['no cookie and other addresses', CAR, { ip: '203.0.113.8' }, { ip: '203.0.113.9' }],
  ['no cookie and one address', CAR, {}, {}],
  ['no cookie who name the same person', A_PERSON, {}, {}],
])(
  'L12.3 the same first step of two visitors with %s, without script, is a lead of each, and each can go on',
  async (_, values, one, other) => {
    const noKey = { idempotencyKey: null };
    const first = accepted(await send(0, values, { ...noKey, ...one }));
    const second = accepted(await send(0, values, { ...noKey, ...other }));
    expect(second.leadId).not.toBe(first.leadId);
    for (const { leadId, visitor } of [first, second])
      expect(accepted(await send(1, ORDER, { ...noKey, leadId, visitor })).leadId).toBe(leadId);
  },
);

test('L12.3 a first step that a visitor with a cookie sends twice without script is one lead', async () => {
  const sent = { idempotencyKey: null, visitor: 'a returning visitor' };
  const first = accepted(await send(0, CAR, sent));
  expect(accepted(await send(0, CAR, sent)).leadId).toBe(first.leadId);
});

test('L12.3 a first step that is sent again with its key because its answer was lost can be continued by its visitor', async () => {
  const idempotencyKey = aKey();
  const lost = accepted(await send(0, A_PERSON, { idempotencyKey, visitor: null }));
  const again = accepted(await send(0, A_PERSON, { idempotencyKey, visitor: null }));
  expect(again).toMatchObject({ leadId: lost.leadId, isReplay: true });
  expect(accepted(await send(1, CAR, { leadId: again.leadId, visitor: again.visitor })).leadId).toBe(lost.leadId);
});

test('L17.2, X2.1 a later step that tells neither subcategory nor trail leaves those of the first', async () => {
  const attributes = { visited_pages: ['/', '/service'], linked_query_params: { utm_source: 'radio' } };
  const lead = accepted(await send(0, { ...A_PERSON, subcategory: 'From radio' }, { attributes }));
  const carriedOn = { leadId: lead.leadId, visitor: lead.visitor };
  await send(1, CAR, carriedOn);
  expect(await stored(lead.leadId)).toMatchObject({ subcategory: 'From radio', attributes });
  await send(2, ORDER, { ...carriedOn, attributes: { visited_pages: ['/b'], linked_query_params: {} } });
  expect(await stored(lead.leadId)).toMatchObject({ attributes: { ...attributes, visited_pages: ['/b'] } });
});

test('L12.3 the steps carry the lead on; the last completes it with every field, and only then it is delivered', async () => {
  const lead = await begin();
  expect(accepted(await send(1, CAR, lead))).toMatchObject({ leadId: lead.leadId, isComplete: false });
  expect(await stored(lead.leadId)).toMatchObject({ leadStatus: 'Incomplete', deliveries: [] });
  expect(accepted(await send(2, ORDER, lead))).toMatchObject({ leadId: lead.leadId, isComplete: true });
  expect(await stored(lead.leadId)).toMatchObject({
    leadStatus: 'Complete',
    formCompleted: true,
    fields: { ...A_PERSON, ...CAR, ...ORDER },
    deliveries: ['dealer-email sales@ours.example', 'shopper-email sam.lee@shopper.example'],
  });
});

test('L12c the dealership chosen in one step is the one that the last delivers to', async () => {
  const lead = await begin({ ...A_PERSON, dealership_slug: 'ours-city' });
  await send(1, CAR, lead);
  await send(2, ORDER, lead);
  expect((await stored(lead.leadId))?.deliveries).toContain('dealer-email city@ours.example');
});

test('L12d the last step twice at once delivers once', async () => {
  const lead = await begin();
  await send(1, CAR, lead);
  const idempotencyKey = aKey();
  const outcomes = await Promise.all([1, 2, 3].map(() => send(2, ORDER, { ...lead, idempotencyKey })));
  expect(outcomes.filter((outcome) => accepted(outcome).isReplay)).toHaveLength(2);
  expect((await stored(lead.leadId))?.deliveries).toHaveLength(2);
});

test('L12e a step sent again with its key and other fields is refused', async () => {
  const lead = await begin();
  const idempotencyKey = aKey();
  accepted(await send(1, CAR, { ...lead, idempotencyKey }));
  expect(await send(1, { ...CAR, 'Vehicle Year': '1999' }, { ...lead, idempotencyKey })).toMatchObject({ status: 422 });
});

test('L12f a visitor may go back, change a step and go on', async () => {
  const lead = await begin();
  await send(1, CAR, lead);
  accepted(await send(0, { ...A_PERSON, name: 'Alex' }, lead));
  await send(2, ORDER, lead);
  expect((await stored(lead.leadId))?.fields).toMatchObject({ name: 'Alex', ...CAR });
});

test.each([1, 2])('L12g step %s without those before it is refused in the ledger’s words', async (step) => {
  const message = 'Please complete the form step before proceeding';
  expect(await send(step, ORDER)).toEqual({ kind: 'invalid', errors: [{ field: 'form', message }] });
  const lead = await begin();
  if (step === 2) expect(await send(2, ORDER, lead)).toEqual({ kind: 'invalid', errors: [{ field: 'form', message }] });
});

test('L12h a lead that was completed takes no more steps', async () => {
  const lead = await begin();
  await send(1, CAR, lead);
  await send(2, ORDER, lead);
  expect(await send(2, { 'Service Type': 'Tyres' }, lead)).toMatchObject({ kind: 'conflict', status: 409 });
});

test('H3.1 a lead’s id is a random UUID: of many begun one after another no two have a part in common', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 8; count += 1) ids.push((await begin()).leadId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(ids.length);
  expect(new Set(ids.map((id) => id.slice(-12))).size).toBe(ids.length);
});

test('H3.2 someone else’s lead, one of another site, one of another form, and one that never was are unknown alike', async () => {
  const { leadId, visitor } = await begin();
  const stranger = accepted(await send(0, { ...A_PERSON, name: 'Alex' })).visitor;
  expect(await send(1, CAR, { leadId, visitor: stranger })).toEqual({ kind: 'unknown' });
  expect(await send(1, CAR, { leadId, visitor: null })).toEqual({ kind: 'unknown' });
  expect(await send(1, CAR, { leadId, visitor }, theirs)).toEqual({ kind: 'unknown' });
  expect(await send(1, CAR, { leadId, visitor, form: 'service-minimal' })).toEqual({ kind: 'unknown' });
  expect(await send(1, CAR, { leadId: '00000000-0000-4000-8000-000000000000', visitor })).toEqual({ kind: 'unknown' });
  expect(await send(1, CAR, { leadId: "' or true --", visitor })).toEqual({ kind: 'unknown' });
  expect((await stored(leadId))?.fields).not.toHaveProperty('Vehicle Make');
});

test('H3.2 the visitor’s token is not in the database, only what follows from it', async () => {
  const { leadId, visitor } = await begin();
  expect(visitor).toMatch(/^[\w-]{22}$/);
  expect(JSON.stringify(await stored(leadId))).not.toContain(visitor);
});

test('H3.2 whoever repeats the browser’s own key may go on, for the answer with the token may have been lost', async () => {
  const idempotencyKey = aKey();
  const { leadId } = accepted(await send(0, A_PERSON, { idempotencyKey }));
  const { visitor, isReplay } = accepted(await send(0, A_PERSON, { idempotencyKey }));
  expect(isReplay).toBe(true);
  expect(accepted(await send(1, CAR, { leadId, visitor })).leadId).toBe(leadId);
});

test('H3.2 whoever only types the same words may not', async () => {
  const values = { ...A_PERSON, message: 'The same words.' };
  const { leadId } = accepted(await send(0, values, { idempotencyKey: null }));
  const { visitor } = accepted(await send(0, values, { idempotencyKey: null }));
  expect(await send(1, CAR, { leadId, visitor })).toEqual({ kind: 'unknown' });
});

test('H3.2 the store itself neither shows nor takes on a lead for another visitor’s token', async () => {
  const store = await fleet.storeOf('ours');
  const written = await store.takeLead(aLeadInput({ isLast: false, visitor: 'hers' }));
  const leadId = 'leadId' in written ? written.leadId : '';
  expect(await store.ownLead(leadId, 'his')).toBeNull();
  expect(await store.continueLead(leadId, aLeadInput({ step: 1, visitor: 'his' }))).toEqual({ kind: 'unknown' });
  expect(await store.ownLead(leadId, 'hers')).toMatchObject({ id: leadId, isComplete: false });
});

test('L12i an unfinished lead goes to the dealer as it is after half an hour, and the shopper is not written to', async () => {
  const [old, young] = [await begin(), await begin({ ...A_PERSON, name: 'Alex' })];
  await age(old.leadId, 31);
  await age(young.leadId, 29);
  expect(await fleet.platform.finishForgotten(new Date())).toBe(1);
  expect(await stored(old.leadId)).toMatchObject({ leadStatus: 'Incomplete', deliveries: ['dealer-email sales@ours.example'] });
  expect((await stored(young.leadId))?.deliveries).toEqual([]);
  expect(await fleet.platform.finishForgotten(new Date())).toBe(0);
});

test('L12j one that nobody can be reached by is not delivered, nor one that is spam', async () => {
  const nobody = await begin({ 'Vehicle Make': 'Mazda' });
  const spam = accepted(await send(0, A_PERSON, { raw: { company_website: 'x' } }));
  for (const { leadId } of [nobody, spam]) await age(leadId, 60);
  expect(await fleet.platform.finishForgotten(new Date())).toBe(0);
});

test('L12k one that was forgotten and then finished is delivered again, whole', async () => {
  const lead = await begin();
  await age(lead.leadId, 31);
  await fleet.platform.finishForgotten(new Date());
  await send(1, CAR, lead);
  await send(2, ORDER, lead);
  expect(await stored(lead.leadId)).toMatchObject({ leadStatus: 'Complete', editions: [0, 1, 1] });
});
