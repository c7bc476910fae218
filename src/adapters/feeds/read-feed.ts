import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BadFeed } from './feed-file.ts';

/** Readers by file extension. The write path checks the rows. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = { '.json': (text) => JSON.parse(text) as unknown };

/** Reads a dealer's file into rows; `what` names them in errors. */
export async function readFeed(file: string, what = 'vehicles'): Promise<readonly unknown[]> {
  const read = READERS[path.extname(file).toLowerCase()];
  if (read === undefined) throw new BadFeed(`${file} cannot be imported; use ${Object.keys(READERS).join(' or ')}.`);
  let rows: unknown;
  try {
    rows = read(await readFile(file, 'utf8'));
  } catch (error) {
    throw new BadFeed(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  if (!Array.isArray(rows)) throw new BadFeed(`${file} must contain a list of ${what}.`);
  return rows;
}
