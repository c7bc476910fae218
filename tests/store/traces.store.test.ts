import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import pino from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Job } from '#src/jobs/job.ts';
import { runJobs } from '#src/jobs/run-jobs.ts';
import { readSettings } from '#src/server/settings/read-settings.ts';
import { startTraces } from '#src/server/traces/start-traces.ts';
import { tracedCall, tracedCalls } from '#src/server/traces/traced-calls.ts';
import type { Traces } from '#src/server/traces/traces.ts';
import { connect } from '#src/store/connect.ts';
import { JOB_SCHEMA } from '#src/store/setup/job-queue.ts';
import { SiteStore } from '#src/store/site-store.ts';
import { aCollector, type Collector } from '#tests/factories/a-collector.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';

const quiet = pino({ level: 'silent' });
let fleet: Fleet;
beforeEach(async () => {
  fleet = await aFleet();
});
afterEach(() => fleet.end());

async function tracing(): Promise<{ readonly collector: Collector; readonly traces: Traces }> {
  const collector = await aCollector();
  const settings = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER: 'always_on' });
  const traces = await startTraces(settings, 'worker', () => false, quiet);
  if (traces === null) throw new Error('There are no traces.');
  return { collector, traces };
}

function aTracedDatabase(url: string, traces: Traces) {
  const db = connect(url, { onQuery: traces.query });
  onTestFinished(() => db.destroy());
  return db;
}

test('J12 the queries of a piece of work are spans inside its own, by statement and table, without what they hold; those of nobody are left out', async () => {
  const { collector, traces } = await tracing();
  const db = aTracedDatabase(fleet.database.app, traces);
  const all = aTracedDatabase(fleet.database.platform, traces);
  const store = new SiteStore(db, await fleet.siteId('harbour'));
  await takenLead(store);
  const facts = { name: 'Perpetua', last_name: 'Quillfeather', email: 'perpetua@shopper.example', phone: '0400 111 222' };
  await traces.job('take', () => takenLead(store, { fields: facts }));
  await traces.job('look', () => all.selectFrom('site as one').select('one.id').where('one.slug', '=', 'harbour').execute());
  await expect(traces.job('fail', () => sql`select 'perpetua'::int`.execute(all))).rejects.toThrow('perpetua');
  await traces.stop();
  const named = (name: string) => collector.spans.find((span) => span.name === name);
  const inside = (name: string) => collector.spans.filter(({ parentId }) => parentId === named(name)?.spanId);
  expect(collector.spans).toHaveLength(3 + inside('job take').length + 2);
  expect(inside('job take').map(({ name }) => name)).toContain('select take_lead');
  expect(inside('job look')).toMatchObject([
    { name: 'select site', kind: 3, attributes: { 'db.system.name': 'postgresql', 'db.collection.name': 'site' } },
  ]);
  expect(inside('job fail')).toMatchObject([{ name: 'select', isError: true }]);
  expect(named('job fail')).toMatchObject({ isError: true, attributes: { 'error.type': expect.any(String) } });
  for (const { ms, traceId } of inside('job take')) {
    expect(ms).toBeLessThanOrEqual(named('job take')?.ms ?? 0);
    expect(traceId).toBe(named('job take')?.traceId);
  }
  expect(collector.text()).not.toMatch(/perpetua|quillfeather|0400|111 222|sam@|harbour|dealer\.example/i);
});

test('J12 a job on the schedule is a trace with its name and how it ended, and the calls it makes are inside it', async () => {
  const { collector, traces } = await tracing();
  const done = Promise.withResolvers<void>();
  class Gateway {
    readonly #key = 'key-of-the-gateway';
    send(to: string): Promise<string> {
      return Promise.resolve(`${this.#key} ${to}`);
    }
    close(): string {
      return this.#key;
    }
  }
  const gateway = tracedCalls(traces, 'sms', new Gateway(), ['send']);
  expect(gateway.close()).toBe('key-of-the-gateway');
  const failing = tracedCall(traces, 'webhook', (url: string) => Promise.reject(new RangeError(url)));
  const job: Job = {
    name: 'tell-everyone',
    schedule: { cron: '0 0 1 1 *', tz: 'UTC' },
    async run({ db }) {
      await db.selectFrom('site').select('id').execute();
      expect(await gateway.send('0400 111 222')).toBe('key-of-the-gateway 0400 111 222');
      await failing('https://crm.example/?key=perpetua').catch(() => {});
      done.resolve();
    },
  };
  const stop = await runJobs(fleet.database.platform, [job], quiet, {
    run: (name, work) => traces.job(name, work, true),
    onQuery: traces.query,
  });
  const boss = new PgBoss({
    connectionString: fleet.database.platform,
    schema: JOB_SCHEMA,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.send(job.name, {});
  await boss.stop();
  await done.promise;
  await stop();
  await traces.stop();
  const [root] = collector.spans.filter(({ name }) => name === 'job tell-everyone');
  expect(root).toMatchObject({ parentId: '', kind: 1, isError: false, attributes: { 'forecourt.job': 'tell-everyone' } });
  const inside = collector.spans.filter(({ parentId }) => parentId === root?.spanId);
  expect(inside).toMatchObject([
    { name: 'select site', isError: false },
    { name: 'sms send', kind: 3, isError: false },
    { name: 'webhook', kind: 3, isError: true, attributes: { 'error.type': 'RangeError' } },
  ]);
  expect(collector.text()).not.toMatch(/0400|key-of|crm\.example|perpetua/);
});
