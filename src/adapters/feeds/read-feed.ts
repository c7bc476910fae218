import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A feed that cannot be read; the message is a sentence for the person who sent it. */
class BadFeed extends Error {}

/** Each kind of feed by the ending of its file, turned into rows; what the rows say is checked by the write path. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = { '.json': (text) => JSON.parse(text) as unknown };

/** Reads a dealer's file into rows of what it should hold. */
export async function readFeed(file: string, what = 'vehicles'): Promise<readonly unknown[]> {
  const read = READERS[path.extname(file).toLowerCase()];
  if (read === undefined)
    throw new BadFeed(`${file} is of no kind that can be imported; use ${Object.keys(READERS).join(' or ')}.`);
  let rows: unknown;
  try {
    rows = read(await readFile(file, 'utf8'));
  } catch (error) {
    throw new BadFeed(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  if (!Array.isArray(rows)) throw new BadFeed(`${file} must hold a list of ${what}.`);
  return rows;
}
