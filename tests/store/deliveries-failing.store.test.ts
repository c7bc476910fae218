import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { smtpPost } from '#src/adapters/mail/smtp-mailer.ts';
import { type LeadInbox, manageLeads } from '#src/use-cases/leads/manage-leads.ts';
import { NOW } from '#tests/factories/a-fleet.ts';
import { deliverNow } from '#tests/factories/deliver-now.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { aDeliveryHarness, type DeliveryHarness } from './delivery-harness.ts';

const HOUR = 3_600_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);
let services: DeliveryHarness;
let inbox: LeadInbox;
let clock = NOW;
beforeAll(async () => {
  services = await aDeliveryHarness();
  const found = await manageLeads(services.fleet.all, 'harbour', () => clock);
  if (found === null) throw new Error('The site has no inbox.');
  inbox = found;
});
afterAll(() => services.end());
beforeEach(() => {
  services.mail.refuse(null);
  services.mail.hang(false);
  services.receiver.answer(200);
  turn(NOW);
});

function turn(to: Date): void {
  clock = to;
  services.setClock(to);
}
const aHarbourLead = async (channel = 'dealer-email', target = 'sales@dealer.example') =>
  takenLead(await services.fleet.storeOf('harbour'), { planned: [{ channel, target }] });

/** When the next attempt at each of a lead's deliveries is due. */
const dueTimes = async (leadId: string) =>
  (await inbox.deliveriesOf(leadId)).map(({ nextAttemptAt }) => Date.parse(nextAttemptAt ?? ''));

test.each([
  [450, 'Mailbox busy'],
  [550, 'No such mailbox'],
])('L14n a mail server that answers %i keeps the delivery waiting, with its reason', async (code, text) => {
  services.mail.refuse({ code, text });
  const leadId = await aHarbourLead();
  expect(await services.deliver(leadId)).toMatchObject([{ state: 'waiting' }]);
  const [delivery] = await inbox.deliveriesOf(leadId);
  expect(delivery).toMatchObject({ state: 'waiting', attempts: 1, lastError: `The mail server refused: ${code} ${text}` });
  expect(delivery?.made).toMatchObject([{ outcome: 'failed', error: `The mail server refused: ${code} ${text}` }]);
});

test('L14n a failed delivery is due again half a minute later', async () => {
  services.mail.refuse({ code: 450, text: 'Mailbox busy' });
  const leadId = await aHarbourLead();
  await services.deliver(leadId);
  expect(await dueTimes(leadId)).toEqual([NOW.getTime() + 30_000]);
});

test('L14n a mail server that never answers is given up, and the delivery made when it does', async () => {
  services.mail.hang(true);
  const leadId = await aHarbourLead();
  const hasty = smtpPost({ url: services.mail.url, from: 'leads@platform.example', timeoutMs: 200 });
  onTestFinished(() => hasty.close());
  expect(await deliverNow({ ...services.means, post: hasty }, await services.deliveryIds(leadId))).toMatchObject([
    { state: 'waiting' },
  ]);
  services.mail.hang(false);
  expect(await services.deliver(leadId)).toMatchObject([{ state: 'delivered' }]);
  expect((await inbox.deliveriesOf(leadId))[0]?.made.map(({ outcome }) => outcome)).toEqual(['failed', 'delivered']);
});

test('L14h a webhook that answers 500 is tried again', async () => {
  services.receiver.answer(500);
  const leadId = await aHarbourLead('webhook', services.receiver.url);
  expect(await services.deliver(leadId)).toMatchObject([{ state: 'waiting' }]);
  services.receiver.answer(204);
  expect(await services.deliver(leadId)).toMatchObject([{ state: 'delivered' }]);
});

test('L14n one receiver that fails does not hold up another', async () => {
  services.receiver.answer(500);
  const planned = [
    { channel: 'dealer-email', target: 'sales@dealer.example' },
    { channel: 'webhook', target: services.receiver.url },
  ];
  const leadId = await takenLead(await services.fleet.storeOf('harbour'), { planned });
  const outcomes = await services.deliver(leadId);
  expect(Object.fromEntries(outcomes.map(({ channel, state }) => [channel, state]))).toEqual({
    'dealer-email': 'delivered',
    webhook: 'waiting',
  });
});

test('L14.3 a delivery that has failed for three days is set aside and listed', async () => {
  services.mail.refuse({ code: 550, text: 'No such mailbox' });
  const leadId = await aHarbourLead();
  await services.deliver(leadId);
  turn(later(71 * HOUR));
  expect(await services.deliver(leadId)).toMatchObject([{ state: 'waiting' }]);
  turn(later(72 * HOUR));
  expect(await services.deliver(leadId)).toMatchObject([{ state: 'set_aside' }]);
  expect(await inbox.find(leadId)).toMatchObject({ setAside: 1, waiting: 0, delivered: 0 });
});

test('L14.3 three days count from the first attempt: a platform that slept a week still tries', async () => {
  services.mail.refuse({ code: 450, text: 'Mailbox busy' });
  const leadId = await aHarbourLead();
  turn(later(7 * 24 * HOUR));
  expect(await services.deliver(leadId)).toMatchObject([{ state: 'waiting' }]);
});

test('J6a a lead that was set aside can be sent again, with three days of its own', async () => {
  services.mail.refuse({ code: 550, text: 'No such mailbox' });
  const leadId = await aHarbourLead();
  await services.deliver(leadId);
  turn(later(73 * HOUR));
  await services.deliver(leadId);
  expect(await inbox.resend(leadId)).toBe(1);
  expect(await dueTimes(leadId)).toEqual([later(73 * HOUR).getTime()]);
  expect(await services.deliver(leadId)).toMatchObject([{ state: 'waiting' }]);
  services.mail.refuse(null);
  expect(await services.deliver(leadId)).toMatchObject([{ state: 'delivered' }]);
});

test('L3.3 a held lead is counted, and delivered once it is let go', async () => {
  const before = await inbox.spamCount();
  const leadId = await takenLead(await services.fleet.storeOf('harbour'), { spamReason: 'hidden-field' });
  expect(await services.deliver(leadId)).toEqual([]);
  expect(await inbox.spamCount()).toBe(before + 1);
  expect(await inbox.release(leadId)).toEqual({ kind: 'released', booking: null });
  expect(await services.deliver(leadId)).toMatchObject([{ channel: 'dealer-email', state: 'delivered' }]);
  expect(await inbox.spamCount()).toBe(before);
});

test('L3c a lead can be held by hand', async () => {
  const leadId = await aHarbourLead();
  expect(await inbox.hold(leadId)).toBe(true);
  expect(await services.deliver(leadId)).toEqual([]);
});

test('J6b the inbox lists the latest lead first, with the state of its deliveries', async () => {
  const leadId = await aHarbourLead();
  const [first] = await inbox.list({ isSpam: false, most: 1 });
  expect(first).toMatchObject({ lead: { id: leadId, fields: { name: 'Sam' } }, waiting: 1, delivered: 0 });
});

test('P6c another site’s inbox neither lists, finds, holds nor resends a lead', async () => {
  const leadId = await aHarbourLead();
  const other = await manageLeads(services.fleet.all, 'summit', () => NOW);
  expect(await other?.list({ isSpam: false, most: 50 })).toEqual([]);
  expect(await other?.find(leadId)).toBeNull();
  expect(await other?.hold(leadId)).toBe(false);
  expect(await other?.resend(leadId)).toBe(0);
  expect(await other?.deliveriesOf(leadId)).toEqual([]);
});
