import { spawn } from 'node:child_process';
import path from 'node:path';

/** How a command ended; its output is empty when it went straight to the terminal. */
export interface Ended {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

/** Runs a shell command with this project's programs first on the path; collects its output or shows it as it comes. */
export function runCommand(command: string, shows: 'as it comes' | 'afterwards'): Promise<Ended> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', command], {
      stdio: ['ignore', ...(shows === 'as it comes' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
      env: { ...process.env, PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}` },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', reject).once('close', (code) => {
      resolve({ code: code ?? 1, output, seconds: (performance.now() - began) / 1000 });
    });
  });
}
