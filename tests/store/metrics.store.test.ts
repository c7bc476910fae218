import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Mail, MailRefused, type Post } from '#src/adapters/mail/mail.ts';
import { RequestCounts } from '#src/server/http/request-counts.ts';
import { webMetrics } from '#src/server/metrics/web-metrics.ts';
import { workerMetrics } from '#src/server/metrics/worker-metrics.ts';
import { connect } from '#src/store/connect.ts';
import { countDeliveries, readBacklog, readFeedHealth } from '#src/store/operations/backlog.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { askRaw } from '#tests/factories/a-raw-answer.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { aWebServer } from '#tests/factories/a-web-server.ts';
import { edgeOptions } from '#tests/factories/an-edge.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';

let fleet: Fleet;
beforeEach(async () => {
  fleet = await aFleet();
});
afterEach(() => fleet.end());

/** The value of a metric in Prometheus' text form; undefined when it is not there. */
const metricOf = (text: string, name: string, ...labels: readonly string[]): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(name) && labels.every((label) => one.includes(label)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};

test('J4 requests are counted by kind and class of status whichever way they are answered, and no path is told', async () => {
  const counts = new RequestCounts();
  const showrooms = fleet.showrooms();
  const edge = await edgeOptions(fleet, { showrooms, counts });
  const server = await aWebServer({ edge });
  for (let at = 0; at < 3; at += 1) await askRaw(server, { target: '/contact-us', host: 'harbour.localhost' });
  await askRaw(server, { target: '/secret-path-of-a-visitor', host: 'nobody.example' });
  await server.close();
  expect(server.ways.filter((way) => way === 'hot')).toHaveLength(2);
  const read = webMetrics({ counts, directory: edge.directory, showrooms, readiness: { isReady: true }, ageSeconds: () => 2 });
  const text = await read();
  const requests = 'forecourt_http_request_duration_seconds_count';
  expect(metricOf(text, requests, 'kind="page page"', 'status="2xx"')).toBe(3);
  expect(metricOf(text, requests, 'status="4xx"')).toBe(1);
  expect(text).not.toContain('secret-path');
  expect(text).not.toContain('contact-us');
});

test('J4 the web process tells how many sites and vehicles it holds, how old they are and which version it is', async () => {
  await fleet.stock('harbour-motors', [aVehicle({ stocknum: 'H1' }), aVehicle({ stocknum: 'H2' })]);
  await fleet.stock('coastline-mg', [aVehicle({ stocknum: 'C1' })]);
  const showrooms = fleet.showrooms();
  // Both show the stock of coastline-mg, which is in memory once.
  for (const slug of ['harbour', 'coastline', 'summit']) await showrooms.of(await fleet.siteId(slug));
  const { directory } = await edgeOptions(fleet, {});
  const read = webMetrics({
    counts: new RequestCounts(),
    directory,
    showrooms,
    readiness: { isReady: false },
    ageSeconds: () => 7,
  });
  const text = await read();
  expect(metricOf(text, 'forecourt_sites{')).toBe(3);
  expect(metricOf(text, 'forecourt_showroom_sites{')).toBe(3);
  expect(metricOf(text, 'forecourt_showroom_vehicles{')).toBe(3);
  expect(metricOf(text, 'forecourt_showroom_age_seconds{')).toBe(7);
  expect(metricOf(text, 'forecourt_ready{')).toBe(0);
  expect(metricOf(text, 'forecourt_build_info{', 'version="')).toBe(1);
  expect(metricOf(text, 'process_resident_memory_bytes{')).toBeGreaterThan(0);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

test('J4 the worker tells what waits and for how long, what was given up, and how feeds are doing', async () => {
  await takenLead(await fleet.storeOf('harbour'));
  const waiting = (await countDeliveries(fleet.all)).reduce((sum, { count }) => sum + count, 0);
  expect(waiting).toBeGreaterThan(0);
  const { read } = workerMetrics(fleet.all, Date.now);
  const text = await read();
  expect(metricOf(text, 'forecourt_database_up{')).toBe(1);
  expect(metricOf(text, 'forecourt_queue_waiting{', 'queue="deliveries"')).toBe(waiting);
  expect(metricOf(text, 'forecourt_queue_failed{', 'queue="deliveries"')).toBe(0);
  expect(metricOf(text, 'forecourt_feeds{', 'state="failing"')).toBe(0);
  expect(text).not.toMatch(/example\.com|@|harbour/);
  for (const { queue } of await readBacklog(fleet.all)) expect(text).toContain(`queue="${queue}"`);
});

test('J4 a delivery that has been due for an hour is an hour old, and one set aside has failed', async () => {
  await takenLead(await fleet.storeOf('harbour'));
  await sql`update delivery set next_attempt_at = now() - interval '1 hour'`.execute(fleet.all);
  const found = async () => (await readBacklog(fleet.all)).find(({ queue }) => queue === 'deliveries');
  expect((await found())?.overdueSeconds).toBeGreaterThanOrEqual(3_600);
  await sql`update delivery set state = 'set_aside'`.execute(fleet.all);
  expect(await found()).toMatchObject({ waiting: 0, overdueSeconds: 0 });
  expect((await found())?.failed).toBeGreaterThan(0);
});

test('J4 an active feed that fails is counted, and a paused one is not', async () => {
  const dealership = await fleet.dealershipId('harbour-motors');
  const definition = JSON.stringify({ name: 'yard', from: { kind: 'push' } });
  await sql`insert into feed (dealership_id, name, definition, failure, failures, tried_at)
    values (${dealership}, 'yard', ${definition}::jsonb, 'Nothing came.', 3, now())`.execute(fleet.all);
  expect(await readFeedHealth(fleet.all)).toMatchObject({ active: 1, failing: 1, paused: 0 });
  await sql`update feed set paused_at = now()`.execute(fleet.all);
  expect(await readFeedHealth(fleet.all)).toEqual({ active: 0, failing: 0, paused: 1, oldestSeconds: null });
});

test('J4 emails are counted by what became of them', async () => {
  const { counted, read } = workerMetrics(fleet.all, Date.now);
  const refused = new MailRefused('Nobody lives there.');
  const post: Post = {
    send: ({ to }) => (to === 'a@b.example' ? Promise.resolve() : Promise.reject(refused)),
    close: () => Promise.resolve(),
  };
  const mail = { to: 'a@b.example' } as Mail;
  await counted(post).send(mail);
  await expect(counted(post).send({ ...mail, to: 'c@d.example' })).rejects.toBe(refused);
  const text = await read();
  expect(metricOf(text, 'forecourt_mails_total{', 'result="sent"')).toBe(1);
  expect(metricOf(text, 'forecourt_mails_total{', 'result="failed"')).toBe(1);
});

test('J4 with the database gone the worker still answers, and says that it is gone', async () => {
  const gone = connect('postgres://nobody@127.0.0.1:1/none', { waitMs: 500 });
  const { read } = workerMetrics(gone, Date.now);
  expect(metricOf(await read(), 'forecourt_database_up{')).toBe(0);
  await gone.destroy();
});
