import { writeFile } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';

/** Writes the rows of a file that did not go in, to be mended and imported. */
export async function writeLeftOut(file: string, rows: readonly Readonly<Record<string, string>>[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  await writeFile(file, stringify([...rows], { header: true, columns }));
}
