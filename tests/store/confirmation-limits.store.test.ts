import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { deliveryLines, inboxLine } from '#src/cli/leads-lines.ts';
import type { Confirmation } from '#src/rules/leads/confirmation.ts';
import { connect } from '#src/store/connect.ts';
import type { LeadInput } from '#src/store/leads/take-lead.ts';
import { SiteStore } from '#src/store/site-store.ts';
import type { Context } from '#src/use-cases/context.ts';
import { type LeadInbox, manageLeads } from '#src/use-cases/leads/manage-leads.ts';
import { recordLead } from '#src/use-cases/leads/record-lead.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { NOW } from '#tests/factories/a-fleet.ts';
import { aConfirmation, aLeadInput } from '#tests/factories/a-lead-given.ts';
import { A_PERSON, aSentLead } from '#tests/factories/a-sent-lead.ts';
import { someServices } from '#tests/factories/some-services.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { until } from '#tests/faults/processes.ts';
import { aDeliveryHarness, type DeliveryHarness } from './delivery-harness.ts';

let services: DeliveryHarness;
let harbour: Context;
let inbox: LeadInbox;
beforeAll(async () => {
  services = await aDeliveryHarness();
  harbour = await services.fleet.context('harbour');
  const found = await manageLeads(services.fleet.all, 'harbour', () => NOW);
  if (found === null) throw new Error('The site has no inbox.');
  inbox = found;
});
afterAll(() => services.end());

const someServicesWithin = (limits: { recipientHour?: number; recipientDay?: number; siteHour?: number; perAddress?: number }) =>
  someServices(NOW, {
    confirmations: {
      recipientHour: limits.recipientHour ?? 1000,
      recipientDay: limits.recipientDay ?? 1000,
      siteHour: limits.siteHour ?? 1000,
      senders: new AddressLimit(limits.perAddress ?? 1000, 3_600_000, () => NOW.getTime()),
    },
  });

/** Sends a contact form for somebody; the lead's id. */
async function send(context: Context, email: string, facts: Parameters<typeof aSentLead>[0] = {}): Promise<string> {
  const outcome = await recordLead(context, aSentLead({ idempotencyKey: crypto.randomUUID(), ...facts }), {
    form: { category: 'General Enquiry', subcategory: null, steps: [{ fields: [] }] },
    values: { ...A_PERSON, email },
    optInLabel: '',
  });
  if (outcome.kind !== 'accepted') throw new Error(JSON.stringify(outcome));
  return outcome.leadId;
}

/** How the shopper's letters of these leads stand: each state with its reason. */
async function emailsOf(leadIds: readonly string[]): Promise<string[]> {
  const found = await Promise.all(leadIds.map((id) => inbox.deliveriesOf(id)));
  return found
    .flat()
    .flatMap(({ channel, state, suppressedBecause }) =>
      channel === 'shopper-email' ? [suppressedBecause === null ? state : `${state}: ${suppressedBecause}`] : [],
    );
}
const count = (all: readonly string[], one: string) => all.filter((each) => each === one).length;

test('H9.2 fifty-one leads at once that name one victim send three letters, and all reach the dealer', async () => {
  // Two web processes: each has its own connections and its own memory.
  const other = connect(services.fleet.database.app);
  onTestFinished(() => other.destroy());
  const processes = [harbour, { ...harbour, store: new SiteStore(other, harbour.site.id) }].map((context) => ({
    ...context,
    services: someServicesWithin({ recipientHour: 3, recipientDay: 6 }),
  }));
  const ids = await Promise.all(
    Array.from({ length: 51 }, (_, at) => send(processes[at % 2] ?? harbour, 'victim@elsewhere.example')),
  );
  const letters = await emailsOf(ids);
  expect(count(letters, 'waiting')).toBe(3);
  expect(count(letters, 'suppressed: recipient-limit')).toBe(48);
  const made = await Promise.all(ids.map((id) => services.deliver(id)));
  expect(made.flat().filter(({ channel }) => channel === 'dealer-email')).toHaveLength(51);
  expect(services.mail.mails.filter(({ envelopeTo }) => envelopeTo.includes('victim@elsewhere.example'))).toHaveLength(3);
});

