import { Readable } from 'node:stream';
import streamArray from 'stream-json/streamers/stream-array.js';
import { BadFeed, type FeedFile, textOf } from './feed-file.ts';
import { type FeedRow, MOST_COLUMNS, noCells } from './feed-row.ts';

/** Reads a JSON list, value by value, as they are. */
export async function* jsonValues(file: FeedFile): AsyncGenerator<unknown> {
  const values = Readable.from(textOf(file)).pipe(streamArray.withParserAsStream());
  try {
    for await (const item of values) yield (item as { readonly value: unknown }).value;
  } catch (error) {
    if (error instanceof BadFeed) throw error;
    throw new BadFeed(`${file.path} cannot be read as a JSON list: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** Reads a JSON list of objects in a dealer's words, each as a row of cells: what is inside something else has both names. */
export async function* jsonRows(file: FeedFile): AsyncGenerator<FeedRow> {
  let row = 0;
  for await (const value of jsonValues(file)) {
    row += 1;
    const cells = noCells();
    if (typeof value !== 'object' || value === null || Array.isArray(value)) yield { row, cells, wrong: 'is not an object' };
    else if (flatten(value, '', cells, 0)) yield { row, cells };
    else yield { row, cells: {}, wrong: `has more than ${MOST_COLUMNS} values, or too deep ones` };
  }
}

/** False when there is too much of it. */
function flatten(value: object, prefix: string, into: Record<string, string>, depth: number): boolean {
  if (depth > 6) return false;
  for (const [name, inside] of Object.entries(value)) {
    const column = prefix === '' ? name : `${prefix} ${name}`;
    if (typeof inside === 'object' && inside !== null && !Array.isArray(inside)) {
      if (!flatten(inside, column, into, depth + 1)) return false;
    } else into[column] = Array.isArray(inside) ? inside.map(oneOf).join('\n') : inside === null ? '' : String(inside);
    if (Object.keys(into).length > MOST_COLUMNS) return false;
  }
  return true;
}

/** What stands for one thing of a list: a text, or the address or first text of an object. */
function oneOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  const texts = value as Readonly<Record<string, unknown>>;
  const found = texts.url ?? texts.src ?? texts.href ?? Object.values(texts).find((inside) => typeof inside === 'string');
  return typeof found === 'string' ? found : '';
}
