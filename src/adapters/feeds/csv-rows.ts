import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { BadFeed, beginningOf, type FeedFile, textOf } from './feed-file.ts';
import { columnNames, type FeedRow, HEADER_AGAIN, LONGEST_ROW, MOST_COLUMNS, noCells } from './feed-row.ts';

const MARKS = [',', '\t', ';', '|'] as const;

/** The mark between cells: the one that comes most often in the header, outside quotes. */
function markIn(text: string): string {
  const header = /^(?:\s*\n)*((?:"(?:[^"]|"")*"|[^"\n])*)/.exec(text)?.[1] ?? '';
  const bare = header.replaceAll(/"(?:[^"]|"")*"/g, '');
  return (
    MARKS.map((mark) => ({ mark, count: bare.split(mark).length })).toSorted((one, other) => other.count - one.count)[0]?.mark ??
    ','
  );
}

/** Reads comma- or tab-separated values, row by row. */
export async function* csvRows(file: FeedFile): AsyncGenerator<FeedRow> {
  const delimiter = markIn(await beginningOf(file, 64 * 1024));
  const parser = Readable.from(textOf(file)).pipe(
    parse({
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: LONGEST_ROW,
    }),
  );
  let [names, header, row]: [string[], string, number] = [[], '', 0];
  try {
    for await (const found of parser) {
      const cells = found as string[];
      if (row === 0 && names.length === 0) {
        if (cells.length > MOST_COLUMNS)
          throw new BadFeed(`${file.path} has ${cells.length} columns; the most is ${MOST_COLUMNS}.`);
        [names, header] = [columnNames(cells), cells.join('\0')];
        continue;
      }
      row += 1;
      const byName = noCells();
      for (const [at, name] of names.entries()) byName[name] = cells[at] ?? '';
      if (cells.length > names.length && cells.slice(names.length).some((cell) => cell.trim() !== ''))
        yield { row, cells: byName, wrong: `has ${cells.length} values where the header has ${names.length}` };
      else if (cells.join('\0') === header) yield { row, cells: byName, wrong: HEADER_AGAIN };
      else if (cells.some((cell) => isTorn(cell, delimiter, names.length)))
        yield { row, cells: byName, wrong: 'has a quote that is not closed, and the rows after it may be inside' };
      else yield { row, cells: byName };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadFeed(`${file.path} cannot be read: ${reason(error)}.`);
  }
}

/** Whether a cell runs on into a later line and the quoted cells there: a quote was opened and never closed. */
function isTorn(cell: string, delimiter: string, columns: number): boolean {
  const end = cell.indexOf('\n');
  return end >= 0 && cell.includes(`${delimiter}"`, end) && cell.split(delimiter).length >= columns;
}

function reason(error: CsvError): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote is never closed';
  if (error.code === 'CSV_MAX_RECORD_SIZE') return 'a row is longer than a million letters; perhaps a quote is never closed';
  return error.message;
}
