import { spawn } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

/** What a program said and how it ended. */
export interface Ran {
  readonly ok: boolean;
  readonly output: string;
}

/**
 * Runs one of PostgreSQL's programs to its end, as the user given. It gets a session of its own, so that Ctrl-C in the terminal reaches
 * Forecourt and not PostgreSQL, and an empty environment, so that a person's PGPORT or PGDATA changes nothing.
 */
export function runProgram(program: string, args: readonly string[], user: ServerUser | null): Promise<Ran> {
  const [command, words] = user?.door ? ['setpriv', [...doorWords(user, user.door), program, ...args]] : [program, args];
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      cwd: '/',
      detached: true,
      env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user !== null && user.door === null ? { uid: user.uid, gid: user.gid } : {}),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', (error) => resolve({ ok: false, output: `error: ${error.message}` }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

const doorWords = ({ uid, gid }: ServerUser, right: string): string[] => [
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  `--inh-caps=+${right}`,
  `--ambient-caps=+${right}`,
  // Without this the kernel forgets the right when a program asks beforehand whether it may run another, as initdb does.
  '--securebits=+no_setuid_fixup',
  '--',
];
