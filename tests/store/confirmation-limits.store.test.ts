import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryLines, inboxLine } from '#src/cli/leads-lines.ts';
import type { Confirmation } from '#src/rules/leads/confirmation.ts';
import type { LeadGiven } from '#src/store/leads.ts';
import { AddressLimit } from '#src/use-cases/address-limit.ts';
import type { Context } from '#src/use-cases/context.ts';
import { type LeadInbox, manageLeads } from '#src/use-cases/manage-leads.ts';
import { placeLead } from '#src/use-cases/place-lead.ts';
import { aDesk } from '#tests/factories/a-desk.ts';
import { NOW } from '#tests/factories/a-fleet.ts';
import { aConfirmation, aLeadGiven } from '#tests/factories/a-lead-given.ts';
import { A_PERSON, aSentLead } from '#tests/factories/a-sent-lead.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { aDeliveryDesk, type DeliveryDesk } from '#tests/store/delivery-desk.ts';

let desk: DeliveryDesk;
let harbour: Context;
let inbox: LeadInbox;
beforeAll(async () => {
  desk = await aDeliveryDesk();
  harbour = await desk.fleet.context('harbour');
  const found = await manageLeads(desk.fleet.all, 'harbour', () => NOW);
  if (found === null) throw new Error('The site has no inbox.');
  inbox = found;
});
afterAll(() => desk.end());

const aDeskWithin = (limits: { recipientHour?: number; recipientDay?: number; siteHour?: number; perAddress?: number }) =>
  aDesk(NOW, {
    confirmations: {
      recipientHour: limits.recipientHour ?? 1000,
      recipientDay: limits.recipientDay ?? 1000,
      siteHour: limits.siteHour ?? 1000,
      senders: new AddressLimit(limits.perAddress ?? 1000, 3_600_000, () => NOW.getTime()),
    },
  });

/** Sends a contact form for somebody; the lead's id. */
async function send(context: Context, email: string, facts: Parameters<typeof aSentLead>[0] = {}): Promise<string> {
  const outcome = await placeLead(context, aSentLead({ idempotencyKey: crypto.randomUUID(), ...facts }), {
    form: { category: 'General Enquiry', subcategory: null, steps: [{ fields: [] }] },
    values: { ...A_PERSON, email },
    optInLabel: '',
  });
  if (outcome.kind !== 'accepted') throw new Error(JSON.stringify(outcome));
  return outcome.leadId;
}

/** How the shopper's letters of these leads stand: each state with its reason. */
async function lettersOf(leadIds: readonly string[]): Promise<string[]> {
  const found = await Promise.all(leadIds.map((id) => inbox.deliveriesOf(id)));
  return found
    .flat()
    .flatMap(({ channel, state, suppressedBecause }) =>
      channel === 'shopper-email' ? [suppressedBecause === null ? state : `${state}: ${suppressedBecause}`] : [],
    );
}
const count = (all: readonly string[], one: string) => all.filter((each) => each === one).length;

test('H9 fifty-one leads at once that name one victim send three letters, and all reach the dealer', async () => {
  const context = { ...harbour, desk: aDeskWithin({ recipientHour: 3, recipientDay: 6 }) };
  const ids = await Promise.all(Array.from({ length: 51 }, () => send(context, 'victim@elsewhere.example')));
  const letters = await lettersOf(ids);
  expect(count(letters, 'waiting')).toBe(3);
  expect(count(letters, 'suppressed: recipient-limit')).toBe(48);
  const made = await Promise.all(ids.map((id) => desk.deliver(id)));
  expect(made.flat().filter(({ channel }) => channel === 'dealer-email')).toHaveLength(51);
  expect(desk.mail.mails.filter(({ envelopeTo }) => envelopeTo.includes('victim@elsewhere.example'))).toHaveLength(3);
});

test('H9 another spelling of an address is no other recipient', async () => {
  const context = { ...harbour, desk: aDeskWithin({ recipientHour: 1 }) };
  const ids: string[] = [];
  for (const email of ['spelt@gmail.com', 'S.P.E.L.T@GMAIL.com', 'spelt+1@googlemail.com']) ids.push(await send(context, email));
  expect((await lettersOf(ids)).toSorted()).toEqual(['suppressed: recipient-limit', 'suppressed: recipient-limit', 'waiting']);
});

test('H9 a person’s limit holds for all sites together', async () => {
  const limits = aDeskWithin({ recipientHour: 1 });
  const summit = await desk.fleet.context('summit');
  await send({ ...summit, desk: limits }, 'everywhere@elsewhere.example');
  const id = await send({ ...harbour, desk: limits }, 'everywhere@elsewhere.example');
  expect(await lettersOf([id])).toEqual(['suppressed: recipient-limit']);
});

/** A plan for one letter, counted for a recipient within limits. */
const aPlan = (recipient: string, limits: Partial<Confirmation['limits']> = {}) => ({
  planned: [
    {
      channel: 'shopper-email',
      target: 'sam@shopper.example',
      confirmation: aConfirmation({ recipient, limits: { recipientHour: 1000, recipientDay: 1000, siteHour: 1000, ...limits } }),
    },
  ],
});
const taken = async (facts: Partial<LeadGiven>) => takenLead(await desk.fleet.storeOf('harbour'), facts);

