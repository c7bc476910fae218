import { hash } from 'node:crypto';
import { CsvError } from 'csv-parse';
import { isHeaderless } from '#src/rules/feeds/headerless.ts';
import { fromSpreadsheetCell } from '#src/rules/text/spreadsheet-cell.ts';
import { type CsvRecord, csvRecords } from './csv-records.ts';
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

/** A cell's text. Our own files, and careful programs, put an apostrophe before what a spreadsheet would take for a formula. */
const cellAt = (record: CsvRecord, at: number): string => fromSpreadsheetCell(record.cell(at));
const cellsOf = (record: CsvRecord): string[] => Array.from({ length: record.length }, (_, at) => cellAt(record, at));
const filled = (record: CsvRecord): number => cellsOf(record).filter((cell) => cell.trim() !== '').length;

/** How wide a file without a header is, by its first rows. */
const mostCells = (records: readonly CsvRecord[]): number =>
  Math.min(MOST_COLUMNS, Math.max(...records.slice(0, LOOKED_AT).map(({ length }) => length)));

const isBlank = (record: CsvRecord): boolean => {
  for (let at = 0; at < record.length; at += 1) if (record.cell(at).trim() !== '') return false;
  return true;
};

/** Which of the first records is the header: the first that has about as many cells as most of them. */
function headerAt(records: readonly CsvRecord[]): number {
  const usual = records.map(filled).toSorted((one, other) => one - other)[Math.floor(records.length / 2)] ?? 0;
  return Math.max(
    0,
    records.findIndex((cells) => filled(cells) >= Math.min(usual, 2) && filled(cells) * 2 >= usual),
  );
}

/** How a file begins: which of the first records is its header or, in a file without one, its first vehicle. */
interface Beginning {
  readonly at: number;
  readonly hasHeader: boolean;
}

/** A title or a date has fewer cells than the sparest vehicle. */
const LEAST_CELLS = 3;

function beginningAt(records: readonly CsvRecord[]): Beginning {
  const at = headerAt(records);
  const header = records[at];
  const below = records.slice(at + 1).map(cellsOf);
  if (header === undefined || !isHeaderless(cellsOf(header), below)) return { at, hasHeader: true };
  const first = records.findIndex((record) => filled(record) >= LEAST_CELLS);
  return { at: first < 0 ? at : Math.min(first, at), hasHeader: false };
}

