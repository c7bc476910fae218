import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fenced } from '#src/store/fence.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { until } from '#tests/faults/processes.ts';
import { ALL_CARS, started } from './alert-harness.ts';
import { aDigestHarness, type DigestHarness } from './digest-harness.ts';

const HOUR = 3_600_000;
const PEOPLE = 60;
let harness: DigestHarness;
beforeEach(async () => {
  harness = await aDigestHarness();
  const context = await harness.at('harbour');
  for (let at = 0; at < PEOPLE; at += 1) await started(context, harness.fleet, ALL_CARS);
  harness.pass(HOUR);
  await harness.stock('harbour-motors', [aVehicle()]);
});
afterEach(() => harness.end());

const aWorker = (): ChildProcess =>
  fork(
    path.join(import.meta.dirname, 'alerts-process.ts'),
    [harness.fleet.database.platform, harness.mail.url, harness.now().toISOString()],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
const isEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
async function killed(worker: ChildProcess): Promise<void> {
  if (isEnded(worker)) return;
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}
const count = async (what: ReturnType<typeof sql<{ count: number }>>) => (await what.execute(harness.fleet.all)).rows[0]?.count;

test('A11 workers that are killed while they send never tell anyone of a change twice, and whoever was not told is on record', async () => {
  for (const more of [3, 7, 12]) {
    const before = harness.mail.mails.length;
    const worker = aWorker();
    await until('some are sent', () => harness.mail.mails.length >= before + more || isEnded(worker));
    await killed(worker);
  }
  await harness.send();
  harness.pass(HOUR);
  await harness.send();
  harness.pass(24 * HOUR);
  expect(await harness.news()).toEqual([]);
  const told = harness.mail.mails.flatMap(({ envelopeTo }) => envelopeTo);
  expect(new Set(told).size).toBe(told.length);
  const unknown = await count(sql`select count(*)::int as count from alert_digest where state = 'unknown'`);
  const sent = await count(sql`select count(*)::int as count from alert_digest where state = 'sent'`);
  expect((sent ?? 0) + (unknown ?? 0)).toBe(PEOPLE);
  expect(told.length).toBeGreaterThanOrEqual(sent ?? 0);
}, 120_000);

test('A11 a worker that is killed while it matches leaves the change as it was, and the next one finds it once', async () => {
  const release = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holding = fenced(harness.fleet.all, 1, async (trx) => {
    // The last statement of matching marks the events, after the findings have been stored.
    await sql`select id from stock_event for update`.execute(trx);
    isHeld.resolve();
    await release.promise;
  });
  await isHeld.promise;
  const worker = aWorker();
  await until(
    'it waits for the events',
    async () => (await count(sql`select count(*)::int as count from pg_locks where not granted`)) !== 0,
  );
  await killed(worker);
  release.resolve();
  await holding;
  expect(await count(sql`select count(*)::int as count from alert_finding`)).toBe(0);
  expect(await harness.match()).toBe(PEOPLE);
  expect(await harness.match()).toBe(0);
  await harness.send();
  expect(harness.mail.mails).toHaveLength(PEOPLE);
}, 120_000);
