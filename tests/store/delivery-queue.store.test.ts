import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { connect } from '#src/store/connect.ts';
import { recordDelivered, recordFailed, renewLeases, resendDeliveries, takeDueDeliveries } from '#src/store/leads/deliveries.ts';
import { holdLead, releaseLead } from '#src/store/leads/lead-inbox.ts';
import { deliveryLeases } from '#src/store/migrations/0021-delivery-leases.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet();
});
afterAll(() => fleet.end());
beforeEach(() => sql`delete from lead`.execute(fleet.all));

/** A lead with one delivery, due at once. */
async function aDelivery(): Promise<{ leadId: string; id: string }> {
  const leadId = await takenLead(await fleet.storeOf('harbour'));
  const { rows } = await sql<{ id: string }>`select id from delivery where lead_id = ${leadId}`.execute(fleet.all);
  return { leadId, id: rows[0]?.id ?? '' };
}
const take = (most = 100) => takeDueDeliveries(fleet.all, most);
/** The worker that took it has been silent for longer than a lease lasts. */
const endLease = (id: string) =>
  sql`update delivery set leased_until = now() - interval '1 second' where id = ${id} and leased_until is not null`.execute(
    fleet.all,
  );
const dueSince = (id: string, seconds: number) =>
  sql`update delivery set next_attempt_at = now() - ${seconds} * interval '1 second' where id = ${id}`.execute(fleet.all);
const inAMinute = () => new Date(Date.now() + 60_000);

test('L14o workers that take deliveries at the same time share them, and none is taken twice', async () => {
  const due = [];
  for (let count = 0; count < 30; count += 1) due.push((await aDelivery()).id);
  const batches = await Promise.all(Array.from({ length: 5 }, () => take(10)));
  const rest = await take();
  expect([...batches.flat(), ...rest].toSorted()).toEqual(due.toSorted());
});

test('L1.2 what a worker had taken when it died is due again when its lease ends', async () => {
  const { id } = await aDelivery();
  expect(await take()).toEqual([id]);
  expect(await take()).toEqual([]);
  await endLease(id);
  expect(await take()).toEqual([id]);
});

test('L14o a lease that was renewed lasts', async () => {
  const { id } = await aDelivery();
  await take();
  await endLease(id);
  await renewLeases(fleet.all, [id]);
  expect(await take()).toEqual([]);
});

test('L14o a failed delivery is taken again when it is due, and a late renewal does not delay it', async () => {
  const { id } = await aDelivery();
  await take();
  await recordFailed(fleet.all, { id, at: new Date(), error: 'busy', nextAttemptAt: inAMinute() });
  await renewLeases(fleet.all, [id]);
  expect(await take()).toEqual([]);
  await dueSince(id, 0);
  expect(await take()).toEqual([id]);
});

test('L14o what was delivered or set aside is never taken', async () => {
  const [made, given] = [await aDelivery(), await aDelivery()];
  await take();
  await recordDelivered(fleet.all, made.id, new Date());
  await recordFailed(fleet.all, { id: given.id, at: new Date(), error: 'gone', nextAttemptAt: null });
  await endLease(made.id);
  await endLease(given.id);
  expect(await take()).toEqual([]);
});

test('L14o the delivery that has been due longest is taken first', async () => {
  const [one, two, three] = [await aDelivery(), await aDelivery(), await aDelivery()];
  await dueSince(one.id, 10);
  await dueSince(two.id, 30);
  await dueSince(three.id, 20);
  expect([await take(1), await take(1), await take(1)]).toEqual([[two.id], [three.id], [one.id]]);
});

test('L3.3 what a held lead has still to deliver is not taken until the lead is let go', async () => {
  const siteId = await fleet.siteId('harbour');
  const { leadId, id } = await aDelivery();
  await holdLead(fleet.all, siteId, leadId);
  expect(await take()).toEqual([]);
  await releaseLead(fleet.all, siteId, leadId, null);
  expect(await take()).toEqual([id]);
});

test('J6a a delivery that is sent again is taken at once', async () => {
  const { leadId, id } = await aDelivery();
  await take();
  await recordDelivered(fleet.all, id, new Date());
  expect(await resendDeliveries(fleet.all, await fleet.siteId('harbour'), leadId, new Date(Date.now() - 1000))).toBe(1);
  expect(await take()).toEqual([id]);
});

test('L1.2 what the version before had queued is delivered: once by its jobs that are running, the rest from the rows', async () => {
  const [queued, running] = [await aDelivery(), await aDelivery()];
  const owner = connect(fleet.database.owner, { max: 1 });
  onTestFinished(() => owner.destroy());
  await sql`alter table delivery drop column leased_until`.execute(owner);
  await sql`select pgboss.create_queue('deliver-lead', '{"policy": "standard"}'::jsonb)`.execute(owner);
  await sql`insert into pgboss.job (name, data, state) values
    ('deliver-lead', ${JSON.stringify({ deliveryId: queued.id })}::jsonb, 'created'),
    ('deliver-lead', ${JSON.stringify({ deliveryId: running.id })}::jsonb, 'active')`.execute(owner);
  await deliveryLeases.up(owner);
  expect(await take()).toEqual([queued.id]);
  const { rows } = await sql`select state from pgboss.job where name = 'deliver-lead'`.execute(owner);
  expect(rows).toEqual([{ state: 'active' }]);
  await endLease(running.id);
  expect(await take()).toEqual([running.id]);
});
