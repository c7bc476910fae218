import { tmpdir } from 'node:os';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueJobs, scheduledJobs } from '#src/jobs/jobs.ts';
import { runJobs } from '#src/jobs/run-jobs.ts';
import { manageLeads } from '#src/use-cases/leads/manage-leads.ts';
import { aLeadStorage } from '#tests/factories/a-lead-storage.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { until } from '#tests/faults/processes.ts';
import { aDeliveryDesk, type DeliveryDesk } from '#tests/store/delivery-desk.ts';

const log = pino({ level: 'silent' });
let desk: DeliveryDesk;
beforeAll(async () => {
  desk = await aDeliveryDesk();
});
afterAll(() => desk.end());

test('L14o the worker delivers what the web has committed, by every way that was planned', async () => {
  const store = await desk.fleet.storeOf('harbour');
  const planned = [
    { channel: 'dealer-email', target: 'sales@dealer.example' },
    { channel: 'adf-email', target: 'crm@dealer.example' },
    { channel: 'shopper-email', target: 'sam@shopper.example' },
    { channel: 'webhook', target: desk.receiver.url },
  ];
  const ids = await Promise.all(Array.from({ length: 20 }, () => takenLead(store, { planned })));
  const stop = await runJobs(desk.fleet.database.platform, [], log, queueJobs(desk.means));
  await until('all is delivered', () => desk.mail.mails.length >= 60 && desk.receiver.received.length >= 20);
  await stop();
  expect(new Set(desk.mail.deliveryIds()).size).toBe(60);
  const inbox = await manageLeads(desk.fleet.all, 'harbour', () => new Date());
  const leads = await inbox?.list({ isSpam: false, most: 50 });
  expect(new Set(leads?.map(({ lead }) => lead.id))).toEqual(new Set(ids));
  expect(leads?.every(({ delivered, waiting }) => delivered === 4 && waiting === 0)).toBe(true);
});

test('L12h a form that was left half an hour ago goes to the dealer as it is, and not to the shopper', async () => {
  const store = await desk.fleet.storeOf('summit');
  const planned = [
    { channel: 'dealer-email', target: 'sales@summit.example' },
    { channel: 'shopper-email', target: 'sam@shopper.example' },
  ];
  const leadId = await takenLead(store, { form: 'service', isLast: false, planned });
  const inHalfAnHour = () => new Date(Date.now() + 31 * 60_000);
  const job = scheduledJobs(desk.fleet.all, aLeadStorage(desk.fleet, tmpdir()), inHalfAnHour).find(
    ({ name }) => name === 'finish-forgotten',
  );
  await job?.run({ pool: undefined as never, log });
  const inbox = await manageLeads(desk.fleet.all, 'summit', () => new Date());
  expect(await inbox?.deliveriesOf(leadId)).toMatchObject([{ channel: 'dealer-email' }]);
  await desk.deliver(leadId);
  expect(desk.mail.mails.at(-1)?.subject).toBe('Service booking, unfinished, from Sam Lee');
});
