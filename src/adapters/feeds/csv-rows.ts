import { CsvError } from 'csv-parse';
import { csvRecords } from './csv-records.ts';
import { BadFeed, beginningOf, type FeedFile, textOf } from './feed-file.ts';
import { type Cells, columnNames, type FeedRow, HEADER_AGAIN, MOST_COLUMNS, noCells } from './feed-row.ts';

const MARKS = [',', '\t', ';', '|'] as const;

/** How many lines at the beginning may stand before the header: a title, a date, Excel's 'sep=,'. */
const LOOKED_AT = 10;
/** A line with this many marks of one kind is a header, and no title with a comma in it. */
const SURELY = 3;

/** The mark between cells: the one that comes most often in the header, outside quotes. */
function markIn(text: string): string {
  const counted = text
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT)
    .map(
      (line) =>
        MARKS.map((mark) => ({ mark, count: line.split(mark).length - 1 })).toSorted((one, other) => other.count - one.count)[0],
    );
  return (counted.find((most) => (most?.count ?? 0) >= SURELY) ?? counted[0])?.mark ?? ',';
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;

/** Which of the first records is the header: the first that has about as many cells as most of them. */
function headerAt(records: readonly (readonly string[])[]): number {
  const usual = records.map(filled).toSorted((one, other) => one - other)[Math.floor(records.length / 2)] ?? 0;
  return Math.max(
    0,
    records.findIndex((cells) => filled(cells) >= Math.min(usual, 2) && filled(cells) * 2 >= usual),
  );
}

/** The records from the header on. */
async function* fromHeader(all: AsyncIterable<string[][]>): AsyncGenerator<string[][]> {
  let first: string[][] | null = [];
  for await (const records of all) {
    if (first === null) yield records;
    else {
      first.push(...records);
      if (first.length < LOOKED_AT) continue;
      yield first.slice(headerAt(first.slice(0, LOOKED_AT)));
      first = null;
    }
  }
  if (first !== null) yield first.slice(headerAt(first));
}

/** Reads comma- or tab-separated values, row by row. */
export async function* csvRows(file: FeedFile): AsyncGenerator<FeedRow> {
  const delimiter = markIn(await beginningOf(file, 64 * 1024));
  let lastText = '';
  const texts = async function* () {
    for await (const text of textOf(file)) {
      if (text !== '') lastText = text;
      yield text;
    }
  };
  let [header, columns, row]: [readonly string[] | null, ReadonlyMap<string, number>, number] = [null, new Map(), 0];
  // The last record is told by nothing following it.
  let [last, fewest]: [readonly string[] | null, number] = [null, Number.POSITIVE_INFINITY];
  const rowOf = (cells: readonly string[], of: readonly string[], isCut: boolean) => {
    row += 1;
    return new CsvRow(row, { columns, values: cells, wrong: isCut ? CUT_OFF : wrongWith(cells, of, delimiter) });
  };
  try {
    for await (const records of fromHeader(csvRecords(texts(), delimiter)))
      for (const cells of records) {
        if (header === null) {
          if (cells.length > MOST_COLUMNS)
            throw new BadFeed(`${file.path} has ${cells.length} columns; the limit is ${MOST_COLUMNS}.`);
          header = cells;
          columns = new Map(columnNames(cells).map((name, at) => [name, at]));
          continue;
        }
        if (last !== null) {
          if (last.length < fewest) fewest = last.length;
          yield rowOf(last, header, false);
        }
        last = cells;
      }
    if (last !== null && header !== null) {
      const isShort = last.length < header.length && last.length < fewest && row > 0;
      yield rowOf(last, header, isShort && !/[\r\n]$/.test(lastText));
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadFeed(`${file.path} cannot be read: ${reason(error)}.`);
  }
}

const CUT_OFF = 'ends before its last column, where the file ends: it may have been cut off';

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
  if (error.code === 'CSV_MAX_RECORD_SIZE') return 'a row is longer than a million characters; perhaps a quote is never closed';
  return error.message;
}
