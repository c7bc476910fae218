import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache/caddy');

/** The Caddy to test with: CADDY_PATH, or on Debian the distribution's own, unpacked beside the packages without being installed. */
export function findCaddy(): string {
  const named = process.env.CADDY_PATH;
  if (named !== undefined && named !== '') return named;
  const program = path.join(CACHE, 'usr', 'bin', 'caddy');
  if (existsSync(program)) return program;
  mkdirSync(CACHE, { recursive: true });
  try {
    execFileSync('apt-get', ['download', 'caddy'], { cwd: CACHE, stdio: 'pipe' });
    const file = readdirSync(CACHE).find((name) => name.endsWith('.deb')) ?? '';
    execFileSync('dpkg', ['-x', file, '.'], { cwd: CACHE, stdio: 'pipe' });
  } catch (cause) {
    throw new Error('This campaign needs Caddy: set CADDY_PATH to it.', { cause });
  }
  return program;
}
