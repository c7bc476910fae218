import { CsvError } from 'csv-parse';
import { csvRecords } from './csv-records.ts';
import { BadFeed, beginningOf, type FeedFile, textOf } from './feed-file.ts';
import { type Cells, columnNames, type FeedRow, HEADER_AGAIN, MOST_COLUMNS, noCells } from './feed-row.ts';

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
  let [header, columns, row]: [readonly string[] | null, ReadonlyMap<string, number>, number] = [null, new Map(), 0];
  try {
    for await (const records of csvRecords(textOf(file), delimiter))
      for (const cells of records) {
        if (header === null) {
          if (cells.length > MOST_COLUMNS)
            throw new BadFeed(`${file.path} has ${cells.length} columns; the most is ${MOST_COLUMNS}.`);
          header = cells;
          columns = new Map(columnNames(cells).map((name, at) => [name, at]));
          continue;
        }
        row += 1;
        yield new CsvRow(row, { columns, values: cells, wrong: wrongWith(cells, header, delimiter) });
      }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadFeed(`${file.path} cannot be read: ${reason(error)}.`);
  }
}

/** A record as a row. Most rows of most files have not changed since the last, and are told by a few cells: all are laid out only when asked for. */
class CsvRow implements FeedRow {
  readonly row: number;
  readonly wrong: string | undefined;
  readonly #columns: ReadonlyMap<string, number>;
  readonly #values: readonly string[];

  constructor(
    row: number,
    of: { readonly columns: ReadonlyMap<string, number>; readonly values: readonly string[]; readonly wrong: string | undefined },
  ) {
    this.row = row;
    this.wrong = of.wrong;
    this.#columns = of.columns;
    this.#values = of.values;
  }

  cell(column: string): string | undefined {
    const at = this.#columns.get(column);
    return at === undefined ? undefined : (this.#values[at] ?? '');
  }

  get cells(): Cells {
    const cells = noCells();
    for (const [name, at] of this.#columns) cells[name] = this.#values[at] ?? '';
    return cells;
  }
}

/** Why a record is no row, if it is none. */
function wrongWith(cells: readonly string[], header: readonly string[], delimiter: string): string | undefined {
  if (cells.length > header.length && cells.slice(header.length).some((cell) => cell.trim() !== ''))
    return `has ${cells.length} values where the header has ${header.length}`;
  if (cells.length === header.length && cells.every((cell, at) => cell === header[at])) return HEADER_AGAIN;
  if (cells.some((cell) => isTorn(cell, delimiter, header.length)))
    return 'has a quote that is not closed, and the rows after it may be inside';
  return undefined;
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
