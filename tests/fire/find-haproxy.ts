import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** HAProxy, and where the libraries are that it came with; null where the machine has them. */
export interface FoundHaproxy {
  readonly program: string;
  readonly libraries: string | null;
}

const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache/haproxy');
/** What Debian's HAProxy needs that a machine usually lacks. */
const LIBRARIES = /^lib(?:lua|opentracing)/;

/** Finds HAProxy, or fetches Debian's into a cache without installing anything, which takes no root. */
export function findHaproxy(): FoundHaproxy {
  const own = { program: 'haproxy', libraries: null };
  if (works(own)) return own;
  const unpacked = path.join(CACHE, 'unpacked');
  const fetched = { program: path.join(unpacked, 'usr/sbin/haproxy'), libraries: librariesBelow(unpacked) };
  if (works(fetched)) return fetched;
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  const needed = run('apt-cache', ['depends', '--recurse', '--no-recommends', '--no-suggests', '--no-enhances', 'haproxy'])
    .stdout.split('\n')
    .filter((name) => LIBRARIES.test(name));
  const { status, stderr } = run('apt-get', ['download', 'haproxy', ...needed]);
  const files = readdirSync(CACHE).filter((file) => file.endsWith('.deb'));
  for (const file of files) run('dpkg', ['-x', file, unpacked]);
  const found = { program: path.join(unpacked, 'usr/sbin/haproxy'), libraries: librariesBelow(unpacked) };
  if (works(found)) return found;
  throw new Error(
    `The campaign needs HAProxy: install it (on Debian: apt-get install haproxy). It could not be fetched either${status === 0 ? '' : `: ${stderr.trim()}`}.`,
  );
}

/** The environment that HAProxy runs in. */
export const haproxyEnv = ({ libraries }: FoundHaproxy): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  ...(libraries !== null && { LD_LIBRARY_PATH: libraries }),
});

const works = (found: FoundHaproxy): boolean => spawnSync(found.program, ['-v'], { env: haproxyEnv(found) }).status === 0;

function librariesBelow(folder: string): string | null {
  const lib = path.join(folder, 'usr/lib');
  if (!existsSync(lib)) return null;
  return [
    lib,
    ...readdirSync(lib, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? path.join(lib, entry.name) : [])),
  ].join(path.delimiter);
}

function run(program: string, words: readonly string[]): SpawnSyncReturns<string> {
  return spawnSync(program, words, { cwd: CACHE, encoding: 'utf8' });
}
