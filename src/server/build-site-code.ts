import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baseEnv } from './child-env.ts';

/** The pages cannot be built; the message is for the person who started Forecourt. */
export class BuildFailure extends Error {
  override name = 'BuildFailure';
}

const SOURCES = ['src/**', 'public/**', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts'];

/** Identifies the sources of a build: it changes with any byte of them and with any of their names. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root }).sort();
  for (const file of files) {
    const at = path.join(root, file);
    if (statSync(at).isFile()) hash.update(`${file}\0`).update(createHash('sha256').update(readFileSync(at)).digest());
  }
  return hash.digest('hex');
}

/** Builds the pages if there is no build or if the sources have changed since. */
export async function buildSiteCode(root: string, report: (line: string) => void, signal: AbortSignal): Promise<void> {
  const stampFile = path.join(root, 'build', 'source-hash');
  const wanted = sourceHash(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  const program = path.join(root, 'node_modules', '.bin', 'react-router');
  if (!existsSync(program)) {
    throw new BuildFailure('The pages must be built, but the build tools are not installed: run npm ci, without --omit=dev.');
  }
  report('Building the pages (about ten seconds) …');
  rmSync(stampFile, { force: true });
  const began = performance.now();
  await build(program, root, signal);
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted);
  report(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

function build(program: string, root: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // With the Node that runs this process: the machine's own may be too old for the build.
    const child = spawn(process.execPath, [program, 'build'], {
      cwd: root,
      env: { ...baseEnv(process.env), NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', (error) => reject(new BuildFailure(`The build could not be run: ${error.message}.`, { cause: error })));
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new BuildFailure(`${output.trim()}\nThe pages could not be built; the lines above say why.`)),
    );
  });
}
