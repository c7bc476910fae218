import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { aDataFolder } from '#tests/faults/data-folder.ts';
import { oneSite } from '#tests/faults/one-site.ts';
import { until } from '#tests/faults/processes.ts';
import { freePort, startForecourt } from '#tests/faults/running-forecourt.ts';

let PORT: string;
let METRICS_PORT: string;
beforeAll(async () => {
  PORT = await freePort();
  METRICS_PORT = await freePort();
});

interface Sent {
  readonly host?: string;
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks at any host, which fetch does not allow. */
function ask(port: string | number, path: string, { host = 'localhost', method = 'GET', body, headers = {} }: Sent = {}) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, agent: false, headers: { host, ...headers } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test('J4 a running Forecourt tells its metrics at ports of their own and at no site, and logs neither secrets nor what visitors typed', async () => {
  const DATA_DIR = aDataFolder();
  const secrets = { SECRET_KEY: 'a-secret-of-forty-letters-that-nobody-knows', FINANCE_QUOTE_KEY: 'quote-key-of-the-lender' };
  const forecourt = startForecourt({ DATA_DIR, PORT, METRICS_PORT, SITES_DIR: oneSite(DATA_DIR, 'yard'), ...secrets });
  await forecourt.ready();
  const site = `yard.localhost:${PORT}`;
  expect((await ask(PORT, '/healthz')).status).toBe(200);
  await until('every site is loaded', async () => (await ask(PORT, '/readyz')).status === 200);
  for (let at = 0; at < 3; at += 1) expect((await ask(PORT, '/', { host: site })).status).toBe(200);

  const web = await ask(METRICS_PORT, '/metrics');
  expect(web.status).toBe(200);
  expect(web.body).toMatch(/^forecourt_http_request_duration_seconds_count\{kind="page home",status="2xx",process="web"\} 3$/m);
  expect(web.body).toMatch(/^forecourt_showroom_sites\{process="web"\} 1$/m);
  expect(web.body).toMatch(/^forecourt_ready\{process="web"\} 1$/m);
  const worker = await until('the worker answers', () => ask(Number(METRICS_PORT) + 1, '/metrics').catch(() => null));
  expect(worker.body).toMatch(/^forecourt_database_up\{process="worker"\} 1$/m);
  expect(worker.body).toMatch(/^forecourt_queue_waiting\{queue="deliveries",process="worker"\} \d+$/m);
  for (const host of [site, 'localhost', 'unknown.example'])
    expect([host, (await ask(PORT, '/metrics', { host })).body]).not.toEqual([host, expect.stringContaining('forecourt_')]);
  expect((await ask(PORT, '/metrics', { host: site })).status).toBe(404);

  expect((await ask(PORT, '/__tls-allowed?domain=yard.localhost')).status).toBe(200);
  expect((await ask(PORT, '/__tls-allowed?domain=elsewhere.example')).status).toBe(404);
  const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  expect((await ask(PORT, '/__tls-allowed?domain=yard.localhost', forwarded)).status).toBe(404);

  const typed = { name: 'Perpetua', last_name: 'Quillfeather', email: 'perpetua@shopper.example', phone: '0400 111 222' };
  const lead = await ask(PORT, '/api/leads', {
    host: site,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      origin: `http://${site}`,
      cookie: 'session=cookie-of-perpetua',
    },
    body: JSON.stringify({ form: 'contact', ...typed, message: 'Please call about the blue one' }),
  });
  expect([200, 201]).toContain(lead.status);
  await ask(PORT, `/search?q=${typed.email}`, { host: site });
  await until('the lead is logged', () => forecourt.output().includes('"path":"/api/leads"'));
  forecourt.ctrlC();
  expect(await forecourt.ended()).toBe(0);
  const output = forecourt.output();
  for (const secret of [...Object.values(secrets), ...Object.values(typed), 'blue one', 'cookie-of-perpetua'])
    expect(output).not.toContain(secret);
  expect(output).not.toMatch(/postgres:\/\/\w+:[^[]/);
});
