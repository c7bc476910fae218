import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { Directory } from '#src/showroom/directory.ts';
import type { Showroom } from '#src/showroom/showroom.ts';
import type { Showrooms } from '#src/showroom/showrooms.ts';
import { aCollector, type Collector } from '#tests/factories/a-collector.ts';
import { askRaw } from '#tests/factories/a-raw-answer.ts';
import { aWebServer, type WebServer } from '#tests/factories/a-web-server.ts';
import { until } from '#tests/faults/processes.ts';
import { freePort } from '#tests/faults/running-forecourt.ts';
import type { EdgeOptions } from '../http/edge.ts';
import { RenderTurns } from '../http/render-turns.ts';
import { trustedProxies } from '../http/trusted-proxies.ts';
import { processMetrics } from '../metrics/process-metrics.ts';
import { readSettings } from '../settings/read-settings.ts';
import { startTraces } from './start-traces.ts';

const HARBOUR = { id: 1, slug: 'harbour', name: 'Harbour', canonicalHost: 'harbour.localhost' };
const SENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** A server of one small site whose requests are traced to a collector. */
async function aTracedServer(url: string, settings: Record<string, string> = {}, proxies: readonly string[] = []) {
  const read = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER: 'always_on', ...settings });
  const traces = await startTraces(read, 'web', trustedProxies(proxies), pino({ level: 'silent' }));
  if (traces === null) throw new Error('There are no traces.');
  const showroom = { edition: '1', asOf: 0, models: [], site: { id: 1, pages: {}, switches: {} } } as unknown as Showroom;
  const server = await aWebServer({
    proxies,
    edge: {
      traces,
      directory: { isLocal: true, sites: [HARBOUR], siteOf: () => HARBOUR } as unknown as Directory,
      showrooms: { inMemory: () => showroom, of: () => Promise.resolve(showroom) } as unknown as Showrooms,
      turns: new RenderTurns(10),
      render: (request) => {
        if (request.url.endsWith('/about-us')) throw new Error('jo@example.com broke it');
        return Promise.resolve(new Response('a page', { headers: { 'Content-Type': 'text/html' } }));
      },
    } as Partial<EdgeOptions>,
  });
  onTestFinished(() => server.close());
  return { server, traces };
}

const ask = (server: WebServer, target: string, ...head: readonly string[]) =>
  askRaw(server, { target, host: 'harbour.localhost', head });

const lineOf = (server: WebServer, at: number) => server.lines[at] ?? {};

/** The spans of requests, in the order of their answers. */
const requestsOf = ({ spans }: Collector) => spans.filter(({ kind }) => kind === 2);

test('J12 each request is a span named by the kind of its address, with site, status and whether it was cached, and no path or query', async () => {
  const collector = await aCollector();
  const { server, traces } = await aTracedServer(collector.url, {
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20key',
    OTEL_SERVICE_NAME: 'dealer sites',
  });
  const target = '/contact-us?email=jo%40example.com&q=needle';
  await ask(server, target);
  await ask(server, target);
  await ask(server, '/about-us');
  await traces.stop();
  expect(server.ways).toEqual(['long', 'hot', 'long']);
  expect(collector.requests[0]).toMatchObject({ path: '/v1/traces', headers: { 'api-key': 'a key' } });
  const shown = requestsOf(collector).map(({ name, isError, attributes }) => ({ name, isError, ...attributes }));
  const common = { 'http.request.method': 'GET', 'forecourt.kind': 'page page' };
  const known = { ...common, name: 'GET page page', 'forecourt.request_id': expect.any(String) };
  const found = { ...known, isError: false, 'forecourt.site': 'harbour', 'http.response.status_code': 200 };
  expect(shown).toEqual([
    { ...found, 'forecourt.from_cache': false },
    { ...found, 'forecourt.from_cache': true },
    { ...known, isError: true, 'http.response.status_code': 500, 'forecourt.from_cache': false },
  ]);
  expect(collector.spans[0]?.resource).toMatchObject({ 'service.name': 'dealer sites', 'forecourt.process': 'web' });
  expect(collector.text()).not.toMatch(/jo(@|%40)|example\.com|needle|contact-us|broke|127\.0\.0\.1/);
});

test('J12 a line of the log and the span of its request name each other, whichever way it was answered', async () => {
  const collector = await aCollector();
  const { server, traces } = await aTracedServer(collector.url);
  await ask(server, '/contact-us');
  await ask(server, '/contact-us');
  await traces.stop();
  expect(server.ways).toEqual(['long', 'hot']);
  const spans = requestsOf(collector);
  for (const at of [0, 1])
    expect(lineOf(server, at)).toMatchObject({
      trace_id: spans[at]?.traceId,
      trace_flags: '01',
      requestId: spans[at]?.attributes['forecourt.request_id'],
    });
  expect(spans[0]?.traceId).not.toBe(spans[1]?.traceId);
});