test('H9.2 another spelling of an address is no other recipient', async () => {
  const context = { ...harbour, services: someServicesWithin({ recipientHour: 1 }) };
  const ids: string[] = [];
  for (const email of ['spelt@gmail.com', 'S.P.E.L.T@GMAIL.com', 'spelt+1@googlemail.com']) ids.push(await send(context, email));
  expect((await emailsOf(ids)).toSorted()).toEqual(['suppressed: recipient-limit', 'suppressed: recipient-limit', 'waiting']);
});

test('H9.2 a person’s limit holds for all sites together', async () => {
  const limits = someServicesWithin({ recipientHour: 1 });
  const summit = await services.fleet.context('summit');
  await send({ ...summit, services: limits }, 'everywhere@elsewhere.example');
  const id = await send({ ...harbour, services: limits }, 'everywhere@elsewhere.example');
  expect(await emailsOf([id])).toEqual(['suppressed: recipient-limit']);
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
const taken = async (facts: Partial<LeadInput>) => takenLead(await services.fleet.storeOf('harbour'), facts);

/** Lets time pass for what was counted. */
async function hoursLater(hours: number, recipient: string): Promise<void> {
  const owner = new pg.Client({ connectionString: services.fleet.database.owner });
  await owner.connect();
  await owner.query(`update confirmation_sent set at = at - $1 * interval '1 hour' where recipient = $2`, [hours, recipient]);
  await owner.end();
}

test('H9 an hour later a person may be written to again, until the day’s limit', async () => {
  const plan = aPlan('a whole day', { recipientHour: 2, recipientDay: 3 });
  expect(await emailsOf([await taken(plan), await taken(plan), await taken(plan)])).toEqual([
    'waiting',
    'waiting',
    'suppressed: recipient-limit',
  ]);
  await hoursLater(1.1, 'a whole day');
  expect(await emailsOf([await taken(plan), await taken(plan)])).toEqual(['waiting', 'suppressed: recipient-limit']);
  await hoursLater(24, 'a whole day');
  expect(await emailsOf([await taken(plan)])).toEqual(['waiting']);
});

test('H9.3 a site sends as many confirmations in an hour as it may, and no more', async () => {
  const summit = { ...(await services.fleet.context('summit')), services: someServicesWithin({ siteHour: 3 }) };
  const before = await countedFor('summit');
  for (let at = before; at < 5; at += 1) await send(summit, `one-of-many${at}@elsewhere.example`);
  const { rows } = await sql<{ state: string }>`
    select state from delivery where channel = 'shopper-email' and site_id = ${summit.site.id} order by created_at`.execute(
    services.fleet.all,
  );
  expect(rows.map(({ state }) => state).slice(-3)).toEqual(['waiting', 'suppressed', 'suppressed']);
});

test('H9 near a site’s limit a letter waits until another that is being queued has been counted', async () => {
  const clients = [1, 2].map(() => new pg.Client({ connectionString: services.fleet.database.platform }));
  onTestFinished(async () => void (await Promise.all(clients.map((client) => client.end()))));
  const [first, second] = clients;
  if (first === undefined || second === undefined) throw new Error('There are no clients.');
  const already = await countedFor('harbour');
  const ask = (client: pg.Client) => {
    const given = aConfirmation({ limits: { recipientHour: 9, recipientDay: 9, siteHour: already + 1 } });
    return client.query<{ refusal: string | null }>('select confirmation_refusal($1, $2) as refusal', [harbour.site.id, given]);
  };
  for (const client of clients) await client.connect();
  for (const client of clients) await client.query('begin');
  expect((await ask(first)).rows[0]?.refusal).toBeNull();
  const asked = ask(second);
  await Promise.race([asked, until('the second waits', () => isWaiting())]);
  await first.query('commit');
  expect((await asked).rows[0]?.refusal).toBe('site-limit');
  await second.query('commit');
});

async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(services.fleet.all);
  return rows.length > 0;
}

async function countedFor(slug: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from confirmation_sent
    where site_id = ${await services.fleet.siteId(slug)} and at > now() - interval '1 hour'`.execute(services.fleet.all);
  return rows[0]?.count ?? 0;
}

test('H9.1 one network address has so many confirmations sent, to whomever; another has its own share', async () => {
  const context = { ...harbour, services: someServicesWithin({ perAddress: 2 }) };
  const ids: string[] = [];
  for (const at of [1, 2, 3]) ids.push(await send(context, `reached${at}@elsewhere.example`, { ip: '203.0.113.9' }));
  ids.push(await send(context, 'reached4@elsewhere.example', { ip: '203.0.113.10' }));
  expect(await emailsOf(ids)).toEqual(['waiting', 'waiting', 'suppressed: address-limit', 'waiting']);
});

test('H9.4 forms that are begun, left for half an hour and then finished send no more letters than the limit', async () => {
  const store = await services.fleet.storeOf('harbour');
  const plan = aPlan('finished late', { recipientHour: 2 });
  const begun = { ...plan, form: 'service', isLast: false, fields: { phone: '0400 000 001' } };
  const ids = await Promise.all(Array.from({ length: 6 }, () => taken(begun)));
  await services.fleet.platform.finishForgotten(new Date(Date.now() + 31 * 60_000));
  const last = () => aLeadInput({ ...plan, form: 'service', step: 1 });
  await Promise.all(ids.flatMap((id) => [store.continueLead(id, last()), store.continueLead(id, last())]));
  const letters = await emailsOf(ids);
  expect(letters).toHaveLength(6);
  expect(count(letters, 'waiting')).toBe(2);
});

test('H9 a lead that is held and let go again and again is written to its shopper once, and counted once', async () => {
  const plan = aPlan('let go', { recipientHour: 2 });
  const id = await taken({ ...plan, spamReason: 'hidden-field' });
  expect(await emailsOf([id])).toEqual([]);
  for (const _ of [1, 2, 3]) {
    await inbox.release(id);
    await inbox.hold(id);
  }
  expect(await emailsOf([id])).toEqual(['waiting']);
  expect(await emailsOf([await taken(plan), await taken(plan)])).toEqual(['waiting', 'suppressed: recipient-limit']);
});

test('H9 a letter that was planned without a count is not sent', async () => {
  const id = await taken({ planned: [] });
  await sql`update lead set planned = '[{"channel": "shopper-email", "target": "sam@shopper.example"}]' where id = ${id}`.execute(
    services.fleet.all,
  );
  await sql`select queue_deliveries(${id}::uuid, 0::smallint, null)`.execute(services.fleet.all);
  expect(await emailsOf([id])).toEqual(['suppressed: not-counted']);
});

test('H9 a suppressed letter stays so when its lead is sent again, and the inbox says why', async () => {
  const id = await taken({
    planned: [{ channel: 'dealer-email', target: 'sales@dealer.example' }, ...aPlan('nobody', { recipientHour: 0 }).planned],
  });
  expect(await inbox.resend(id)).toBe(1);
  await services.deliver(id);
  const entry = await inbox.find(id);
  if (entry === null) throw new Error('The lead is not listed.');
  expect(inboxLine(entry, inbox.timeZone)).toContain('1 delivered, 1 suppressed');
  expect((await inbox.deliveriesOf(id)).flatMap((one) => deliveryLines(one, inbox.timeZone)).join('\n')).toMatch(
    /shopper-email .* suppressed: this person has already been sent as many confirmations as one person may get/,
  );
});
