/** Serves the browser tests from a data directory made for this run, and clears it away when told to stop. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PORT } from '#tests/e2e/address.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-e2e-'));
// As root PostgreSQL runs as another user, who must be able to pass through this folder.
chmodSync(dataDir, 0o755);

const server = spawn(process.execPath, ['src/server/start.ts'], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: path.join(dataDir, 'data'), PORT: String(PORT), HOST: '127.0.0.1' },
});
// The signal usually reaches the whole group; the server stops once however often it is told.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
