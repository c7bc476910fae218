import path from 'node:path';
import type { FeedFormat } from '#src/rules/feeds/feed-definition.ts';
import { LEFT_OUT_COLUMN } from '#src/rules/feeds/left-out-column.ts';
import { csvRows } from './csv-rows.ts';
import { BadFeed, beginningOf, type FeedFile, inspectFile } from './feed-file.ts';
import type { FeedRow } from './feed-row.ts';
import { jsonRows, jsonValues } from './json-rows.ts';
import { xmlRows } from './xml-rows.ts';

/** A dealer's file, ready to be read. */
export interface OpenFeed {
  readonly file: FeedFile;
  readonly format: FeedFormat;
  /** The rows in the dealer's words. */
  rows(): AsyncGenerator<FeedRow>;
  /** The values of a JSON list as they are, which may be in the platform's own words; null for other formats. */
  values: (() => AsyncGenerator<unknown>) | null;
}

/** Opens a dealer's file: CSV, TSV, JSON or XML, by what it contains and not by its name alone (ledger J7). */
export async function openFeed(name: string, format: FeedFormat | null = null): Promise<OpenFeed> {
  const file = await inspectFile(name);
  const beginning = (await beginningOf(file, 64 * 1024)).trimStart();
  // The rows of any feed that were left out are handed back as CSV.
  const found = isLeftOut(beginning) ? 'csv' : (format ?? formatOf(name, beginning));
  if (found === 'json') return { file, format: found, rows: () => jsonRows(file), values: () => jsonValues(file) };
  if (found === 'xml') return { file, format: found, rows: () => xmlRows(file), values: null };
  return { file, format: found, rows: () => csvRows(file), values: null };
}

const isLeftOut = (beginning: string): boolean =>
  !/^[<[{]/.test(beginning) && (beginning.split('\n', 1)[0] ?? '').includes(LEFT_OUT_COLUMN);

function formatOf(name: string, beginning: string): FeedFormat {
  if (beginning === '') throw new BadFeed(`${name} is empty.`);
  if (beginning.startsWith('<')) return 'xml';
  if (/^[[{]/.test(beginning)) return 'json';
  const ending = path.extname(name).toLowerCase();
  if (ending === '.json' || ending === '.xml') throw new BadFeed(`${name} is not ${ending.slice(1).toUpperCase()}.`);
  return ending === '.tsv' ? 'tsv' : 'csv';
}
