import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { spreadsheetCell } from '#src/rules/text/spreadsheet-cell.ts';

/** The rows of a file that did not go in. */
export interface LeftOut {
  /** None when every row went in. */
  readonly columns: readonly string[];
  readonly rows: () => AsyncIterable<Readonly<Record<string, string>>>;
}

/** Writes them as CSV, to be mended in a spreadsheet and imported: what a dealer's file holds is no formula there. */
export const writeLeftOut = (file: string, { columns, rows }: LeftOut): Promise<void> =>
  pipeline(
    rows(),
    stringify({ header: true, columns: [...columns], cast: { string: spreadsheetCell } }),
    createWriteStream(file),
  );