/** The records from the header on; each batch says whether the file has one. */
async function* fromHeader(all: AsyncIterable<CsvRecord[]>): AsyncGenerator<{ records: CsvRecord[]; hasHeader: boolean }> {
  let first: CsvRecord[] = [];
  let begun: Beginning | null = null;
  for await (const records of all) {
    if (begun !== null) yield { records, hasHeader: begun.hasHeader };
    else {
      first.push(...records);
      if (first.length < LOOKED_AT) continue;
      begun = beginningAt(first.slice(0, LOOKED_AT));
      yield { records: first.slice(begun.at), hasHeader: begun.hasHeader };
      first = [];
    }
  }
  if (begun !== null) return;
  const { at, hasHeader } = beginningAt(first);
  yield { records: first.slice(at), hasHeader };
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
  const ending = { isBlank: false };
  // Spreadsheets end with lines of nothing but marks.
  const filledRecords = async function* () {
    for await (const records of csvRecords(texts(), delimiter)) {
      const last = records.at(-1);
      if (last !== undefined) ending.isBlank = isBlank(last);
      yield records.filter((record) => !isBlank(record));
    }
  };
  let [header, row]: [Header | null, number] = [null, 0];
  // The last record is told by nothing following it.
  let [last, fewest]: [CsvRecord | null, number] = [null, Number.POSITIVE_INFINITY];
  const rowOf = (record: CsvRecord, of: Header, isCut: boolean) => {
    row += 1;
    const wrong = isCut ? CUT_OFF : wrongWith(record, of);
    return new CsvRow(row, { header: of, record, wrong });
  };
  try {
    for await (const { records, hasHeader } of fromHeader(filledRecords()))
      for (const record of records) {
        if (header === null) {
          if (record.length > MOST_COLUMNS)
            throw new BadFeed(`${file.path} has ${record.length} columns; the limit is ${MOST_COLUMNS}.`);
          // Columns without a name are numbered.
          header = new Header(hasHeader ? cellsOf(record) : Array.from({ length: mostCells(records) }, () => ''), delimiter);
          if (hasHeader) continue;
        }
        if (last !== null) {
          if (last.length < fewest) fewest = last.length;
          yield rowOf(last, header, false);
        }
        last = record;
      }
    if (last !== null && header !== null) {
      const isShort = last.length < header.cells.length && last.length < fewest && row > 0;
      yield rowOf(last, header, isShort && !ending.isBlank && !/[\r\n]$/.test(lastText));
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadFeed(`${file.path} cannot be read: ${reason(error)}.`);
  }
}

const CUT_OFF = 'ends before its last column, where the file ends: it may have been cut off';

/** Neighbouring columns, by where the first and the last of them are. */
type Span = readonly [number, number];

/** The header of a file, by which its records are rows. */
class Header {
  readonly cells: readonly string[];
  readonly delimiter: string;
  readonly columns: ReadonlyMap<string, number>;
  readonly names: readonly string[];
  #asked: { readonly columns: readonly string[]; readonly spans: readonly Span[]; readonly means: string } | null = null;

  constructor(cells: readonly string[], delimiter: string) {
    this.cells = cells;
    this.delimiter = delimiter;
    this.names = columnNames(cells);
    this.columns = new Map(this.names.map((name, at) => [name, at]));
  }

  /** Where some columns stand, neighbours together, and what that means: the same text under other columns says something else. */
  spansOf(columns: readonly string[]): { readonly spans: readonly Span[]; readonly means: string } {
    if (this.#asked?.columns === columns) return this.#asked;
    const spans: [number, number][] = [];
    const places = new Set(columns.map((name) => this.columns.get(name)).filter((at) => at !== undefined));
    for (const at of [...places].toSorted((one, other) => one - other)) {
      const before = spans.at(-1);
      if (before?.[1] === at - 1) before[1] = at;
      else spans.push([at, at]);
    }
    const named = spans.map(([from, to]) => this.names.slice(from, to + 1));
    this.#asked = { columns, spans, means: hash('sha256', JSON.stringify([this.delimiter, named]), 'base64url') };
    return this.#asked;
  }
}

/** A record as a row. Most rows of most files have not changed since the last, and are told by a few cells: all are laid out only when asked for. */
class CsvRow implements FeedRow {
  readonly row: number;
  readonly wrong: string | undefined;
  readonly #header: Header;
  readonly #record: CsvRecord;

  constructor(row: number, of: { readonly header: Header; readonly record: CsvRecord; readonly wrong: string | undefined }) {
    this.row = row;
    this.wrong = of.wrong;
    this.#header = of.header;
    this.#record = of.record;
  }

  /** Whether it is set aside for its many values alone: it is one row, and its first cells are where they belong. */
  get isWide(): boolean {
    return this.wrong !== undefined && this.wrong === wideText(this.#record, this.#header);
  }

  get names(): readonly string[] {
    return this.#header.names;
  }

  cell(column: string): string | undefined {
    const at = this.#header.columns.get(column);
    return at === undefined ? undefined : cellAt(this.#record, at);
  }

  said(columns: readonly string[]): string {
    const { spans, means } = this.#header.spansOf(columns);
    let said = means;
    for (const [from, to] of spans) said += `\0${this.#record.span(from, to)}`;
    return said;
  }

  get cells(): Cells {
    const cells = noCells();
    for (const [name, at] of this.#header.columns) cells[name] = cellAt(this.#record, at);
    const { names, delimiter } = this.#header;
    const last = names.at(-1);
    // What is beyond the last column is kept in it, so that nothing of the row is lost to whoever mends it.
    if (last !== undefined && isTooWide(this.#record, this.#header))
      cells[last] = cellsOf(this.#record)
        .slice(names.length - 1)
        .join(delimiter);
    return cells;
  }
}

/** Why a record is no row, if it is none. */
function wrongWith(record: CsvRecord, of: Header): string | undefined {
  const { length } = record;
  const { cells: header, delimiter } = of;
  const isWide = isTooWide(record, of);
  // The rest of the row that was swallowed last makes a row too wide.
  const torn = record.span(0, length).includes('\n')
    ? cellsOf(record).find((cell) => isTorn(cell, delimiter, isWide ? 1 : header.length))
    : undefined;
  if (torn !== undefined) return tornText(torn);
  if (isWide) return wideText(record, of);
  if (length === header.length && header.every((cell, at) => cell === cellAt(record, at))) return HEADER_AGAIN;
  return undefined;
}

/** Whether a record has values beyond the header's last column. */
const isTooWide = (record: CsvRecord, { cells: header }: Header): boolean =>
  record.length > header.length && cellsOf(record).some((cell, at) => at >= header.length && cell.trim() !== '');

const wideText = ({ length }: CsvRecord, { cells }: Header): string =>
  `has ${length} values where the header has ${cells.length}`;

/** How much of a line is quoted. */
const QUOTED = 40;

/** Said of a row whose quote is not closed, with the lines of the file that are inside it. */
function tornText(cell: string): string {
  const lines = cell
    .split(/\r\n?|\n/)
    .slice(1)
    .filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const count = lines.length === 1 ? 'a line after it is' : `${lines.length} lines after it are`;
  return `has a quote that is not closed: ${count} inside, beginning with ${first.slice(0, QUOTED)}`;
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
