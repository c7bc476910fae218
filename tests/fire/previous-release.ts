import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildSiteCode } from '#src/server/build-site-code.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The last commit before the newest one that changed the schema: the release whose machines still run while this one's upgrade it. */
export const previousRelease = (): string =>
  git('rev-parse', `${git('log', '-1', '--no-merges', '--format=%H', '--', 'src/store/migrations', 'src/store/functions')}^`);

/** Unpacks and builds a commit's code in a folder of its own, with the packages that are installed here. */
export async function unpackRelease(commit: string, folder: string): Promise<string> {
  const root = path.join(folder, 'previous');
  mkdirSync(root);
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C "$0"`, root], { cwd: ROOT });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  await buildSiteCode(root, () => {}, new AbortController().signal);
  return root;
}
