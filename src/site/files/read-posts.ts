import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PostFile, readPost } from './post-file.ts';

/** The folder beside the site files that has a folder for each site's posts. */
export const POSTS = 'posts';

interface PostsRead {
  readonly posts: readonly PostFile[];
  readonly refused: readonly { readonly file: string; readonly key: string; readonly reason: string }[];
}

/** Reads a site's posts: the Markdown files in its folder under `posts`. */
export async function readPosts(folder: string, site: string): Promise<PostsRead> {
  const names = await readdir(path.join(folder, POSTS, site)).catch(() => []);
  const read = await Promise.all(
    names
      .filter((name) => name.endsWith('.md'))
      .toSorted()
      .map(async (name) => {
        const file = path.join(POSTS, site, name);
        return { file, answer: readPost(file, await readFile(path.join(folder, file), 'utf8')) };
      }),
  );
  return {
    posts: read.flatMap(({ answer }) => (answer.ok ? [answer.post] : [])),
    refused: read.flatMap(({ file, answer }) => (answer.ok ? [] : answer.faults.map((fault) => ({ file, ...fault })))),
  };
}

/** The names of the folders of posts. */
export async function postFolders(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, POSTS)).catch(() => []);
  return names.filter((name) => statSync(path.join(folder, POSTS, name), { throwIfNoEntry: false })?.isDirectory() === true);
}

/** The paths of a site's posts, in one order. */
export function postFiles(folder: string, site: string): string[] {
  const at = path.join(folder, POSTS, site);
  return readdirSync(at)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => path.join(at, name));
}

/** The names and the bytes of a site's posts, in one order. */
export const postBytes = (folder: string, site: string): (string | Uint8Array)[] =>
  postFiles(folder, site).flatMap((file) => [path.basename(file), readFileSync(file)]);
