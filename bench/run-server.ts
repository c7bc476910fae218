import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Starts Forecourt with the demo on a folder of its own; resolves when it is ready, with how to stop it and clear the folder away. */
export async function runServer(port: string): Promise<() => Promise<void>> {
  const data = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
  const server = spawn(process.execPath, ['src/server/start.ts'], {
    env: { ...process.env, PORT: port, DATA_DIR: data, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => text.includes('ready:') && resolve());
    server.once('exit', (code) => reject(new Error(`Forecourt did not start (exit ${code}).`)));
  });
  return async () => {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(data, { recursive: true, force: true });
  };
}
