import { spawn } from 'node:child_process';
import { fetchSite } from '#tests/e2e/fetch-site.ts';

const READY_WITHIN_MS = 120_000;

/** Starts the server of the browser tests, whose helpers sign shoppers in and fetch pages; resolves when it is ready, with how to stop it. */
export async function runTestServer(): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, ['tests/e2e/start-server.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const stopped = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  const from = performance.now();
  while (!(await isReady())) {
    if (server.exitCode !== null || performance.now() - from > READY_WITHIN_MS) {
      server.kill('SIGTERM');
      throw new Error('Forecourt did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return async () => {
    server.kill('SIGTERM');
    await stopped;
  };
}

const isReady = () =>
  fetchSite(null, '/readyz').then(
    ({ status }) => status === 200,
    () => false,
  );
