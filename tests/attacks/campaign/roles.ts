import { readFileSync } from 'node:fs';
import { childOf } from '#tests/faults/processes.ts';
import type { Target } from './target.ts';

/** The environment of one of the server's processes, as whoever breaks into it finds it. */
export function environmentOf(target: Target, process: 'web' | 'worker'): Readonly<Record<string, string>> {
  const text = readFileSync(`/proc/${childOf(target.dataDir, process)?.pid ?? 0}/environ`, 'utf8');
  return Object.fromEntries(
    text
      .split('\0')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** Where a process works in the database: the web under its own role, the worker under the platform's. */
export const databaseUrlOf = (target: Target, process: 'web' | 'worker'): string =>
  environmentOf(target, process)[process === 'web' ? 'DATABASE_APP_URL' : 'DATABASE_PLATFORM_URL'] ?? '';
