import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** What a program took, from its start to its end. */
export interface Took {
  readonly ms: number;
  /** The most memory that it had at a time. */
  readonly mb: number;
}

const LOOK_MS = 20;

/** Runs a program of the project to its end; fails with what it said if that is a failure. */
export async function runTimed(program: string, words: readonly string[], env: Readonly<Record<string, string>>): Promise<Took> {
  const begun = performance.now();
  const child = spawn(program, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  let mb = 0;
  const looking = setInterval(() => {
    mb = Math.max(mb, memoryMb(child));
  }, LOOK_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(looking);
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}:\n${said.slice(0, 2_000)}`);
  return { ms: performance.now() - begun, mb };
}

/** The most memory a process has had so far; 0 once it is gone. */
export function memoryMb({ pid }: ChildProcess): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
