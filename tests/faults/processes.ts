import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A process that belongs to a data folder. */
export interface Seen {
  readonly pid: number;
  readonly command: string;
}

const read = (look: () => string): string => {
  try {
    return look();
  } catch {
    return '';
  }
};

/** Every living process that knows this folder: by its command line, by its environment, or because it works inside it. */
export function processesOf(dataDir: string): Seen[] {
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid);
  return pids.flatMap((pid) => {
    const command = read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    const environment = read(() => readFileSync(`/proc/${pid}/environ`, 'utf8'));
    const cwd = read(() => readlinkSync(`/proc/${pid}/cwd`));
    return [command, environment, cwd].some((text) => text.includes(dataDir)) ? [{ pid, command }] : [];
  });
}

/** The web process or the worker of the Forecourt that works on this folder; null while there is none. */
export const childOf = (dataDir: string, name: 'web' | 'worker'): Seen | null =>
  processesOf(dataDir).find(({ command }) => command.includes(`src/server/${name}.ts`)) ?? null;

/** Waits until a condition holds and returns what it found; a minute without that, or more, is a failure that names what was awaited. */
export async function until<T>(what: string, look: () => T | Promise<T>, minutes = 1): Promise<NonNullable<T>> {
  for (const deadline = Date.now() + minutes * 60_000; ; await wait(50)) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    if (Date.now() > deadline)
      throw new Error(`Waited ${minutes === 1 ? 'a minute' : `${minutes} minutes`} in vain until ${what}.`);
  }
}
