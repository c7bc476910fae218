import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noPayments } from '#src/adapters/payments/no-payments.ts';
import { PhotoFolder } from '#src/adapters/photos/photo-folder.ts';
import { scheduledJobs } from '#src/jobs/jobs.ts';
import { watchDeliveries } from '#src/jobs/watch-deliveries.ts';
import type { DeliveryMeans } from '#src/use-cases/leads/deliver-lead.ts';
import { manageLeads } from '#src/use-cases/leads/manage-leads.ts';
import { aLeadStorage } from '#tests/factories/a-lead-storage.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { until } from '#tests/faults/processes.ts';
import { aDeliveryHarness, type DeliveryHarness } from './delivery-harness.ts';

const log = pino({ level: 'silent' });
const noTexts = { send: () => Promise.resolve() };
let services: DeliveryHarness;
beforeAll(async () => {
  services = await aDeliveryHarness();
});
afterAll(() => services.end());

test('L14o the worker delivers what the web has committed, by every way that was planned', async () => {
  const store = await services.fleet.storeOf('harbour');
  const planned = [
    { channel: 'dealer-email', target: 'sales@dealer.example' },
    { channel: 'adf-email', target: 'crm@dealer.example' },
    { channel: 'shopper-email', target: 'sam@shopper.example' },
    { channel: 'webhook', target: services.receiver.url },
  ];
  const ids = await Promise.all(Array.from({ length: 20 }, () => takenLead(store, { planned })));
  const stop = watchDeliveries(services.means, log);
  await until('all is delivered', () => services.mail.mails.length >= 60 && services.receiver.received.length >= 20);
  await stop();
  expect(new Set(services.mail.deliveryIds()).size).toBe(60);
  const inbox = await manageLeads(services.fleet.all, 'harbour', () => new Date());
  const leads = await inbox?.list({ isSpam: false, most: 50 });
  expect(new Set(leads?.map(({ lead }) => lead.id))).toEqual(new Set(ids));
  expect(leads?.every(({ delivered, waiting }) => delivered === 4 && waiting === 0)).toBe(true);
});

test('L14n receivers that never answer hold up nobody else, and what is on its way to them stays leased', async () => {
  const store = await services.fleet.storeOf('harbour');
  const hung = Promise.withResolvers<void>();
  const called = new Set<string>();
  const webhook: DeliveryMeans['webhook'] = ({ deliveryId }) => {
    called.add(deliveryId);
    return hung.promise;
  };
  const planned = [{ channel: 'webhook', target: services.receiver.url }];
  for (let count = 0; count < 70; count += 1) await takenLead(store, { planned });
  const before = services.mail.mails.length;
  for (let count = 0; count < 10; count += 1) await takenLead(store);
  const stop = watchDeliveries({ ...services.means, webhook }, log);
  await until('the letters have come', () => services.mail.mails.length === before + 10);
  expect(called.size).toBe(70);
  const leasedUntil = async () => {
    const { rows } = await sql<{ first: Date }>`
      select min(leased_until) as first from delivery where id = any(${[...called]}::uuid[])`.execute(services.fleet.all);
    return rows[0]?.first.getTime() ?? 0;
  };
  // Not due any more, so that only a renewal can move the end of their leases.
  await sql`update delivery set next_attempt_at = now() + interval '1 hour' where id = any(${[...called]}::uuid[])`.execute(
    services.fleet.all,
  );
  const first = await leasedUntil();
  await until('the leases are renewed', async () => (await leasedUntil()) > first);
  hung.resolve();
  await stop();
  expect(called.size).toBe(70);
});

test('L12h a form that was left half an hour ago goes to the dealer as it is, and not to the shopper', async () => {
  const store = await services.fleet.storeOf('summit');
  const planned = [
    { channel: 'dealer-email', target: 'sales@summit.example' },
    { channel: 'shopper-email', target: 'sam@shopper.example' },
  ];
  const leadId = await takenLead(store, { form: 'service', isLast: false, planned });
  const inHalfAnHour = () => new Date(Date.now() + 31 * 60_000);
  const job = scheduledJobs(
    aLeadStorage(services.fleet, tmpdir()),
    { ...services.means, sms: noTexts },
    { payments: noPayments },
    new PhotoFolder(tmpdir()),
    inHalfAnHour,
  ).find(({ name }) => name === 'finish-forgotten');
  await job?.run({ db: undefined as never, log });
  const inbox = await manageLeads(services.fleet.all, 'summit', () => new Date());
  expect(await inbox?.deliveriesOf(leadId)).toMatchObject([{ channel: 'dealer-email' }]);
  await services.deliver(leadId);
  expect(services.mail.mails.at(-1)?.subject).toBe('Service booking, unfinished, from Sam Lee');
});
