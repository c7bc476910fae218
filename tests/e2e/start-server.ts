/** Serves the browser tests from a data directory made for this run, and clears it away when told to stop. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PORT, PROXY, RUN_FILE } from '#tests/e2e/address.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-e2e-'));
// As root PostgreSQL runs as another user, who must be able to pass through this folder.
chmodSync(folder, 0o755);
const run = { dataDir: path.join(folder, 'data'), log: path.join(folder, 'server.log') };
writeFileSync(RUN_FILE, JSON.stringify(run));

const server = spawn(process.execPath, ['src/server/start.ts'], {
  // What it prints is read by the test of its log; why it failed to start is said on the other stream.
  stdio: ['inherit', openSync(run.log, 'a'), 'inherit'],
  env: {
    ...process.env,
    DATA_DIR: run.dataDir,
    PORT: String(PORT),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    // One machine and one made-up person send the forms of every test.
    LEADS_PER_ADDRESS: '10000',
    LEADS_PER_PERSON: '10000',
    // All browsers of these tests have one address.
    BOOKINGS_PER_ADDRESS: '1000',
    BOOKING_CHANGES_PER_ADDRESS: '1000',
    RESERVATIONS_PER_ADDRESS: '10000',
    HOLDS_PER_ADDRESS: '10000',
    HOLDS_PER_SITE_PERCENT: '100',
    REGO_LOOKUPS_PER_ADDRESS: '300',
    TRUSTED_PROXIES: PROXY,
    // All browsers of all tests come from one address.
    CONNECTIONS_PER_ADDRESS: '1000',
    CODES_PER_ADDRESS_HOUR: '1000',
    CONFIRMATIONS_PER_ADDRESS_HOUR: '1000',
  },
});
// The signal usually reaches the whole group; the server stops once however often it is told.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(RUN_FILE, { force: true });
  process.exitCode = code ?? 1;
});