test('J12 a traceparent counts when a trusted proxy sent it and is well formed, and is ignored otherwise', async () => {
  const collector = await aCollector();
  const trusted = await aTracedServer(collector.url, {}, ['127.0.0.1']);
  await ask(trusted.server, '/contact-us', `traceparent: ${SENT}`);
  await ask(trusted.server, '/contact-us', `traceparent: ${SENT}`);
  await ask(trusted.server, '/contact-us', `traceparent: ${SENT}-x`);
  await trusted.traces.stop();
  const [long, hot, malformed] = requestsOf(collector);
  expect(trusted.server.ways).toEqual(['long', 'hot', 'hot']);
  for (const span of [long, hot])
    expect(span).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentId: 'b7ad6b7169203331' });
  expect(malformed?.parentId).toBe('');
  const stranger = await aTracedServer(collector.url);
  await ask(stranger.server, '/contact-us', `traceparent: ${SENT}`);
  await ask(stranger.server, '/contact-us', `traceparent: ${SENT}`);
  await stranger.traces.stop();
  expect(stranger.server.ways).toEqual(['long', 'hot']);
  for (const span of requestsOf(collector).slice(3)) {
    expect(span.parentId).toBe('');
    expect(span.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
  }
  expect(requestsOf(collector)).toHaveLength(5);
});

test('J12 a share of none sends nothing of requests, unless a trusted proxy chose the trace; jobs on a schedule are sent all the same', async () => {
  const collector = await aCollector();
  const settings = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' };
  const { server, traces } = await aTracedServer(collector.url, settings, ['127.0.0.1']);
  await ask(server, '/contact-us');
  await ask(server, '/contact-us', `traceparent: ${SENT}`);
  await traces.job('tidy', () => Promise.resolve(), true);
  await traces.job('deliver-lead', () => Promise.resolve());
  await traces.stop();
  expect(collector.spans.map(({ name }) => name)).toEqual(['GET page page', 'job tidy']);
  expect(lineOf(server, 0)).toMatchObject({ trace_flags: '00' });
  expect(lineOf(server, 1)).toMatchObject({ trace_flags: '01' });
});

test.each([
  ['is down', async () => `http://127.0.0.1:${await freePort()}`],
  ['refuses', async () => (await aCollector((response) => response.writeHead(400).end('no'))).url],
  ['never answers', async () => (await aCollector(() => {})).url],
])('J12 a collector that %s delays no page, and what it loses is counted', async (_, collector) => {
  const { server, traces } = await aTracedServer(await collector());
  // More than may wait: the rest is dropped at once.
  for (let at = 0; at < 2_200; at += 1) void traces.job('many', () => Promise.resolve());
  for (let at = 0; at < 3; at += 1) expect((await ask(server, '/contact-us')).status).toBe(200);
  expect(traces.counts.dropped).toBeGreaterThanOrEqual(150);
  await traces.stop();
  expect(traces.counts.sent).toBe(0);
  const text = await processMetrics('web', traces.counts).metrics();
  expect(text).toMatch(/^forecourt_trace_spans_total\{result="sent",process="web"\} 0$/m);
  const dropped = /^forecourt_trace_spans_total\{result="dropped",process="web"\} (\d+)$/m.exec(text)?.[1];
  expect(Number(dropped)).toBe(traces.counts.dropped);
});

test('J12 an answer that means nothing is no error, and a collector that comes back is sent what follows', async () => {
  let status = 400;
  const collector = await aCollector((response) => response.writeHead(status).end('<html>not a protocol buffer</html>'));
  const { server, traces } = await aTracedServer(collector.url);
  // As many as may wait: only when these are given up is there room for another.
  for (let at = 0; at < 2_048; at += 1) void traces.job('many', () => Promise.resolve());
  await until('they are lost', () => traces.counts.dropped === 2_048);
  expect(traces.counts.sent).toBe(0);
  status = 200;
  await ask(server, '/contact-us');
  await until('it is sent', () => traces.counts.sent > 0);
  await traces.stop();
  expect([traces.counts.sent, traces.counts.dropped]).toEqual([1, 2_048]);
});

test('J12 a stop sends what is left, and ends before a collector that never answers is given up', async () => {
  const silent = await aCollector(() => {});
  const { server, traces } = await aTracedServer(silent.url);
  await ask(server, '/contact-us');
  await traces.stop();
  expect(silent.spans).toHaveLength(1);
  expect([traces.counts.sent, traces.counts.dropped]).toEqual([0, 0]);
});
