import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { processesOf } from './processes.ts';

/** A data folder for one test; whatever still runs on it afterwards is ended, so that a red test leaves nothing behind either. */
export function aDataFolder(mode = 0o755): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'forecourt-fault-'));
  chmodSync(parent, mode);
  onTestFinished(() => {
    for (const { pid } of processesOf(parent)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended by itself between the look and the kill.
      }
    }
    rmSync(parent, { recursive: true, force: true, maxRetries: 10 });
  });
  return path.join(parent, 'data');
}
