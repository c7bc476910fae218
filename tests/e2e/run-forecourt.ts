import { execFile } from 'node:child_process';
import path from 'node:path';
import { PORT } from '#tests/e2e/address.ts';
import { serverRun } from '#tests/e2e/server-run.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a command came to. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the `forecourt` command beside the running server, as an operator would in a second terminal. */
export function runForecourt(words: readonly string[], sitesDir = path.join(ROOT, 'sites')): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(ROOT, 'src/cli/forecourt.ts'), ...words],
      { cwd: ROOT, env: { ...process.env, DATA_DIR: serverRun().dataDir, SITES_DIR: sitesDir, PORT: String(PORT) } },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : -1, stdout, stderr });
      },
    );
  });
}
