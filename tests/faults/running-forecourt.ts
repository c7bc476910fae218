import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { until } from './processes.ts';

/** It may have to build its pages, on a busy machine. */
const START_MINUTES = 3;
const ROOT = path.resolve(import.meta.dirname, '../..');

/** Forecourt as `npm start` runs it, in a process group of its own, so that a test can press Ctrl-C. */
export interface RunningForecourt {
  readonly process: ChildProcess & { readonly pid: number };
  /** All it has printed so far. */
  output(): string;
  /** Resolves when it says that it is ready; fails with what it printed when it ends before that. */
  ready(): Promise<void>;
  /** The exit code it ends with. */
  ended(): Promise<number | null>;
  /** What a terminal does on Ctrl-C: the whole group hears it. */
  ctrlC(): void;
}

/** Starts Forecourt with these settings and no others; `root` is where its code is. */
export function startForecourt(settings: Readonly<Record<string, string>>, root = ROOT): RunningForecourt {
  const child = spawn(process.execPath, ['src/server/start.ts'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('Forecourt could not be started.');
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (more: string) => (text += more));
  const closed = once(child, 'close');
  const isEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    process: Object.assign(child, { pid }),
    output: () => text,
    async ready() {
      await until('Forecourt is ready', () => /the list of all sites|the worker runs/.test(text) || isEnded(), START_MINUTES);
      if (isEnded()) throw new Error(`Forecourt ended before it was ready:\n${text}`);
    },
    async ended() {
      await closed;
      return child.exitCode;
    },
    ctrlC: () => void process.kill(-pid, 'SIGINT'),
  };
}

/** A port that nothing listens on. */
export function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(String(typeof address === 'object' ? address?.port : '')));
    });
  });
}

/** The status with which Forecourt answers on a port, or null when nothing does. */
export async function answer(port: string): Promise<number | null> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } })).status;
  } catch {
    return null;
  }
}