/** Lets time pass for what was counted. */
async function hoursLater(hours: number, recipient: string): Promise<void> {
  const owner = new pg.Client({ connectionString: desk.fleet.database.owner });
  await owner.connect();
  await owner.query(`update confirmation_sent set at = at - $1 * interval '1 hour' where recipient = $2`, [hours, recipient]);
  await owner.end();
}

test('H9 an hour later a person may be written to again, until the day’s limit', async () => {
  const plan = aPlan('a whole day', { recipientHour: 2, recipientDay: 3 });
  expect(await lettersOf([await taken(plan), await taken(plan), await taken(plan)])).toEqual([
    'waiting',
    'waiting',
    'suppressed: recipient-limit',
  ]);
  await hoursLater(1.1, 'a whole day');
  expect(await lettersOf([await taken(plan), await taken(plan)])).toEqual(['waiting', 'suppressed: recipient-limit']);
  await hoursLater(24, 'a whole day');
  expect(await lettersOf([await taken(plan)])).toEqual(['waiting']);
});

test('H9 a site sends as many confirmations in an hour as it may, and no more, however many come at once', async () => {
  const summit = await desk.fleet.context('summit');
  const context = { ...summit, desk: aDeskWithin({ siteHour: 5 }) };
  const before = await countedFor('summit');
  const ids = await Promise.all(Array.from({ length: 30 }, (_, at) => send(context, `many${at}@elsewhere.example`)));
  expect(ids).toHaveLength(30);
  expect(await countedFor('summit')).toBe(Math.max(before, 5));
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from delivery where lead_id = any(${ids}::uuid[]) and suppressed_because = 'site-limit'`.execute(
    desk.fleet.all,
  );
  expect(rows[0]?.count).toBe(25 + before);
});

async function countedFor(slug: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from confirmation_sent where site_id = ${await desk.fleet.siteId(slug)}`.execute(
    desk.fleet.all,
  );
  return rows[0]?.count ?? 0;
}

test('H9 one network address has so many confirmations sent, to whomever; another has its own share', async () => {
  const context = { ...harbour, desk: aDeskWithin({ perAddress: 2 }) };
  const ids: string[] = [];
  for (const at of [1, 2, 3]) ids.push(await send(context, `reached${at}@elsewhere.example`, { ip: '203.0.113.9' }));
  ids.push(await send(context, 'reached4@elsewhere.example', { ip: '203.0.113.10' }));
  expect(await lettersOf(ids)).toEqual(['waiting', 'waiting', 'suppressed: address-limit', 'waiting']);
});

test('H9 forms that are begun, left for half an hour and then finished send no more letters than the limit', async () => {
  const store = await desk.fleet.storeOf('harbour');
  const plan = aPlan('finished late', { recipientHour: 2 });
  const begun = { ...plan, form: 'service', isLast: false, fields: { phone: '0400 000 001' } };
  const ids = await Promise.all(Array.from({ length: 6 }, () => taken(begun)));
  await desk.fleet.platform.finishForgotten(new Date(Date.now() + 31 * 60_000));
  const last = () => aLeadGiven({ ...plan, form: 'service', step: 1 });
  await Promise.all(ids.flatMap((id) => [store.continueLead(id, last()), store.continueLead(id, last())]));
  const letters = await lettersOf(ids);
  expect(letters).toHaveLength(6);
  expect(count(letters, 'waiting')).toBe(2);
});

test('H9 a lead that is held and let go again and again is written to its shopper once, and counted once', async () => {
  const plan = aPlan('let go', { recipientHour: 2 });
  const id = await taken({ ...plan, spamReason: 'hidden-field' });
  expect(await lettersOf([id])).toEqual([]);
  for (const _ of [1, 2, 3]) {
    await inbox.release(id);
    await inbox.hold(id);
  }
  expect(await lettersOf([id])).toEqual(['waiting']);
  expect(await lettersOf([await taken(plan), await taken(plan)])).toEqual(['waiting', 'suppressed: recipient-limit']);
});

test('H9 a letter that was planned without a count is not sent', async () => {
  const id = await taken({ planned: [] });
  await sql`update lead set planned = '[{"channel": "shopper-email", "target": "sam@shopper.example"}]' where id = ${id}`.execute(
    desk.fleet.all,
  );
  await sql`select queue_deliveries(${id}::uuid, 0::smallint, null)`.execute(desk.fleet.all);
  expect(await lettersOf([id])).toEqual(['suppressed: not-counted']);
});

test('H9 a suppressed letter stays so when its lead is sent again, and the inbox says why', async () => {
  const id = await taken({
    planned: [{ channel: 'dealer-email', target: 'sales@dealer.example' }, ...aPlan('nobody', { recipientHour: 0 }).planned],
  });
  expect(await inbox.resend(id)).toBe(1);
  await desk.deliver(id);
  const entry = await inbox.find(id);
  if (entry === null) throw new Error('The lead is not listed.');
  expect(inboxLine(entry)).toContain('1 delivered, 1 suppressed');
  expect((await inbox.deliveriesOf(id)).flatMap(deliveryLines).join('\n')).toMatch(
    /shopper-email .* suppressed: this person has had as many confirmations as one person is sent/,
  );
});
