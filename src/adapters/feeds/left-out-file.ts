import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';

/** The rows of a file that did not go in. */
export interface LeftOut {
  /** None when every row went in. */
  readonly columns: readonly string[];
  readonly rows: () => AsyncIterable<Readonly<Record<string, string>>>;
}

/** Writes them as CSV, to be mended and imported. */
export const writeLeftOut = (file: string, { columns, rows }: LeftOut): Promise<void> =>
  pipeline(rows(), stringify({ header: true, columns: [...columns] }), createWriteStream(file));
