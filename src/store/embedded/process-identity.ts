import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');

function fromProc(pid: number, file: 'stat' | 'cmdline'): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

function fromPs(pid: number, column: 'lstart' | 'command'): string | null {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim() || null;
  } catch {
    return null;
  }
}

/**
 * When a living process began, or null when there is none with this id. A process id alone proves little: after a crash or in a
 * restarted container the same number soon belongs to another program.
 */
export function processBirth(pid: number): string | null {
  if (!hasProc) return fromPs(pid, 'lstart');
  // The program's name stands in brackets and may hold anything; state and start time are counted from behind it.
  const fields = fromProc(pid, 'stat')
    ?.replace(/^.*\)\s/s, '')
    .split(' ');
  const isDead = fields === undefined || fields[0] === 'Z' || fields[0] === 'X';
  return isDead ? null : (fields[19] ?? null);
}

/** The command line of a living process, its words apart, or null when there is none. */
export function processCommand(pid: number): readonly string[] | null {
  if (!hasProc) return fromPs(pid, 'command')?.split(' ') ?? null;
  return fromProc(pid, 'cmdline')?.split('\0').filter(Boolean) ?? null;
}
