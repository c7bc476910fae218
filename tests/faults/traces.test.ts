import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { aCollector } from '#tests/factories/a-collector.ts';
import { aDataFolder } from '#tests/faults/data-folder.ts';
import { oneSite } from '#tests/faults/one-site.ts';
import { until } from '#tests/faults/processes.ts';
import { freePort, startForecourt } from '#tests/faults/running-forecourt.ts';

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks for a page of the site, whose host fetch does not resolve. */
const asking =
  (port: string, host: string) =>
  (path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<number> =>
    new Promise((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path, method, agent: false, headers: { host, ...headers } }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      });
      asked.on('error', reject);
      asked.end(body);
    });

test('J12 a running Forecourt sends the traces of a page, a lead and its delivery, each with what it did inside it, and nothing of the shopper', async () => {
  const collector = await aCollector();
  const DATA_DIR = aDataFolder();
  const PORT = await freePort();
  const forecourt = startForecourt({
    DATA_DIR,
    PORT,
    SITES_DIR: oneSite(DATA_DIR, 'yard'),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=key-of-the-collector',
    OTEL_TRACES_SAMPLER: 'always_on',
  });
  await forecourt.ready();
  const ask = asking(PORT, `yard.localhost:${PORT}`);
  await until('every site is loaded', async () => (await ask('/readyz')) === 200);
  const typed = { name: 'Perpetua', last_name: 'Quillfeather', email: 'perpetua@shopper.example', phone: '0400 111 222' };
  for (let at = 0; at < 2; at += 1) expect(await ask(`/?email=${typed.email}`)).toBe(200);
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    origin: `http://yard.localhost:${PORT}`,
    cookie: 'session=cookie-of-perpetua',
  };
  const body = JSON.stringify({ form: 'contact', ...typed, message: 'Please call about the blue one' });
  expect([200, 201]).toContain(await ask('/api/leads', { method: 'POST', headers, body }));
  await until('the delivery is sent', () => collector.spans.some(({ name }) => name === 'job deliver-lead'));
  forecourt.ctrlC();
  expect(await forecourt.ended()).toBe(0);

  const named = (name: string) => collector.spans.filter((span) => span.name === name);
  const inside = (name: string) => {
    const parents = new Set(named(name).map(({ spanId }) => spanId));
    return collector.spans.filter(({ parentId }) => parents.has(parentId)).map((span) => span.name);
  };
  const site = { 'forecourt.site': 'yard', 'http.response.status_code': 200 };
  expect(named('GET page home')).toMatchObject([
    { parentId: '', attributes: { ...site, 'forecourt.from_cache': false }, resource: { 'forecourt.process': 'web' } },
    { parentId: '', attributes: { ...site, 'forecourt.from_cache': true }, resource: { 'forecourt.process': 'web' } },
  ]);
  expect(named('POST lead')).toMatchObject([{ parentId: '', attributes: { 'forecourt.site': 'yard' } }]);
  expect(inside('POST lead')).toContain('select take_lead');
  expect(named('job deliver-lead')[0]).toMatchObject({ parentId: '', resource: { 'forecourt.process': 'worker' } });
  expect(inside('job deliver-lead')).toContain('mail send');
  const [lead] = named('POST lead');
  expect(forecourt.output()).toContain(`"trace_id":"${lead?.traceId}"`);
  expect(forecourt.output()).not.toContain('key-of-the-collector');

  const everything = collector.text().toLowerCase();
  for (const secret of [
    ...Object.values(typed),
    'blue one',
    'cookie-of',
    '111222',
    '111 222',
    'dealer.example',
    'postgres:',
    '127.0.0.1',
  ])
    expect([secret, everything.includes(secret.toLowerCase())]).toEqual([secret, false]);
});
