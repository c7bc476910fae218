import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PostFile, readPost } from './post-file.ts';

const FOLDER = 'posts';

interface PostsRead {
  readonly posts: readonly PostFile[];
  readonly refused: readonly { readonly file: string; readonly key: string; readonly reason: string }[];
}

/** Reads a site's posts: the Markdown files in its folder under `posts`. */
export async function readPosts(folder: string, site: string): Promise<PostsRead> {
  const names = await readdir(path.join(folder, FOLDER, site)).catch(() => []);
  const read = await Promise.all(
    names
      .filter((name) => name.endsWith('.md'))
      .toSorted()
      .map(async (name) => {
        const file = path.join(FOLDER, site, name);
        return { file, answer: readPost(file, await readFile(path.join(folder, file), 'utf8')) };
      }),
  );
  return {
    posts: read.flatMap(({ answer }) => (answer.ok ? [answer.post] : [])),
    refused: read.flatMap(({ file, answer }) => (answer.ok ? [] : answer.faults.map((fault) => ({ file, ...fault })))),
  };
}

/** The folders of posts that belong to no site. */
export async function strayPosts(folder: string, sites: readonly string[]): Promise<string[]> {
  const entries = await readdir(path.join(folder, FOLDER), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !sites.includes(entry.name))
    .map(({ name }) => path.join(FOLDER, name))
    .toSorted();
}
