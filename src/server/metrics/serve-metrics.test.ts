import { once } from 'node:events';
import { createServer } from 'node:net';
import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '#tests/faults/processes.ts';
import { freePort } from '#tests/faults/running-forecourt.ts';
import { serveMetrics } from './serve-metrics.ts';

async function served(read: () => Promise<string> = () => Promise.resolve('forecourt_up 1\n'), given?: number) {
  const port = given ?? Number(await freePort());
  const lines: string[] = [];
  const sink = new Writable({
    write(line: Buffer, _encoding, next) {
      lines.push(line.toString());
      next();
    },
  });
  const log = pino(sink);
  const stop = serveMetrics(read, { host: '127.0.0.1', port }, log);
  onTestFinished(stop);
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { connection: 'close' } });
  return {
    port,
    lines,
    ask,
    isUp: () =>
      ask('/metrics').then(
        ({ ok }) => ok,
        () => false,
      ),
  };
}

test('J4 /metrics is answered as text in Prometheus’ form, and nothing else is', async () => {
  const { ask, isUp } = await served();
  await until('it listens', isUp);
  const answer = await ask('/metrics');
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toBe('forecourt_up 1\n');
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/metrics/..%2f')).status).toBe(404);
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(405);
});

test('J4 metrics that cannot be read are a plain 500 without a stack, and the log says why', async () => {
  const { ask, lines } = await served(() => Promise.reject(new Error('the counting broke')));
  const answer = await until('it listens', () => ask('/metrics').catch(() => null));
  expect([answer.status, await answer.text()]).toEqual([500, 'The metrics could not be read; the log says why.\n']);
  expect(lines.join('')).toContain('the counting broke');
});

test('J4 a port that is taken is tried again until it is free', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  const address = squatter.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const { lines, isUp } = await served(undefined, port);
  await until('it is said', () => lines.some((line) => line.includes('EADDRINUSE')));
  squatter.close();
  expect(await until('it listens', isUp)).toBe(true);
});
