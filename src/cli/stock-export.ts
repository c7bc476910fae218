import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { spreadsheetCell } from '#src/rules/text/spreadsheet-cell.ts';
import { exportStock } from '#src/use-cases/stock/export-stock.ts';
import { BadUse, type Options, say } from './command.ts';
import { exportLines } from './export-lines.ts';
import { withPlatform } from './with-platform.ts';

/** `forecourt stock export --dealership SLUG --out FILE`: writes a dealership's stock as CSV that `stock import` reads back. The file is there whole or not at all. */
export async function exportStockFile({ dealership, out }: Options): Promise<number> {
  if (typeof dealership !== 'string' || typeof out !== 'string')
    throw new BadUse('Name the dealership with --dealership SLUG, and the file with --out FILE.');
  return withPlatform(async ({ store }) => {
    const unfinished = `${out}.${process.pid}`;
    const csv = stringify({ header: true, cast: { string: spreadsheetCell } });
    const file = csv.pipe(createWriteStream(unfinished, { mode: 0o600 }));
    try {
      const exported = await exportStock(store, { dealership, now: new Date() }, async (rows) => {
        for (const row of rows) if (!csv.write(row)) await new Promise((resolve) => csv.once('drain', resolve));
      });
      csv.end();
      await finished(file);
      await rename(unfinished, out);
      for (const line of exportLines(out, exported)) say(line);
      return 0;
    } catch (error) {
      csv.destroy();
      file.destroy();
      await rm(unfinished, { force: true });
      throw error;
    }
  });
}
