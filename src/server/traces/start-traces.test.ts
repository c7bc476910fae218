import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** What a process of its own has loaded of OpenTelemetry once both processes' code is there and traces are started with this environment. */
async function loadedWith(env: Record<string, string>): Promise<Set<string>> {
  const code = `
    import { createRequire } from 'node:module';
    import pino from 'pino';
    import '#src/server/web-process.ts';
    import '#src/server/worker-process.ts';
    import { readSettings } from '#src/server/settings/read-settings.ts';
    import { startTraces } from '#src/server/traces/start-traces.ts';
    await startTraces(readSettings(process.env), 'web', () => false, pino({ level: 'silent' }));
    const loaded = Object.keys(createRequire(import.meta.url).cache);
    console.log(JSON.stringify(loaded.flatMap((file) => /@opentelemetry\\/[^/]+/.exec(file) ?? [])));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    env: { PATH: process.env.PATH, ...env },
  });
  return new Set(JSON.parse(stdout) as string[]);
}

test('J12 without a collector nothing of OpenTelemetry is loaded but the API that prom-client brings; with one its SDK is', async () => {
  expect([...(await loadedWith({}))]).toEqual(['@opentelemetry/api']);
  const loaded = await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' });
  expect([...loaded]).toEqual(expect.arrayContaining(['@opentelemetry/sdk-trace', '@opentelemetry/exporter-trace-otlp-proto']));
}, 60_000);
